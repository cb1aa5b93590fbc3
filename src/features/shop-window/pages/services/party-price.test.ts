import { expect, test } from 'vitest'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { partyPrice } from '#features/catalogue/rules/prices/voucher-price.ts'
import type { Offer } from '#features/catalogue/rules/services/offer.ts'
import { formatMoney, formatPercentOff } from '#platform/i18n/format.ts'
import { euros } from '#platform/rules/money.ts'
import { weekdays } from '#platform/time/dates.ts'

const day = '2026-11-15'
const offer: Offer = {
  uuid: 'autumn',
  startDate: day,
  endDate: day,
  weekdays: Object.fromEntries(weekdays.map((weekday) => [weekday, true])) as Offer['weekdays'],
  discountMode: 'percent',
  bonoDiscountValue: -15,
  spaDiscountValue: -10,
  startTime: null,
  endTime: null,
}

test('without an offer there is one amount', () => {
  expect(partyPrice({ price: euros(5000), discount: null }, 2)).toEqual({ amount: '100,00\u00a0€' })
})

test('with one the old price and the lowest of 30 days are those of the same party', () => {
  const discount = { base: euros(16_000), lowest: euros(14_400), off: '−15\u00a0%' }
  expect(partyPrice({ price: euros(13_600), discount }, 2)).toEqual({
    amount: '272,00\u00a0€',
    was: '320,00\u00a0€',
    lowest: '288,00\u00a0€',
    off: '−15\u00a0%',
  })
})

test.each([2, 3, 4, 5, 8])('the browser says for %i people what the server charges', (pax) => {
  const service = { price: euros(3333), capacity: { minimum: 2, maximum: 8, incrementing: 2 }, offers: [offer] }
  const { discounted: price, base, percent } = priceFor(service, 2, day)
  const charged = priceFor(service, pax, day)
  const shown = partyPrice({ price, discount: { base, lowest: base, off: formatPercentOff(percent) } }, charged.count)
  expect(shown).toMatchObject({
    amount: formatMoney(charged.discounted),
    was: formatMoney(charged.base),
    off: formatPercentOff(charged.percent),
  })
})
