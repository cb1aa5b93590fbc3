import { beforeEach, expect, test } from 'vitest'
import { formatMoney } from '#platform/i18n/format.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import {
  byPost,
  draft,
  itCosts,
  look,
  openPayment,
  owner,
  pay,
  payShown,
  readyPurchase,
  soldServices,
  someGoods,
} from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { saveBuyer } from '../core/save-buyer.ts'
import { startPurchase } from '../core/start-purchase.ts'
import { applyCoupon, removeCoupon } from './apply-coupon.ts'

const { services, setNow, bank } = await testServices()
const start = new Date('2026-11-15T12:00:00+01:00')
const later = (minutes: number) => setNow(new Date(start.getTime() + minutes * 60_000))
const [service] = soldServices(services).sold
if (!service) throw new Error('nothing is sold')

const costs = (price: number) => itCosts(services, service.uuid, price)

beforeEach(async () => {
  setNow(start)
  await costs(10_000)
})

const open = (uuid: string) => openPayment(services, uuid)

const told = (before: number, after: number) => {
  const euros = (amount: number) => formatMoney({ amount, currency: 'EUR' })
  return { before: euros(before), after: euros(after) }
}

const saved = async (uuid: string, changes = {}) =>
  saveBuyer(services, { ...(await look(services, uuid)), language: 'es' }, draft(changes))

test('a price that changed while the buyer typed is told with the payment, until it is accepted', async () => {
  const goods = someGoods(services)
  const started = await startPurchase(services, { kind: 'voucher', goods, language: 'es', owner })
  const uuid = started.ok ? started.value.uuid : ''
  await costs(11_000)
  await saved(uuid)
  expect(await open(uuid)).toMatchObject({ changed: told(10_000, 11_000) })
  expect(await open(uuid)).toMatchObject({ changed: told(10_000, 11_000) })
  bank.willSay({ state: 'failed', code: '0190' })
  expect(await payShown(services, uuid)).toMatchObject({ ok: true })
  expect(await open(uuid)).toMatchObject({ changed: null })
})

test('postage that the buyer chooses is no change of the price', async () => {
  const { uuid } = await readyPurchase(services)
  await saved(uuid, byPost)
  expect(await open(uuid)).toMatchObject({ changed: null, total: told(0, 10_495).after })
  await costs(12_000)
  await saved(uuid)
  expect(await open(uuid)).toMatchObject({ changed: told(10_000, 12_000) })
})

test('a buyer who applies or removes a code is still told that the price has changed', async () => {
  await giveCoupon(services, { code: 'TEN' })
  const { uuid } = await readyPurchase(services)
  await costs(12_000)
  await applyCoupon(services, uuid, 'TEN')
  expect(await pay(services, uuid)).toEqual({ ok: false, error: 'bill-changed' })
  expect(await open(uuid)).toMatchObject({ changed: told(9000, 10_800) })
  await removeCoupon(services, uuid, 'TEN')
  expect(await open(uuid)).toMatchObject({ changed: told(10_000, 12_000) })
})

test('a code that ran out before the buyer is saved again does not leave without a word', async () => {
  await giveCoupon(services, { code: 'SLOW' })
  const { uuid } = await readyPurchase(services)
  await applyCoupon(services, uuid, 'SLOW')
  later(16)
  await saved(uuid)
  expect(await open(uuid)).toMatchObject({ lost: [{ code: 'SLOW', couponError: 'expired' }], coupons: [] })
})
