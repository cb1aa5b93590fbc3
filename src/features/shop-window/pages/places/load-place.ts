import { fromSpas } from '#features/catalogue/server/breadcrumbs.ts'
import type { SearchReader } from '#features/catalogue/server/reader.ts'
import { listPage } from '#features/catalogue/server/structured-data/list-page.ts'
import { loadListing } from '#features/search/server/load-listing.ts'
import { describePlace } from '#features/shop-window/server/describe-place.ts'
import { describeDestinations } from '#features/shop-window/server/destinations/describe-destinations.ts'
import type { Services } from '#platform/server/services.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
import { placeWords } from './place-words.ts'

/** All that a place's page shows. A place may stand at two kinds of addresses: alone, or below its region. */
export function loadPlace(services: Services, reader: SearchReader, url: URL, uuid: string) {
  const place = describePlace(reader, uuid)
  if (!place) throw notFound()
  // The page of all spas stands at the address of Spain, but shows those abroad too, and where they all are.
  const isAll = place.name === null
  const found = loadListing(services, reader, url, { kind: 'spas', ...(isAll ? {} : { place: uuid }) })
  const { publicUrl } = services.config
  const crumbs = fromSpas(reader.language, place.crumbs)
  return {
    place,
    found,
    crumbs,
    structured: listPage(reader, crumbs, found.listing.results, publicUrl),
    destinations: isAll ? describeDestinations(reader) : null,
    words: placeWords(reader, place, services.config.site.brand),
  }
}
