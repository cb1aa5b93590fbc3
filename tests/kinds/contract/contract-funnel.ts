import { expect, test } from 'vitest'
import { abandonPayment } from '#features/checkout/server/payments/attempts/abandon-payment.ts'
import { settleAttempt } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import { replaceSelection } from '#features/checkout/server/purchases/core/replace-selection.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { stages } from '#features/tracking/rules/funnel/funnel.ts'
import { countAndForget, readFunnel } from '#features/tracking/server/funnel/count-purchases.ts'
import { draft, look, owner, pay } from '../../builders/a-purchase.ts'
import type { KindWorld } from '../kind-world.ts'

/** How it is counted, however often a step is repeated. */
export function testFunnel(world: () => KindWorld) {
  test('each stage is counted once, under the origin and the language of its start', async () => {
    const { services, scenario, bank, attemptOf, runMinute, later } = world()
    const { kind } = scenario.kind
    const start = { kind, goods: scenario.goods(services), language: 'es', owner } as const
    const started = await startPurchase(services, { ...start, origin: { channel: 'mail', campaign: 'once' } })
    if (!started.ok) throw new Error(started.error)
    const { uuid } = started.value
    const counted = async () => {
      const rows = await readFunnel(services, { from: '2026-11-01', to: '2026-12-31' })
      const own = rows.filter(({ campaign }) => campaign === 'once')
      expect(own).toMatchObject([{ kind, channel: 'mail', language: 'es' }])
      return stages.map((stage) => own[0]?.[stage])
    }
    const save = async () => saveBuyer(services, { ...(await look(services, uuid)), language: 'pt' }, draft())

    expect(await counted()).toEqual([0, 1, 0, 0, 0])
    await save()
    expect(await counted()).toEqual([0, 1, 1, 0, 0])
    const goods = scenario.otherGoods(services)
    await replaceSelection(services, { ...start, goods, origin: { channel: 'fb', campaign: 'later' } }, uuid)
    await save()
    expect(await counted()).toEqual([0, 1, 1, 0, 0])
    await pay(services, uuid, { method: 'bizum' })
    await abandonPayment(services, uuid)
    await pay(services, uuid, { method: 'bizum' })
    expect(await counted()).toEqual([0, 1, 1, 1, 0])
    const attempt = await attemptOf(uuid)
    bank.payThere(attempt)
    await settleAttempt(services, attempt.order, { state: 'paid' })
    await settleAttempt(services, attempt.order, { state: 'paid' })
    later(2)
    await runMinute()
    await runMinute()
    expect(await look(services, uuid)).toMatchObject({ state: 'confirmed' })
    expect(await counted()).toEqual([0, 1, 1, 1, 1])

    // The night counts it once more, and lets it forget where it came from.
    later(24 * 60)
    await countAndForget(services)
    expect((await look(services, uuid)).origin).toBe(null)
    expect(await counted()).toEqual([0, 1, 1, 1, 1])
  })
}
