import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { getAuthorizedPurchase } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { expirePurchases } from '#features/checkout/server/purchases/core/forget-purchases.ts'
import { replaceSelection } from '#features/checkout/server/purchases/core/replace-selection.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { describeBuyerStep } from '#features/checkout/server/purchases/steps/describe-buyer-step.ts'
import { describeConfirmation } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { describePaymentStep } from '#features/checkout/server/purchases/steps/describe-payment-step.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { giveBalance, giveCoupon } from '../../builders/a-coupon.ts'
import { draft, look, owner, pay, payShown } from '../../builders/a-purchase.ts'
import type { KindWorld } from '../kind-world.ts'

/** The way of a purchase until it is paid. */
export function testSteps(world: () => KindWorld, { takesCodes }: { takesCodes: boolean }) {
  test('is started at its quote, takes its buyer, and is ready to be paid', async () => {
    const { services, started } = world()
    const uuid = await started()
    const purchase = await look(services, uuid)
    expect(purchase).toMatchObject({ state: 'started', quoteRevision: 1, buyer: null })
    expect(purchase.bill.total).toBeGreaterThan(0)
    expect(await saveBuyer(services, purchase, draft())).toEqual({ ok: true })
    expect(await look(services, uuid)).toMatchObject({ state: 'ready', buyer: { name: 'Marta' } })
  })

  test('its pages read what is stored, ask nobody and write nothing', async () => {
    const { services, ready, pageOf } = world()
    const uuid = await ready()
    const before = await look(services, uuid)
    const page = await pageOf(uuid)
    const quote = () => Promise.reject(new Error('asked by a page'))
    const { kind } = world().scenario
    const reading = { ...page, services: { ...services, kinds: { [kind.kind]: { ...kind, quote } } } }
    expect(describeBuyerStep(reading, false).summary.total).toBe((await describePaymentStep(reading)).total)
    expect(await look(services, uuid)).toEqual(before)
  })

  test('what is not sold is not started, not changed to, and not charged', async () => {
    const { services, scenario, ready, outcomeOf, started } = world()
    const [uuid, other] = [await ready(), await started()]
    const before = await look(services, other)
    await scenario.stopSelling(services)
    const start = { kind: scenario.kind.kind, goods: scenario.goods(services), language: 'es', owner } as const
    expect(await startPurchase(services, start)).toMatchObject({ ok: false })
    expect(await replaceSelection(services, start, other)).toMatchObject({ ok: false })
    expect(await look(services, other)).toEqual(before)
    expect(await pay(services, uuid)).toEqual({ ok: false, error: 'not-for-sale' })
    expect(await outcomeOf(uuid)).toMatchObject({ state: 'ready', taken: 0 })
  })

  test('what is open at details of a version that is gone expires, and its goods are free; what is paid stays', async () => {
    const { services, scenario, started, ready, outcomeOf, runMinute, pageOf } = world()
    const { isReadable } = scenario.kind
    const [open, paid] = [await started(), await ready()]
    await pay(services, paid)
    await runMinute()
    const { quote } = await look(services, open)
    expect(isReadable?.(quote) ?? quote.details === undefined).toBe(true)
    if (!isReadable) return
    const gone = { ...quote, details: { ...(quote.details as object), version: 0 } }
    expect(isReadable(gone)).toBe(false)
    await services.db
      .update(purchases)
      .set({ quote: gone })
      .where(inArray(purchases.uuid, [open, paid]))
    const found = (uuid: string) => getAuthorizedPurchase(services, uuid, { owner, key: null })
    expect(await found(open)).toMatchObject({ state: 'expired', holdReference: null })
    await runMinute()
    expect((await outcomeOf(open)).held).toEqual([])
    expect(await describeConfirmation(await pageOf(open))).toMatchObject({ kind: 'expired' })
    expect((await found(paid))?.state).toBe('confirmed')
  })

  test('an error of ours is not taken for a silent supplier', async () => {
    const { services, scenario, ready } = world()
    const uuid = await ready()
    const { kind } = scenario
    const quote = () => Promise.reject(new TypeError('a bug'))
    const broken = { ...services, kinds: { [kind.kind]: { ...kind, quote } } }
    const start = { kind: kind.kind, goods: scenario.goods(services), language: 'es', owner } as const
    await expect(startPurchase(broken, start)).rejects.toThrow(TypeError)
    await expect(pay(broken, uuid)).rejects.toThrow(TypeError)
  })

  test('if the quote gets no answer nothing is charged, and the next try may pay', async () => {
    const { services, scenario, ready, outcomeOf, accepted } = world()
    const uuid = await ready()
    const { kind } = scenario
    const quote = () => Promise.reject(new Error('no answer'))
    const silent = { ...services, kinds: { [kind.kind]: { ...kind, quote } } }
    await expect(pay(silent, uuid)).rejects.toThrow('no answer')
    expect(await outcomeOf(uuid)).toMatchObject({ state: 'ready', taken: 0 })
    expect(await pay(services, uuid)).toEqual(accepted)
  })

  test.each(['before the buyer step', 'before the payment'])(
    'a price that changes %s is shown before it is charged',
    async (when) => {
      const { services, scenario, started, outcomeOf, takenOrAuthorized, pageOf } = world()
      const uuid = await started()
      const seen = (await look(services, uuid)).bill.total
      if (when === 'before the buyer step') await scenario.changePrice(services)
      await saveBuyer(services, await look(services, uuid), draft())
      if (when === 'before the payment') await scenario.changePrice(services)
      expect(await pay(services, uuid)).toEqual({ ok: false, error: 'bill-changed' })
      expect(await outcomeOf(uuid)).toMatchObject({ taken: 0 })
      expect((await describePaymentStep(await pageOf(uuid))).changed).not.toBe(null)
      expect(await payShown(services, uuid)).toMatchObject({ ok: true })
      const { bill } = await look(services, uuid)
      expect(bill.total).not.toBe(seen)
      expect(await takenOrAuthorized(uuid)).toBe(bill.total)
    },
  )

  test('another selection keeps the buyer, and is paid at its own price', async () => {
    const { services, scenario, ready } = world()
    const uuid = await ready()
    const goods = scenario.otherGoods(services)
    const start = { kind: scenario.kind.kind, goods, language: 'es', owner } as const
    expect(await replaceSelection(services, start, uuid)).toEqual({ ok: true, value: { uuid } })
    expect(await look(services, uuid)).toMatchObject({ state: 'started', goods, buyer: { name: 'Marta' } })
    expect(await pay(services, uuid)).toEqual({ ok: false, error: 'closed' })
  })

  if (takesCodes) testCodes(world)
  else
    test('no code of any kind pays for it', async () => {
      const { services, ready, outcomeOf, ended, runMinute } = world()
      await giveCoupon(services, { code: 'NONE' })
      await giveBalance(services, 'MO-NONE', 1000, { kind: 'gift-card' })
      await giveBalance(services, 'MO-WALLET', 1000)
      const uuid = await ready()
      const { total } = (await look(services, uuid)).bill
      for (const code of ['NONE', 'MO-NONE', 'MO-WALLET'])
        expect(await applyCoupon(services, uuid, code)).toEqual({ ok: false, error: 'invalid-for-service' })
      await pay(services, uuid)
      await runMinute()
      expect(await outcomeOf(uuid)).toEqual(ended('confirmed', total))
    })

  test.each(['started', 'ready'] as const)(
    'a purchase that is left when %s expires and holds nothing',
    async (step) => {
      const { services, started, ready, later, outcomeOf, ended, runJobs } = world()
      const uuid = step === 'started' ? await started() : await ready()
      later(61)
      await expirePurchases(services)
      await runJobs(services)
      expect(await outcomeOf(uuid)).toEqual(ended('expired', 0))
    },
  )
}

function testCodes(world: () => KindWorld) {
  test('a coupon and a gift card are taken off, used once with the payment, and held until then', async () => {
    const { services, ready, outcomeOf, ended, runMinute } = world()
    await giveCoupon(services, { code: 'TEN', usageLimit: 1 })
    await giveBalance(services, 'MO-TEN', 1000, { kind: 'gift-card' })
    const uuid = await ready()
    const { total } = (await look(services, uuid)).bill
    for (const code of ['TEN', 'MO-TEN']) expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
    expect((await outcomeOf(uuid)).held).toEqual(expect.arrayContaining(['MO-TEN', 'TEN']))
    const other = await ready()
    expect(await applyCoupon(services, other, 'TEN')).toEqual({ ok: false, error: 'reached-usage-limit' })
    await pay(services, uuid)
    await runMinute()
    const discounted = total - Math.round(total / 10) - 1000
    expect(await outcomeOf(uuid)).toEqual(ended('confirmed', discounted))
  })

  test('a code whose hold has expired is told as a changed bill', async () => {
    const { services, ready, later, outcomeOf } = world()
    await giveCoupon(services, { code: 'SLOW' })
    const uuid = await ready()
    await applyCoupon(services, uuid, 'SLOW')
    later(16)
    expect(await pay(services, uuid)).toEqual({ ok: false, error: 'bill-changed' })
    expect(await outcomeOf(uuid)).toMatchObject({ taken: 0 })
  })
}
