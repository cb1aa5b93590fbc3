import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { priceVoucherItems, quoteVouchers } from '#features/vouchers/kind.ts'
import { describeSelection } from '#features/vouchers/server/purchase/describe-selection.ts'
import { goodsOf, readSelection } from '#features/vouchers/server/purchase/read-selection.ts'
import { testServices } from '#tests/test-services.ts'
import { priceRow, sumUp } from './selection-state.ts'

// In the days of Black Friday, when much is discounted.
const { services } = await testServices({ day: '2026-11-27' })
const reader = readerOf(services, { pathname: '/voucher/start/' })
const { snapshot } = reader

/** Of every spa what it sells at most in one purchase, each for another party. */
const choices = [...snapshot.servicesOfSpa].flatMap(([uuid, offered]) => {
  const spa = snapshot.spas.get(uuid)
  const sold = spa ? offered.filter((service) => whyNotForSale(service, spa) === null).slice(0, 10) : []
  if (!spa || sold.length === 0) return []
  const query = new URLSearchParams(
    sold.flatMap(({ uuid: service, capacity }, place) => [
      ['service', service],
      ['pax', String(capacity.minimum + place)],
      ['units', String(1 + (place % 3))],
    ]),
  )
  return [{ name: spa.name, spa, selection: readSelection(snapshot, query) }]
})

test('the page of every spa says what the server charges', () => {
  expect(choices.length).toBeGreaterThan(50)
  for (const { name, spa, selection } of choices) {
    const view = describeSelection(reader, selection, services.config)
    const goods = goodsOf(spa, selection)
    const charged = priceVoucherItems(reader, goods)
    const whole = quoteVouchers(reader, goods)
    if (!view || !charged.ok || !whole.ok) throw new Error(`${name} is sold`)
    const shown = view.rows.map((row) => priceRow(row, row.settled, view.day))
    expect(
      shown.map(({ lowest: _, ...price }) => price),
      name,
    ).toEqual(charged.value)
    const sum = sumUp(shown)
    expect(sum.total, name).toBe(charged.value.reduce((total, { discounted }) => total + discounted.amount, 0))
    expect(sum.lowest, name).toBe(whole.value.lowest)
  }
})

test('some of it is discounted, and some is not', () => {
  const sums = choices.map(({ selection }) => describeSelection(reader, selection, services.config)?.rows ?? [])
  const discounted = sums.flat().filter(({ lowest }) => lowest !== null)
  expect(discounted.length).toBeGreaterThan(0)
  expect(discounted.length).toBeLessThan(sums.flat().length)
})
