import { fromSpas } from '#features/catalogue/server/breadcrumbs.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import type { SearchReader } from '#features/catalogue/server/reader.ts'
import { listPage } from '#features/catalogue/server/structured-data/list-page.ts'
import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import { loadListing } from '#features/search/server/load-listing.ts'
import { describePlace, type PlaceView } from '#features/shop-window/server/describe-place.ts'
import { describeDestinations } from '#features/shop-window/server/destinations/describe-destinations.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'

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

type Place = Pick<PlaceView, 'name' | 'where' | 'intro'>

/** Title, lead and description of a place's page; all spas have no place name. */
function placeWords(
  { language, day }: Pick<Reader, 'language' | 'day'>,
  { name, where: ownWhere, intro }: Place,
  brand: string,
) {
  const { t } = i18nFor(language)
  const term = refundTerm(day, language, t).during
  if (name === null) {
    return {
      title: t('titles.place.all'),
      lead: intro ?? t('titles.place.allLead'),
      description: t('titles.place.allDescription', { brand, term }),
    }
  }
  const where = ownWhere ?? t('catalogue.place.where', { place: name })
  return {
    title: t('titles.place.title', { where }),
    lead: intro ?? t('titles.place.lead', { where }),
    description: t('titles.place.description', { where, term }),
  }
}
