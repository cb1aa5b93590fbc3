import { CatalogueCard, ExperienceCards } from '#features/catalogue/ui/experience-cards.tsx'
import type { LoadedListing } from '#features/search/server/load-listing.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { PinMap } from '#platform/ui/map/pin-map.tsx'

/** Three in a row beside the filters; with the map, two beside it. */
export function Results({ listing: { results, kind }, map }: LoadedListing) {
  const { t } = useTranslation()
  if (!map) return <ExperienceCards cards={results.items} heading="h2" columns={3} hasPriority />
  return (
    <div className="map-split grid gap-32">
      <ExperienceCards cards={results.items} heading="h2" columns={2} />
      <div className="map-side">
        <PinMap
          map={map}
          label={t(kind === 'getaways' ? 'search.listing.getawaysOnMap' : 'search.listing.onMap')}
          renderCard={(pin) => <CatalogueCard key={pin.uuid} card={pin} heading="span" sizes="132px" />}
        />
      </div>
    </div>
  )
}
