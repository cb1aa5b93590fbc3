import type { OfferLeaf, ProductLeaf } from 'schema-dts'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { displayCurrency } from '#platform/rules/money.ts'
import {
  decimal,
  type Settings,
  type StructuredData,
  seller,
  wholePicture,
} from '#platform/server/structured-data/web-site.ts'

const picturesTold = 3
const refundDays = 14

/** An experience as the product it is, at what the smallest party pays; null where it is not sold. */
export function serviceData(reader: Reader, uuid: string, settings: Settings): StructuredData | null {
  const { snapshot, language } = reader
  const { publicUrl } = settings
  const service = snapshot.services.get(uuid)
  const spa = service && snapshot.spas.get(service.spaUuid)
  const landing = snapshot.landings.of('service', uuid)
  if (!service || !spa || !landing || whyNotForSale(service, spa)) return null
  const url = publicUrl + landing.uris[language]
  const { name, description } = service.translations[language]
  return {
    '@type': 'Product',
    '@id': `${url}#service`,
    name: `${name}, ${spa.name}`,
    description,
    url,
    sku: uuid,
    brand: { '@type': 'Brand', name: spa.name },
    image: picturesOf(service, spa).map((file) => wholePicture(publicUrl, file)),
    offers: offerOf(reader, service, url, settings),
  } satisfies ProductLeaf
}

function offerOf({ language, day }: Reader, service: Service, url: string, settings: Settings) {
  const { base, discounted, validOffers } = priceFor(service, service.capacity.minimum, day)
  const priceCurrency = displayCurrency(discounted.currency)
  const isReduced = discounted.amount < base.amount
  const lastDay = validOffers.map(({ endDate }) => endDate).toSorted()[0]
  return {
    '@type': 'Offer',
    url,
    price: decimal(discounted.amount),
    priceCurrency,
    ...(isReduced && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: decimal(base.amount),
        priceCurrency,
      },
    }),
    ...(isReduced && lastDay && { priceValidUntil: lastDay }),
    availability: 'https://schema.org/InStock',
    seller: seller(settings),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: ['ES', 'PT', 'AD'],
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: refundDays,
      returnFees: 'https://schema.org/FreeReturn',
      merchantReturnLink: settings.publicUrl + pathOf('refunds', language),
    },
  } satisfies OfferLeaf
}

const picturesOf = (service: Service, spa: Spa) =>
  [...service.images, ...spa.images].slice(0, picturesTold).map(({ file }) => file)
