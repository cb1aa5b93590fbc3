import { useTranslation } from '#app/i18n.tsx'
import { ChipLink } from '#app/ui/forms/chip.tsx'
import { DestinationMap } from '#app/ui/map/destination-map.tsx'
import { PageCrumbs } from '../catalogue/page-crumbs.tsx'
import { Listing } from '../listing/listing.tsx'
import type { loadPlace } from './load-place.ts'
import { NearbyPlaces } from './nearby-places.tsx'

type Props = ReturnType<typeof loadPlace>

export function PlacePage({ place, crumbs, found, destinations, words }: Props) {
  const { t } = useTranslation()
  // Not every destination has a page of its own: the map knows the others too.
  const places = destinations?.regions ?? place.places
  return (
    <div className="wrap page">
      <PageCrumbs steps={crumbs} />
      <div className="list-head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <Listing found={found} ownKind="spas" />
      {/* Below the list: above it they would say once more what the filter of zones offers. */}
      {places.length > 0 && (
        <nav className="nearby" aria-labelledby="places">
          <h2 id="places">{t('catalogue.place.places')}</h2>
          <div className="chips">
            {places.map(({ name, href, count }) => (
              <ChipLink key={href} href={href}>
                {name} <span className="muted">{count}</span>
              </ChipLink>
            ))}
          </div>
        </nav>
      )}
      {destinations && (
        <section className="nearby">
          <h2>{t('catalogue.place.map')}</h2>
          <DestinationMap destinations={destinations} label={t('catalogue.place.map')} />
        </section>
      )}
      <NearbyPlaces place={place} />
    </div>
  )
}
