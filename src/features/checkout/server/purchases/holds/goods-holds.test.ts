import { beforeEach, expect, test } from 'vitest'
import { goodsHolds } from '#features/checkout/server/schema/purchases.ts'
import type { Services } from '#platform/server/services.ts'
import { said } from '#tests/builders/a-payment.ts'
import { draft, look, openPayment, owner, pay } from '#tests/builders/a-purchase.ts'
import { runJob } from '#tests/jobs/run-job.ts'
import { suppliedKind } from '#tests/kinds/supplied-kind.ts'
import { testServices } from '#tests/test-services.ts'
import { replaceSelection } from '../core/replace-selection.ts'
import { saveBuyer } from '../core/save-buyer.ts'
import { startPurchase } from '../core/start-purchase.ts'

const scene = await testServices()
const { bank, queued, setNow } = scene
const supplier = suppliedKind()
const services: Services = { ...scene.services, kinds: { getaway: supplier.kind } }
const noon = new Date('2026-11-15T12:00:00+01:00')
const at = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
let now = noon
const later = (minutes: number) => {
  now = at(minutes)
  setNow(now)
}
const start = { kind: 'getaway', goods: { nights: 1 }, language: 'es', owner } as const

beforeEach(async () => {
  later(0)
  await services.db.delete(goodsHolds)
  queued.length = 0
  supplier.stock.leave(1000, now)
})

async function started() {
  const purchase = await startPurchase(services, start)
  if (!purchase.ok) throw new Error(purchase.error)
  return purchase.value.uuid
}
async function ready() {
  const uuid = await started()
  expect(await saveBuyer(services, await look(services, uuid), draft())).toEqual({ ok: true })
  return uuid
}
const heldBy = (uuid: string) => supplier.stock.heldBy(uuid, now)
async function runReleases() {
  for (const { job, payload } of queued.splice(0))
    if (job === 'release-hold') await runJob(services, 'release-hold', payload)
}

test('goods are held for the time that their kind names, and the purchase remembers the hold', async () => {
  const uuid = await started()
  const [reference] = heldBy(uuid)
  expect(await look(services, uuid)).toMatchObject({ holdReference: reference, heldUntil: at(15) })
  later(16)
  expect(heldBy(uuid)).toEqual([])
})

test('a hold that lasts is left alone by the buyer step, and renewed when payment begins', async () => {
  const uuid = await started()
  later(10)
  await saveBuyer(services, await look(services, uuid), draft())
  expect((await look(services, uuid)).heldUntil).toEqual(at(15))
  bank.willSay(said.challenge)
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
  expect((await look(services, uuid)).heldUntil).toEqual(at(25))
  expect(heldBy(uuid)).toHaveLength(1)
})

test('if it can not be had any more, what was typed stays, the next page says so, and nothing is charged', async () => {
  const uuid = await started()
  later(16)
  supplier.stock.leave(0, now)
  expect(await saveBuyer(services, await look(services, uuid), draft({ name: 'Teresa' }))).toEqual({ ok: true })
  const purchase = await look(services, uuid)
  expect(purchase).toMatchObject({ buyer: { name: 'Teresa' }, quoteRefusal: 'not-for-sale', heldUntil: null })
  expect(await openPayment(services, uuid)).toMatchObject({ isSold: false })
  expect(await pay(services, uuid)).toEqual({ ok: false, error: 'not-for-sale' })
  supplier.stock.leave(1, now)
  bank.willSay({ state: 'paid' })
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
})

test('if a supplier does not answer whether it holds, nothing is charged, and the next click may pay', async () => {
  const uuid = await ready()
  supplier.willNotHold(new Error('no answer'))
  const calls = bank.calls.length
  await expect(pay(services, uuid)).rejects.toThrow('no answer')
  expect(bank.calls).toHaveLength(calls)
  bank.willSay({ state: 'paid' })
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
})

test('a supplier that refuses to extend keeps its word until the hold ends', async () => {
  const uuid = await ready()
  later(10)
  supplier.stock.release((await look(services, uuid)).holdReference ?? '')
  supplier.stock.leave(0, now)
  bank.willSay(said.challenge)
  expect(await pay(services, uuid)).toMatchObject({ ok: true })
  expect((await look(services, uuid)).heldUntil).toEqual(at(15))
})

test('another selection releases the goods of before', async () => {
  const uuid = await started()
  const before = (await look(services, uuid)).holdReference ?? ''
  supplier.stock.release(before)
  expect(await replaceSelection(services, { ...start, goods: { nights: 2 } }, uuid)).toEqual({
    ok: true,
    value: { uuid },
  })
  expect(queued).toEqual([{ job: 'release-hold', payload: { purchase: uuid, kind: 'getaway', reference: before } }])
  expect(heldBy(uuid)).toEqual([(await look(services, uuid)).holdReference])
})

test('a selection that can not be held changes nothing', async () => {
  const uuid = await started()
  const before = await look(services, uuid)
  later(16)
  supplier.stock.leave(0, now)
  const other = { ...start, goods: { nights: 2 } }
  expect(await replaceSelection(services, other, uuid)).toEqual({ ok: false, error: 'not-for-sale' })
  expect(await look(services, uuid)).toEqual(before)
})

test('two clicks at once hold once', async () => {
  const uuid = await ready()
  later(16)
  bank.willSay(said.challenge)
  const clicks = await Promise.all([pay(services, uuid), pay(services, uuid)])
  expect(clicks.filter(({ ok }) => ok)).toHaveLength(1)
  await runReleases()
  expect(heldBy(uuid)).toEqual([(await look(services, uuid)).holdReference])
})

test('a hold for goods that were replaced meanwhile is released', async () => {
  const uuid = await ready()
  later(16)
  let isFirst = true
  supplier.whileAsked(async () => {
    if (!isFirst) return
    isFirst = false
    await replaceSelection(services, { ...start, goods: { nights: 2 } }, uuid)
  })
  expect(await pay(services, uuid)).toEqual({ ok: false, error: 'closed' })
  supplier.whileAsked(async () => {})
  await runReleases()
  expect(heldBy(uuid)).toEqual([(await look(services, uuid)).holdReference])
})

test('a method that brings its money after the hold is neither offered nor accepted', async () => {
  const uuid = await started()
  await saveBuyer(services, await look(services, uuid), draft({ country: 'PT' }))
  expect((await openPayment(services, uuid)).methods).toEqual(['mbway', 'card', 'paypal'])
  expect(await pay(services, uuid, { method: 'multibanco' })).toEqual({ ok: false, error: 'method-wrong' })
})
