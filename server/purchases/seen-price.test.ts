import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { formatMoney } from '#i18n/format.ts'
import { services as serviceTable } from '#server/db/schema/services.ts'
import { giveCoupon } from '#tests/a-coupon.ts'
import { draft, look, owner, readyPurchase, soldServices, someGoods } from '#tests/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { applyCoupon } from './apply-coupon.ts'
import { describePaymentStep } from './describe-payment-step.ts'
import { removeCoupon } from './remove-coupon.ts'
import { saveBuyer } from './save-buyer.ts'
import { startPurchase } from './start-purchase.ts'

const { services, setNow } = await testServices()
const start = new Date('2026-11-15T12:00:00+01:00')
const later = (minutes: number) => setNow(new Date(start.getTime() + minutes * 60_000))
const [service] = soldServices(services).sold
if (!service) throw new Error('nothing is sold')

async function itCosts(priceAmount: number) {
  await services.db
    .update(serviceTable)
    .set({ priceAmount })
    .where(eq(serviceTable.uuid, service?.uuid ?? ''))
  await services.catalogue.refresh()
}

beforeEach(async () => {
  setNow(start)
  await itCosts(10_000)
})

async function open(uuid: string) {
  const reader = { snapshot: services.catalogue.current(), language: 'es' as const, day: '2026-11-15' }
  return describePaymentStep({ services, reader, purchase: await look(services, uuid) })
}

const told = (before: number, after: number) => {
  const euros = (amount: number) => formatMoney({ amount, currency: 'EUR' })
  return { before: euros(before), after: euros(after) }
}

const saved = (uuid: string, changes = {}) => saveBuyer(services, { uuid, language: 'es' }, draft(changes))

const byPost = {
  isPostal: 'yes',
  recipient: 'Marta Salas',
  address: 'Calle Mayor 1',
  postalCode: '28013',
  city: 'Madrid',
  postalCountry: 'ES',
}

test('a price that changed while the buyer typed is told with the payment, once', async () => {
  const goods = someGoods(services)
  const started = await startPurchase(services, { kind: 'voucher', goods, language: 'es', owner })
  const uuid = started.ok ? started.value.uuid : ''
  await itCosts(11_000)
  await saved(uuid)
  expect(await open(uuid)).toMatchObject({ changed: told(10_000, 11_000) })
  expect(await open(uuid)).toMatchObject({ changed: null })
})

test('postage is the wish of who chose it, and no change of the price', async () => {
  const { uuid } = await readyPurchase(services)
  await saved(uuid, byPost)
  expect(await open(uuid)).toMatchObject({ changed: null, total: told(0, 10_495).after })
  await itCosts(12_000)
  await saved(uuid)
  expect(await open(uuid)).toMatchObject({ changed: told(10_000, 12_000) })
})

test('whoever applies or takes off a code still reads that the price has changed', async () => {
  await giveCoupon(services, { code: 'TEN' })
  const { uuid } = await readyPurchase(services)
  await itCosts(12_000)
  await applyCoupon(services, uuid, 'TEN')
  expect(await open(uuid)).toMatchObject({ changed: told(9000, 10_800) })
  expect(await open(uuid)).toMatchObject({ changed: null })
  await itCosts(10_000)
  await removeCoupon(services, uuid, 'TEN')
  expect(await open(uuid)).toMatchObject({ changed: told(12_000, 10_000) })
})

test('a code that ran out before the buyer is saved again does not leave without a word', async () => {
  await giveCoupon(services, { code: 'SLOW' })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'SLOW')
  later(16)
  await saved(uuid)
  expect(await open(uuid)).toMatchObject({ lost: [{ code: 'SLOW', couponError: 'expired' }], coupons: [] })
})
