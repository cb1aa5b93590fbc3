import { expect, test } from 'vitest'
import { cheapestWay } from '#features/catalogue/rules/prices/cheapest-way.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { type SaleView, serviceChoices } from '#features/shop-window/server/service/service-choices.ts'
import { priceItem } from '#features/vouchers/rules/voucher-goods.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { testServices } from '#tests/test-services.ts'
import { wayPrice } from './use-party.ts'

const alone: SaleView = {
  uuid: 'alone',
  name: 'Circuito spa',
  capacity: { minimum: 1, maximum: 6, incrementing: 1 },
  price: 4000,
  currency: 'EUR',
  discount: null,
}
const pair: SaleView = {
  ...alone,
  uuid: 'pair',
  name: 'Circuito spa para 2',
  capacity: { minimum: 2, maximum: 6, incrementing: 2 },
  price: 6800,
  discount: { base: 8000, lowest: 7200 },
}

const priceOf = (onSale: SaleView[], pax: number) => {
  const way = cheapestWay(onSale, pax)
  return way && wayPrice(onSale, way)
}

test('without an offer there is one amount', () => {
  expect(priceOf([alone], 2)).toEqual({ amount: '80,00\u00a0€' })
})

test('with one the old price and the lowest of 30 days are those of the same vouchers', () => {
  expect(priceOf([alone, pair], 3)).toEqual({
    amount: '108,00\u00a0€',
    was: '120,00\u00a0€',
    lowest: '112,00\u00a0€',
    off: '−10\u00a0%',
  })
})

test('every experience of the demo costs each party what the server charges, on a day of many offers', async () => {
  const { services } = await testServices({ day: '2026-11-27' })
  const reader = readerOf(services, { pathname: '/' })
  for (const service of reader.snapshot.services.values()) {
    const spa = reader.snapshot.spas.get(service.spaUuid)
    if (!spa || whyNotForSale(service, spa)) continue
    const choices = serviceChoices(reader, service, spa, i18nFor('es').t)
    for (const { onSale } of choices) {
      for (const pax of [1, 2, 3, 4]) {
        const way = cheapestWay(onSale, pax)
        if (!way) continue
        const charged = way.items.map(({ uuid, pax: people }) => {
          const sold = reader.snapshot.services.get(uuid)
          const priced = sold && priceItem(sold, { serviceUuid: uuid, pax: people, units: 1 }, reader.day)
          if (!priced?.ok) throw new Error(`${uuid} is not sold to ${people}`)
          return priced.value
        })
        const amount = charged.reduce((sum, { discounted }) => sum + discounted.amount, 0)
        expect(wayPrice(onSale, way).amount, service.uuid).toBe(formatMoney({ amount, currency: 'EUR' }))
        expect(way.count, service.uuid).toBe(charged.reduce((sum, { count }) => sum + count, 0))
      }
    }
  }
})
