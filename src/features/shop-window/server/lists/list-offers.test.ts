import { expect, test } from 'vitest'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { isEnabled } from '#features/catalogue/rules/services/service.ts'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import { buildLandings } from '#features/catalogue/server/landings.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { loadConfig } from '#site/server/config.ts'
import { testServices } from '#tests/test-services.ts'
import { describeOffers, offersToday } from './list-offers.ts'

const { services } = await testServices({ day: '2026-11-17' })
const reader = readerOf(services, { pathname: '/' })
const { snapshot, day } = reader

test('it counts what is sold for less today, and says how much less at most', () => {
  const discounted = [...snapshot.services.values()].filter((service) => {
    const spa = snapshot.spas.get(service.spaUuid)
    return spa && isListed(spa) && isEnabled(service) && priceFor(service, service.capacity.minimum, day).percent > 0
  })
  expect(offersToday(reader)).toMatchObject({ count: discounted.length, href: '/promociones/ofertas/' })
  expect(describeOffers(reader).lead).toBe(
    'Lo que hoy cuesta menos, hasta un 59\u00a0%. Junto a cada precio está el más bajo de los últimos 30 días.',
  )
  expect(describeOffers(readerOf(services, { pathname: '/pt/' })).title).toBe('Ofertas de hoje')
})

test('on a day without offers its page promises none', () => {
  const later = { ...reader, day: '2030-01-01' }
  expect(offersToday(later)).toBeNull()
  expect(describeOffers(later).lead).not.toMatch(/\d+\u00a0%/)
})

test('without promotions there are no offers to lead to', () => {
  const { features } = loadConfig({ FEATURE_PROMOTIONS: 'off' })
  const landings = buildLandings(snapshot, features)
  expect(offersToday({ ...reader, snapshot: { ...snapshot, landings } })).toBeNull()
})
