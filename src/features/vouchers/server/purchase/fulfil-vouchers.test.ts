import { expect, test } from 'vitest'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { describing } from '#features/checkout/server/purchases/core/kind-of.ts'
import { quoteVouchers, voucherKind } from '#features/vouchers/kind.ts'
import type { VoucherGoods } from '#features/vouchers/rules/voucher-goods.ts'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { madridDay } from '#platform/time/dates.ts'
import { look, pay, readyPurchase } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank, setNow } = await testServices()
setNow(new Date('2026-11-15T12:00:00+01:00'))
const day = madridDay(services.clock.now())

/** One service on offer and one at its price, both of one spa. */
function mixedGoods(): VoucherGoods {
  const { spas, servicesOfSpa } = services.catalogue.current()
  for (const [spaUuid, all] of servicesOfSpa) {
    const spa = spas.get(spaUuid)
    const sold = spa ? all.filter((service) => !whyNotForSale(service, spa)) : []
    const isOnOffer = (service: (typeof all)[number]) => priceFor(service, service.capacity.minimum, day).percent > 0
    const chosen = [sold.find(isOnOffer), sold.find((service) => !isOnOffer(service))]
    const items = chosen.flatMap((service, index) =>
      service ? [{ serviceUuid: service.uuid, pax: service.capacity.minimum, units: index + 1 }] : [],
    )
    if (items.length === 2) return { spaUuid, items }
  }
  throw new Error('the demo catalogue has changed')
}

test('each voucher is worth what it was sold for: an offer on one is no discount on the others', async () => {
  const goods = mixedGoods()
  const { uuid } = await readyPurchase(services, {}, goods)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const prices = goods.items.flatMap(({ serviceUuid, pax, units }) => {
    const service = services.catalogue.current().services.get(serviceUuid)
    if (!service) throw new Error('unknown')
    return Array.from({ length: units }, () => priceFor(service, pax, day).discounted.amount)
  })
  const values = (await vouchersOf(services.db, uuid)).map(({ value }) => value)
  expect(values).toEqual(prices)
  expect(values.reduce((sum, value) => sum + value, 0)).toBe((await look(services, uuid)).bill.total)
})

test('two people who come one by one are told of two vouchers, and get two, each for one and for half the price', async () => {
  const { spas, services: all } = services.catalogue.current()
  const service = [...all.values()].find((candidate) => {
    const spa = spas.get(candidate.spaUuid)
    const { minimum, maximum, incrementing } = candidate.capacity
    return minimum === 1 && incrementing === 1 && maximum > 1 && spa && !whyNotForSale(candidate, spa)
  })
  if (!service) throw new Error('the demo catalogue has changed')
  const goods = { spaUuid: service.spaUuid, items: [{ serviceUuid: service.uuid, pax: 2, units: 1 }] }
  const reader = readerOf(services, { pathname: '/' })
  const quoted = quoteVouchers(reader, goods)
  if (!quoted.ok) throw new Error(quoted.error)
  const { label, items } = voucherKind.describe(reader, { goods, quote: quoted.value }, describing(services))
  expect(label).toBe('2 bonos')
  expect(items.map(({ name }) => name)).toEqual([`2 × ${service.translations.es.name}`])
  const { uuid } = await readyPurchase(services, {}, goods)
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  const issued = await vouchersOf(services.db, uuid)
  expect(issued.map(({ pax }) => pax)).toEqual([1, 1])
  const price = priceFor(service, 1, day).discounted.amount
  expect(issued.map(({ value }) => value)).toEqual([price, price])
})
