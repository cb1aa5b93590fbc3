import { expect, test } from 'vitest'
import type { SpaStatus } from '#features/catalogue/rules/spas/spa.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { getawayData } from '#features/getaways/server/describe-getaway.ts'
import { describeSpa } from '#features/shop-window/server/spa/describe-spa.ts'
import { formatScore } from '#platform/i18n/format.ts'
import { organization, webSite } from '#platform/server/structured-data/web-site.ts'
import { demoDay } from '#tests/demo-day.ts'
import { testServices } from '#tests/test-services.ts'
import { serviceData } from './service-data.ts'
import { spaData } from './spa-data.ts'

const { services } = await testServices({ env: { PUBLIC_URL: 'https://calmaria.example', SANDBOX: 'on' } })
const { config } = services
const snapshot = services.catalogue.current()
const es: Reader = { snapshot, language: 'es', day: demoDay }
const spas = [...snapshot.spas.values()]
const spaThat = (fits: (spa: (typeof spas)[number]) => boolean) => {
  const spa = spas.find(fits)
  if (!spa) throw new Error('The demo catalogue has no such spa')
  return spa
}
const spaWith = (status: SpaStatus) => spaThat((spa) => spa.status === status)
const serviceThat = (fits: (service: (typeof all)[number]) => boolean) => {
  const service = all.find(
    (one) =>
      !whyNotForSale(
        one,
        spaThat((spa) => spa.uuid === one.spaUuid),
      ) && fits(one),
  )
  if (!service) throw new Error('The demo catalogue has no such service')
  return service
}
const all = [...snapshot.services.values()]
type Told = { reviewBody: string }
const isUnverified = ({ isVerified }: { isVerified: boolean }) => !isVerified

const reviewsOf = (uuid: string) => snapshot.reviewsOfSpa.get(uuid) ?? []
const verifiedOf = (uuid: string) => reviewsOf(uuid).filter(({ isVerified }) => isVerified)

test('a spa is a local business with its place, hours, mark and opinions', () => {
  const spa = spaThat(({ uuid, status }) => status === 'online' && verifiedOf(uuid).length > 3)
  const data = spaData(es, spa.uuid, config.publicUrl)
  expect(data).toMatchObject({
    '@type': 'DaySpa',
    name: spa.name,
    url: expect.stringMatching(/^https:\/\/calmaria\.example\/spa-balneario\//),
    address: { streetAddress: spa.location.address, addressLocality: spa.location.city, addressCountry: 'ES' },
    geo: { latitude: spa.location.latitude, longitude: spa.location.longitude },
    aggregateRating: { bestRating: 5, reviewCount: verifiedOf(spa.uuid).length },
  })
  expect(data?.openingHoursSpecification).not.toEqual([])
  expect(data?.review).toHaveLength(3)
  expect(data?.image).not.toEqual([])
})

test('only verified opinions are told, with the score and the number that the page shows', () => {
  const spa = spaThat(
    ({ uuid, status }) => status === 'online' && verifiedOf(uuid).length > 0 && reviewsOf(uuid).some(isUnverified),
  )
  const data = spaData(es, spa.uuid, config.publicUrl) as { aggregateRating: { ratingValue: number }; review: Told[] }
  const shown = describeSpa(es, spa.uuid, config)?.reviews
  expect(formatScore(data.aggregateRating.ratingValue)).toBe(shown?.verified.score)
  expect(data.aggregateRating).toMatchObject({ reviewCount: shown?.verified.count })
  const onPage = [...(shown?.shown ?? []), ...(shown?.foreign ?? [])].filter(({ isVerified }) => isVerified)
  for (const { reviewBody } of data.review) expect(onPage.map(({ comment }) => comment)).toContain(reviewBody)
})

test('a spa that only others wrote about tells no mark', () => {
  const spa = spaThat(({ uuid, status }) => status === 'online' && reviewsOf(uuid).length > 0)
  const unverified = reviewsOf(spa.uuid).map((review) => ({ ...review, isVerified: false }))
  const changed = { ...snapshot, reviewsOfSpa: new Map([[spa.uuid, unverified]]) }
  const data = spaData({ ...es, snapshot: changed }, spa.uuid, config.publicUrl)
  expect(data).not.toHaveProperty('aggregateRating')
  expect(data).not.toHaveProperty('review')
})

test.each(['closed', 'closedtemp'] as const)('a spa that is %s tells no hours', (status) => {
  const data = spaData(es, spaWith(status).uuid, config.publicUrl)
  expect(data).toMatchObject({ '@type': 'DaySpa' })
  expect(data).not.toHaveProperty('openingHoursSpecification')
})

test('a spa without a page says nothing', () => {
  expect(spaData(es, spaWith('disabled').uuid, config.publicUrl)).toBeNull()
})

test('an experience at its full price has no day on which that ends', () => {
  const service = serviceThat(({ offers }) => offers.length === 0)
  const data = serviceData(es, service.uuid, config)
  expect(data).toMatchObject({
    '@type': 'Product',
    offers: {
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      seller: { name: 'Calmaria' },
      hasMerchantReturnPolicy: {
        merchantReturnDays: 14,
        merchantReturnLink: 'https://calmaria.example/politica-cambios-y-devoluciones/',
      },
    },
  })
  expect(data?.offers).not.toHaveProperty('priceValidUntil')
  expect(data?.offers).not.toHaveProperty('priceSpecification')
})

test('a reduced experience tells the price before and the last day of the offer', () => {
  const weekdays = { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true, saturday: true }
  const offer = {
    uuid: 'a',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    weekdays: { ...weekdays, sunday: true },
    spaDiscountValue: 0,
    bonoDiscountValue: -25,
    discountMode: 'percent' as const,
    startTime: null,
    endTime: null,
  }
  const longer = { ...offer, uuid: 'b', endDate: '2026-12-24', bonoDiscountValue: 0 }
  const plain = serviceThat(({ capacity }) => capacity.minimum === 1)
  const service = { ...plain, price: { amount: 8000, currency: 'EUR' }, offers: [longer, offer] }
  const changed = { ...snapshot, services: new Map(snapshot.services).set(service.uuid, service) }
  expect(serviceData({ ...es, snapshot: changed }, service.uuid, config)?.offers).toMatchObject({
    price: '60.00',
    priceSpecification: { price: '80.00', priceType: 'https://schema.org/StrikethroughPrice' },
    priceValidUntil: '2026-11-30',
  })
})

test('an experience that is not sold is no product', () => {
  const spa = spaWith('closed')
  const service = snapshot.servicesOfSpa.get(spa.uuid)?.[0]
  expect(service && serviceData(es, service.uuid, config)).toBeNull()
})

test('a stay tells its lowest price', () => {
  const getaway = [...snapshot.getaways.values()][0]
  const data = getaway && getawayData({ ...es, language: 'pt' }, getaway.uuid, config)
  expect(data).toMatchObject({
    '@type': 'Product',
    url: expect.stringMatching(/^https:\/\/calmaria\.example\/pt\/escapadinhas-hotel-spa\//),
    offers: { '@type': 'AggregateOffer', lowPrice: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'EUR' },
  })
})

test('the site tells where its search is, in the language of the page', () => {
  const action = webSite(config, 'pt').potentialAction as { target: { urlTemplate: string } }
  expect(action.target.urlTemplate).toBe('https://calmaria.example/pt/pesquisar/?q={words}')
  expect(organization(config, 'pt')).toMatchObject({
    name: 'Calmaria',
    contactPoint: { email: 'ajuda@calmaria.example', telephone: '+34 900 000 000' },
  })
})
