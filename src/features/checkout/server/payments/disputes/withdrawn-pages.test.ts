import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { readyBooking, someServices } from '#tests/builders/a-booking.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { openNights, readyGetaway } from '#tests/builders/a-getaway.ts'
import { look, pay, takeBack } from '#tests/builders/a-purchase.ts'
import { allowLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank } = await testServices()
const [service] = someServices(services)
if (!service) throw new Error('the demo catalogue is empty')
await makeBookable(services, service.uuid)
const hour = { serviceUuid: service.uuid, day: '2026-12-03', time: '17:00', pax: service.capacity.minimum }

beforeEach(async () => {
  allowLogged(/payment disputed/)
  await openNights(services)
  await services.db.execute(sql`update bookings set state = 'cancelled' where state = 'confirmed'`)
  await services.db.execute(sql`delete from resource_claims`)
})

const goods = {
  stay: { ready: () => readyGetaway(services), place: ['El hotel ya no te espera.', 'O hotel já não espera por si.'] },
  hour: {
    ready: () => readyBooking(services, hour),
    place: ['El spa ya no te espera.', 'O spa já não espera por si.'],
  },
}

/** More than anything costs, and less. */
const credits = { bank: 0, balance: 500_000, both: 1000 }
let codes = 0

const kinds = ['stay', 'hour'] as const
const cases = kinds.flatMap((what) => (['bank', 'balance', 'both'] as const).map((by) => [what, by] as const))

test.each(cases)('the page of the %s paid by %s that a dispute has ended names what went back', async (what, by) => {
  const uuid = await goods[what].ready()
  const code = `MO-PAGE-${++codes}`
  if (by !== 'bank') {
    await giveBalance(services, code, credits[by], { kind: 'gift-card' })
    expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
  }
  bank.willSay({ state: 'paid' })
  await pay(services, uuid)
  await fulfilPaidPurchase(services, uuid)
  const paid = await look(services, uuid)
  const left = await balanceOf(services.db, code)
  await takeBack(services, paid)
  const back = (await balanceOf(services.db, code)) - left
  const amount = formatMoney({ amount: back, currency: paid.bill.currency })
  const [es, pt] = goods[what].place
  const said =
    by === 'bank'
      ? [`${es} No hay nada que devolver.`, `${pt} Não há nada a devolver.`]
      : [`${es} Te devolvemos ${amount} a donde se pagó.`, expect.stringContaining(amount)]
  expect([await leadOf(uuid, 'es'), await leadOf(uuid, 'pt')]).toEqual(said)
})

async function leadOf(uuid: string, language: 'es' | 'pt') {
  const purchase = await look(services, uuid)
  const reader = { snapshot: services.catalogue.current(), language, day: '2026-11-15' }
  return (await kindOf(services, purchase.kind).confirmation?.(services, reader, purchase))?.lead
}
