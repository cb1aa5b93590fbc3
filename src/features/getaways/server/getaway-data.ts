import type { ProductLeaf } from 'schema-dts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { displayCurrency } from '#platform/rules/money.ts'
import {
  decimal,
  type Settings,
  type StructuredData,
  seller,
  wholePicture,
} from '#platform/server/structured-data/web-site.ts'

const picturesTold = 3

/** A stay as the product it is. Its price depends on the dates: only the lowest is known. */
export function getawayData({ snapshot, language }: Reader, uuid: string, settings: Settings): StructuredData | null {
  const { publicUrl } = settings
  const getaway = snapshot.getaways.get(uuid)
  const landing = snapshot.landings.of('getaway', uuid)
  if (!getaway || !landing) return null
  const url = publicUrl + landing.uris[language]
  const { name, description } = getaway.translations[language]
  const pictures = [...getaway.images, ...getaway.hotel.images].slice(0, picturesTold)
  return {
    '@type': 'Product',
    '@id': `${url}#getaway`,
    name,
    description,
    url,
    sku: uuid,
    brand: { '@type': 'Brand', name: getaway.hotel.name },
    image: pictures.map(({ file }) => wholePicture(publicUrl, file)),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: decimal(getaway.priceFrom.amount),
      priceCurrency: displayCurrency(getaway.priceFrom.currency),
      seller: seller(settings),
    },
  } satisfies ProductLeaf
}
