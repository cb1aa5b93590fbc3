import type { ReactNode } from 'react'
import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import { Listing } from '#features/search/ui/listing/listing.tsx'
import type { PlaceView } from '#features/shop-window/server/describe-place.ts'
import { LinkList } from '#features/shop-window/ui/link-list.tsx'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { loadPlace } from './load-place.ts'

/** `map`: only the page of all spas has one, and a town, whose script a spa's page shares, need not bring it. */
type Props = ReturnType<typeof loadPlace> & { map?: ReactNode }

export function PlacePage({ place, crumbs, found, destinations, words, map }: Props) {
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
          <div className="chips mt-24">
            {places.map(({ name, href, count }) => (
              <ChipLink key={href} href={href}>
                {name} <span className="muted">{count}</span>
              </ChipLink>
            ))}
          </div>
        </nav>
      )}
      {map && (
        <section className="nearby">
          <h2>{t('catalogue.place.map')}</h2>
          {map}
        </section>
      )}
      <NearbyPlaces place={place} />
    </div>
  )
}

/** Where to look next: the places beside this one, and the one it lies in. */
function NearbyPlaces({ place: { parent, neighbours } }: { place: PlaceView }) {
  const { t } = useTranslation()
  if (!parent && neighbours.length === 0) return null
  const links = neighbours.map(({ name, href, count }) => ({ name, href, note: t('catalogue.spaCount', { count }) }))
  return (
    <section className="nearby">
      <div className="head">
        <h2>{t('catalogue.place.nearby')}</h2>
        {parent && (
          <Anchor className="more" href={parent.href}>
            {t('catalogue.place.allIn', {
              where: parent.where ?? t('catalogue.place.where', { place: parent.name }),
            })}{' '}
            <Icon name="arrow-right" />
          </Anchor>
        )}
      </div>
      <LinkList links={links} />
    </section>
  )
}
