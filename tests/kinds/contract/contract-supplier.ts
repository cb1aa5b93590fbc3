import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { noteReturn } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { resumePayment } from '#features/checkout/server/payments/attempts/resume-payment.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { describeConfirmation } from '#features/checkout/server/purchases/steps/describe-confirmation.ts'
import { describePaymentStep } from '#features/checkout/server/purchases/steps/describe-payment-step.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { draft, look, owner, pay } from '../../builders/a-purchase.ts'
import { allowLogged, expectLogged } from '../../log/logged-errors.ts'
import type { KindScenario } from '../kind-scenario.ts'
import type { KindWorld } from '../kind-world.ts'

type Supplier = NonNullable<KindScenario['supplier']>

/** What only kinds with a supplier must do: goods are held while the buyer pays, and ordered afterwards. */
export function testSupplier(world: () => KindWorld, supplier: Supplier) {
  test('a supplier is never asked inside a transaction', async () => {
    const { services, ready, runMinute, outcomeOf } = world()
    const locked: string[] = []
    supplier.whileAsked(async () => {
      const rows = await services.db.execute(
        sql`select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
      )
      if (Number(rows.rows[0]?.count) > 0) locked.push('in a transaction')
    })
    const uuid = await ready()
    await pay(services, uuid)
    await runMinute()
    expect(await outcomeOf(uuid)).toMatchObject({ state: 'confirmed' })
    expect(locked).toEqual([])
  })

  test('while it gives no answer nothing is begun, changed or charged, and afterwards it goes on', async () => {
    const { services, scenario, started, ready, runMinute, outcomeOf } = world()
    const [first, second] = [await started(), await ready()]
    const before = [await look(services, first), await look(services, second)]
    supplier.fallSilent()
    const start = { kind: scenario.kind.kind, goods: scenario.goods(services), language: 'es', owner } as const
    await expect(startPurchase(services, start)).rejects.toThrow(SupplierAway)
    await expect(saveBuyer(services, await look(services, first), draft())).rejects.toThrow(SupplierAway)
    await expect(pay(services, second)).rejects.toThrow(SupplierAway)
    expect([await look(services, first), await look(services, second)]).toEqual(before)
    expect((await outcomeOf(second)).taken).toBe(0)
    await scenario.mend(services)
    expect(await pay(services, second)).toMatchObject({ ok: true })
    await runMinute()
    expect(await outcomeOf(second)).toMatchObject({ state: 'confirmed' })
  })

  test('what somebody else holds is not sold', async () => {
    const { services, scenario, started, now } = world()
    await started()
    await supplier.sellOut(now())
    const start = { kind: scenario.kind.kind, goods: scenario.goods(services), language: 'es', owner } as const
    expect(await startPurchase(services, start)).toEqual({ ok: false, error: 'not-for-sale' })
  })

  test.each(['still free', 'gone'])('its hold expires before the buyer step, and it is %s', async (how) => {
    const { services, started, later, now, pageOf, outcomeOf } = world()
    const uuid = await started()
    later(16)
    if (how === 'gone') await supplier.sellOut(now())
    expect(await saveBuyer(services, await look(services, uuid), draft({ name: 'Teresa' }))).toEqual({ ok: true })
    const step = await describePaymentStep(await pageOf(uuid))
    expect([step.isSold, step.hold !== null]).toEqual(how === 'gone' ? [false, false] : [true, true])
    expect((await look(services, uuid)).buyer).toMatchObject({ name: 'Teresa' })
    expect((await outcomeOf(uuid)).held).toHaveLength(how === 'gone' ? 0 : 1)
  })

  test.each(['still free', 'gone'])('its hold expires before the payment, and it is %s', async (how) => {
    const { services, ready, later, now, outcomeOf, ended, accepted, runMinute } = world()
    const uuid = await ready()
    const { total } = (await look(services, uuid)).bill
    later(16)
    if (how === 'gone') await supplier.sellOut(now())
    const paid = await pay(services, uuid)
    await runMinute()
    expect(paid).toEqual(how === 'gone' ? { ok: false, error: 'not-for-sale' } : accepted)
    expect(await outcomeOf(uuid)).toEqual(how === 'gone' ? ended('ready', 0) : ended('confirmed', total))
  })

  test.each(['still free', 'gone'])('its hold expires while the buyer is at the bank, and it is %s', async (how) => {
    const { services, ready, later, now, outcomeOf, ended, runMinute, attemptOf } = world()
    const uuid = await ready()
    const { total } = (await look(services, uuid)).bill
    await pay(services, uuid, { method: 'paypal' })
    later(16)
    if (how === 'gone') await supplier.sellOut(now())
    await resumePayment(services, (await attemptOf(uuid)).order, { kind: 'return' })
    await runMinute()
    expect(await outcomeOf(uuid)).toEqual(how === 'gone' ? ended('ready', 0) : ended('confirmed', total))
  })

  test('paid after the hold, and gone: the supplier decides, and the money goes back', async () => {
    const { services, ready, later, now, outcomeOf, ended, runMinute, attemptOf, bank } = world()
    const uuid = await ready()
    await pay(services, uuid, { method: 'bizum' })
    bank.payThere(await attemptOf(uuid))
    later(16)
    await supplier.sellOut(now())
    await runMinute()
    await runMinute()
    expect(await outcomeOf(uuid)).toEqual(ended('failed', 0))
    expect((await look(services, uuid)).failureReason).toBe('gone')
  })

  test('the short wait is counted from when the buyer is back, however long they were at the bank', async () => {
    const { services, ready, later, pageOf, attemptOf } = world()
    const uuid = await ready()
    await pay(services, uuid, { method: 'bizum' })
    later(2)
    await noteReturn(services, await attemptOf(uuid))
    const waits = async () => describeConfirmation(await pageOf(uuid))
    expect(await waits()).toMatchObject({ kind: 'waiting', isLong: false })
    later(0.3)
    await noteReturn(services, await attemptOf(uuid))
    expect(await waits()).toMatchObject({ isLong: false })
    later(0.1)
    expect(await waits()).toMatchObject({ isLong: true })
  })

  test('pending, it is asked about less and less often, the page waits, and a yes confirms it', async () => {
    expectLogged(/fulfilment left open/)
    const { services, scenario, ready, later, outcomeOf, runMinute, pageOf } = world()
    const waiting = { kind: scenario.isChargedLater ? 'authorized' : 'paid' }
    const uuid = await ready()
    supplier.willSay({ state: 'pending' }, new Error('no answer'), { state: 'pending' })
    await pay(services, uuid)
    const tries: number[] = []
    for (let minute = 0; minute < 8; minute++) {
      await runMinute()
      const { state, fulfilmentTries } = await look(services, uuid)
      if (state === 'confirming') expect(await describeConfirmation(await pageOf(uuid))).toMatchObject(waiting)
      tries.push(fulfilmentTries)
      later(1)
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 4])
    expect(await outcomeOf(uuid)).toMatchObject({ state: 'confirmed', isDelivered: true, held: [] })
  })

  test('pending for an hour, it has failed, and a later yes changes nothing', async () => {
    expectLogged(/fulfilment timed out/)
    // A supplier that answers is not logged, one that is silent is.
    allowLogged(/fulfilment left open/)
    const { services, ready, later, outcomeOf, ended, runMinute, written } = world()
    const uuid = await ready()
    supplier.willAlwaysSay({ state: 'pending' })
    await pay(services, uuid)
    for (const minutes of [0, 30, 29]) {
      later(minutes)
      await runMinute()
    }
    expect((await look(services, uuid)).state).toBe('confirming')
    later(11)
    await runMinute()
    await runMinute()
    later(10)
    supplier.willAlwaysSay(null)
    await runMinute()
    expect(await look(services, uuid)).toMatchObject({ state: 'failed', failureReason: 'timed-out' })
    expect(await outcomeOf(uuid)).toEqual(ended('failed', 0))
    expect(written()).toEqual(['failure'])
  })

  test('two jobs at once order once', async () => {
    const { services, ready, outcomeOf } = world()
    const uuid = await ready()
    await pay(services, uuid)
    const before = supplier.orders()
    await Promise.all([fulfilPaidPurchase(services, uuid), fulfilPaidPurchase(services, uuid)])
    expect([supplier.orders() - before, (await outcomeOf(uuid)).state]).toEqual([1, 'confirmed'])
  })
}
