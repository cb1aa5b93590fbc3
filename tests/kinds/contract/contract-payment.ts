import { expect, test } from 'vitest'
import type { PaymentInput } from '#features/checkout/rules/payments/payment-provider.ts'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { abandonPayment } from '#features/checkout/server/payments/attempts/abandon-payment.ts'
import { resumePayment } from '#features/checkout/server/payments/attempts/resume-payment.ts'
import { settleAttempt } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import { offeredMethods } from '#features/checkout/server/payments/offered-methods.ts'
import { refundPurchase } from '#features/checkout/server/payments/refunds/refund-purchase.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { describeKo } from '#features/checkout/server/purchases/steps/describe-ko.ts'
import { redirectForStep } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { paymentMethods } from '#platform/rules/payment-method.ts'
import { giveBalance, giveCoupon } from '../../builders/a-coupon.ts'
import { byCard, look, pay } from '../../builders/a-purchase.ts'
import { allowLogged } from '../../log/logged-errors.ts'
import type { KindWorld } from '../kind-world.ts'

const inputOf = (method: (typeof paymentMethods)[number]): PaymentInput => {
  if (method === 'card') return byCard
  return method === 'mbway' ? { method, phone: '+351912345678' } : { method }
}

/** What follows from its payment. */
export function testPayment(world: () => KindWorld, { takesCodes }: { takesCodes: boolean }) {
  test.each(paymentMethods)(
    'by %s: paid once, confirmed and written about once; or it is not offered',
    async (method) => {
      const { services, ready, bank, attemptOf, outcomeOf, ended, runMinute, later, written } = world()
      const uuid = await ready({ country: method === 'bizum' ? 'ES' : 'PT' })
      const purchase = await look(services, uuid)
      if (!offeredMethods(services, purchase).includes(method)) {
        expect(await pay(services, uuid, inputOf(method))).toEqual({ ok: false, error: 'method-wrong' })
        expect(await outcomeOf(uuid)).toMatchObject({ state: 'ready', taken: 0 })
        return
      }
      expect(await pay(services, uuid, inputOf(method))).toMatchObject({ ok: true })
      const attempt = await attemptOf(uuid)
      if (method === 'paypal') await resumePayment(services, attempt.order, { kind: 'return' })
      else if (method !== 'card') bank.payThere(attempt)
      later(2)
      await runMinute()
      await runMinute()
      expect(await outcomeOf(uuid)).toEqual(ended('confirmed', purchase.bill.total))
      expect(written().filter((about) => about === 'order')).toHaveLength(1)
    },
  )

  if (takesCodes)
    test('paid out of a balance alone, it is confirmed and written about like any other', async () => {
      const { services, ready, outcomeOf, ended, runMinute, written } = world()
      await giveBalance(services, 'MO-WHOLE', 500_000, { kind: 'gift-card' })
      const uuid = await ready()
      await applyCoupon(services, uuid, 'MO-WHOLE')
      expect(await pay(services, uuid)).toEqual({ ok: true, value: { state: 'paid' } })
      await runMinute()
      expect(await outcomeOf(uuid)).toEqual(ended('confirmed', 0))
      expect(await balanceOf(services.db, 'MO-WHOLE')).toBeLessThan(500_000)
      expect(written()).toEqual(['order'])
    })

  test('a payment whose goods can not be made now is kept, and they are made when they can', async () => {
    allowLogged(/paid, and not fulfilled yet|fulfilment left open|confirmation not written/)
    const { services, scenario, ready, attemptOf, outcomeOf, runMinute, later } = world()
    const uuid = await ready()
    const { kind } = scenario
    const fulfil = () => Promise.reject(new Error('not now'))
    const broken = { ...kind, fulfilment: { ...kind.fulfilment, fulfil } }
    const unlucky = { ...services, kinds: { [kind.kind]: broken } }
    await pay(services, uuid, { method: 'bizum' })
    await settleAttempt(unlucky, (await attemptOf(uuid)).order, { state: 'paid' })
    expect(await outcomeOf(uuid)).toMatchObject({ state: 'confirming', isDelivered: false })
    later(1)
    await runMinute()
    expect(await outcomeOf(uuid)).toMatchObject({ state: 'confirmed', isDelivered: true })
  })

  test('paid and failed: the money goes back to its sources by itself, and page and e-mail say so', async () => {
    const { services, scenario, ready, outcomeOf, ended, refunded, runMinute, pageOf, emails, written } = world()
    await giveBalance(services, 'MO-BACK', 1000, { kind: 'gift-card' })
    await giveCoupon(services, { code: 'AGAIN', usageLimit: 1 })
    const uuid = await ready()
    for (const code of ['MO-BACK', 'AGAIN']) await applyCoupon(services, uuid, code)
    const { total } = (await look(services, uuid)).bill
    await scenario.breakFulfilment(services, uuid)
    expect(await pay(services, uuid)).toMatchObject({ ok: true })
    await runMinute()
    await runMinute()
    expect(await outcomeOf(uuid)).toEqual(ended('failed', 0))
    // What was only authorised is released: nothing was taken that could be refunded.
    const isReleased = scenario.isChargedLater === true
    expect([await refunded(uuid), await balanceOf(services.db, 'MO-BACK')]).toEqual([isReleased ? 0 : total, 1000])
    const page = await pageOf(uuid)
    expect(redirectForStep(page.purchase, 'confirmation')).toMatch(/\/ko\/$/)
    const view = await describeKo(page)
    expect(view.parts).toHaveLength(takesCodes ? 2 : 1)
    expect(view.parts[0]).toMatch(isReleased ? /^Anulamos la autorización de/ : /por donde pagaste/)
    expect(view.reason).toBe(page.purchase.failureReason)
    expect(written()).toEqual(['failure'])
    const text = emails().find(({ subject }) => subjectOfFailure(isReleased).test(subject))?.text
    expect(text).toContain('/ko/?key=')
    if (!takesCodes) return
    expect(text).toMatch(/10,00\s€ vuelven a tu tarjeta regalo/)
    await scenario.mend(services)
    expect(await applyCoupon(services, await ready(), 'AGAIN')).toMatchObject({ ok: true })
  })

  test('given back 50 times at once, no more goes back than came in, to each source', async () => {
    const { services, ready, outcomeOf, refunded, runMinute } = world()
    await giveBalance(services, 'MO-MOST', 1000, { kind: 'gift-card' })
    const uuid = await ready()
    await applyCoupon(services, uuid, 'MO-MOST')
    const { total } = (await look(services, uuid)).bill
    await pay(services, uuid)
    await runMinute()
    const purchase = await look(services, uuid)
    const refund = () => services.db.transaction((tx) => refundPurchase(services, tx, purchase, 'test'))
    await Promise.all(Array.from({ length: 50 }, refund))
    await runMinute()
    expect([(await outcomeOf(uuid)).taken, await refunded(uuid)]).toEqual([0, total])
    expect(await balanceOf(services.db, 'MO-MOST')).toBe(1000)
  })

  test('paid twice, it is made once and one payment goes back', async () => {
    const { services, ready, bank, attemptOf, outcomeOf, ended, refunded, runMinute, runHours, written } = world()
    const uuid = await ready()
    const { total } = (await look(services, uuid)).bill
    await pay(services, uuid, { method: 'bizum' })
    const first = await attemptOf(uuid)
    expect(await abandonPayment(services, uuid)).toBe('left')
    await pay(services, uuid)
    await runMinute()
    bank.payThere(first)
    await runHours()
    expect(await outcomeOf(uuid)).toEqual(ended('confirmed', total))
    expect(await refunded(uuid)).toBe(total)
    expect(written()).toEqual(['failure', 'order'])
  })

  test('paid after it had expired, it is made if it can be', async () => {
    const { services, ready, bank, attemptOf, outcomeOf, ended, runHours, runMinute, later } = world()
    const uuid = await ready()
    const { total } = (await look(services, uuid)).bill
    await pay(services, uuid, { method: 'bizum' })
    later(31)
    await runMinute()
    later(61)
    await runMinute()
    expect(await outcomeOf(uuid)).toEqual(ended('expired', 0))
    bank.payThere(await attemptOf(uuid))
    await runHours()
    expect(await outcomeOf(uuid)).toEqual(ended('confirmed', total))
  })

  test('paid after it had expired, and gone: the money goes back', async () => {
    const { services, scenario, ready, bank, attemptOf, outcomeOf, ended, runHours, runMinute, later } = world()
    const uuid = await ready()
    await pay(services, uuid, { method: 'bizum' })
    later(31)
    await runMinute()
    later(61)
    await runMinute()
    await scenario.breakFulfilment(services, uuid)
    bank.payThere(await attemptOf(uuid))
    await runHours()
    expect(await outcomeOf(uuid)).toEqual(ended('failed', 0))
  })
}

const subjectOfFailure = (isReleased: boolean) =>
  isReleased ? /^No hemos podido completar tu compra/ : /^Te devolvemos el pago/
