import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumePayment } from '#features/checkout/server/payments/attempts/resume-payment.ts'
import { replaceSelection } from '#features/checkout/server/purchases/core/replace-selection.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { forgetTurns } from '#features/checkout/server/purchases/holds/hold-turns.ts'
import { describePaymentStep } from '#features/checkout/server/purchases/steps/describe-payment-step.ts'
import { goodsHolds } from '#features/checkout/server/schema/purchases.ts'
import { draft, look, owner, pay } from '../../builders/a-purchase.ts'
import type { KindScenario } from '../kind-scenario.ts'
import type { KindWorld } from '../kind-world.ts'

type Supplier = NonNullable<KindScenario['supplier']>

const browser = (name: string) => name.padEnd(32, '-')

/** How long, how often and how many goods are held: the same for every kind whose goods somebody else could take. */
export function testHolds(world: () => KindWorld, supplier: Supplier) {
  const startAs = (by: string, { address, goods }: { address?: string; goods?: unknown } = {}) => {
    const { services, scenario } = world()
    const chosen = goods ?? scenario.goods(services)
    return startPurchase(services, { kind: scenario.kind.kind, goods: chosen, language: 'es', owner: by, address })
  }
  const heldFor = async (uuid: string) => {
    const { heldUntil, startedAt } = await look(world().services, uuid)
    return heldUntil && (heldUntil.getTime() - startedAt.getTime()) / 60_000
  }
  /** Up to the moment in which the time of its purchase is over. */
  async function loses() {
    const { ready, later, services, bank } = world()
    const uuid = await ready()
    for (const minutes of [14, 14, 14]) {
      later(minutes)
      bank.refuseNext()
      await pay(services, uuid)
    }
    later(3)
    return uuid
  }

  test('a refused card every 14 minutes keeps it for 45 minutes, and then another buyer has it', async () => {
    const { services, ready, later, bank, pageOf, outcomeOf } = world()
    const uuid = await ready()
    const ends = [await heldFor(uuid)]
    for (const minutes of [14, 14, 14]) {
      later(minutes)
      bank.refuseNext()
      expect(await pay(services, uuid)).toMatchObject({ ok: true, value: { state: 'failed' } })
      ends.push(await heldFor(uuid))
    }
    expect(ends).toEqual([15, 29, 43, 45])
    expect((await describePaymentStep(await pageOf(uuid))).hold).toMatchObject({ isLast: true })
    later(3)
    expect(await pay(services, uuid)).toEqual({ ok: false, error: 'held-before' })
    expect(await outcomeOf(uuid)).toMatchObject({ state: 'ready', taken: 0, held: [] })
    const step = await describePaymentStep(await pageOf(uuid))
    expect(step).toMatchObject({ isSold: false, whyNotSold: 'held-before', hold: null })
    expect((await startAs(browser('another'))).ok).toBe(true)
  })

  test('who has lost it can have other goods at once, and the same an hour later', async () => {
    const { services, scenario, later } = world()
    const uuid = await loses()
    expect(await startAs(owner)).toEqual({ ok: false, error: 'held-before' })
    expect((await startAs(owner, { goods: scenario.otherGoods(services) })).ok).toBe(true)
    later(59)
    expect(await startAs(owner)).toEqual({ ok: false, error: 'held-before' })
    later(1)
    expect((await startAs(owner)).ok).toBe(true)
    expect((await look(services, uuid)).state).toBe('ready')
  })

  test('nor goods that have a part in common with what was lost, whichever it is', async () => {
    const { services, later } = world()
    await loses()
    const overlapping = supplier.overlapping(services)
    for (const goods of overlapping)
      expect(await startAs(owner, { goods })).toEqual({ ok: false, error: 'held-before' })
    later(59)
    for (const goods of overlapping)
      expect(await startAs(owner, { goods })).toEqual({ ok: false, error: 'held-before' })
    later(1)
    for (const goods of overlapping) expect((await startAs(browser('another'), { goods })).ok).toBe(true)
    expect((await startAs(owner, { goods: overlapping[0] })).ok).toBe(true)
  })

  test('who lets the first 15 minutes pass has lost it to a new purchase, but not to the one that was begun', async () => {
    const { services, started, later, outcomeOf } = world()
    const uuid = await started()
    later(16)
    expect(await startAs(owner)).toEqual({ ok: false, error: 'held-before' })
    expect(await saveBuyer(services, await look(services, uuid), draft())).toEqual({ ok: true })
    expect((await outcomeOf(uuid)).held).toHaveLength(1)
    expect(await heldFor(uuid)).toBe(31)
  })

  test.each(['with another spelling', 'of another mailbox'])(
    'an e-mail address %s, in a browser that nobody knows',
    async (which) => {
      const { services, outcomeOf } = world()
      const { buyer } = await look(services, await loses())
      const [name, domain] = (buyer?.email ?? '').split('@')
      const email = which === 'with another spelling' ? `${name}+again@${domain}` : `other-${name}@${domain}`
      const started = await startAs(browser('unknown'))
      if (!started.ok) throw new Error(started.error)
      const { uuid } = started.value
      const saved = await saveBuyer(services, await look(services, uuid), draft({ email, confirmEmail: email }))
      expect(saved).toEqual({ ok: true })
      const isSame = which === 'with another spelling'
      expect(await look(services, uuid)).toMatchObject({
        state: 'ready',
        buyer: { email },
        quoteRefusal: isSame ? 'held-before' : null,
      })
      expect(await pay(services, uuid)).toMatchObject(isSame ? { ok: false, error: 'held-before' } : { ok: true })
      if (isSame) expect((await look(services, uuid)).heldUntil).toBeNull()
      expect((await outcomeOf(uuid)).taken > 0).toBe(!isSame && !world().scenario.isChargedLater)
    },
  )

  test.each(['still free', 'gone'])('its time is over while the buyer is at a slow bank, and it is %s', async (how) => {
    const { services, ready, later, now, outcomeOf, ended, runMinute, attemptOf } = world()
    const uuid = await ready()
    const { total } = (await look(services, uuid)).bill
    later(40)
    await pay(services, uuid, { method: 'paypal' })
    later(10)
    if (how === 'gone') await supplier.sellOut(now())
    await resumePayment(services, (await attemptOf(uuid)).order, { kind: 'return' })
    await runMinute()
    await runMinute()
    if (how === 'still free') expect(await outcomeOf(uuid)).toEqual(ended('confirmed', total))
    else expect(await outcomeOf(uuid)).toMatchObject({ isDelivered: false, taken: 0, held: [] })
  })

  test('what was bought was not lost: the same buyer may have it once more', async () => {
    const { services, ready, runMinute, outcomeOf, later } = world()
    const uuid = await ready()
    await pay(services, uuid)
    await runMinute()
    later(20)
    expect(await outcomeOf(uuid)).toMatchObject({ state: 'confirmed' })
    expect((await startAs(owner)).ok).toBe(true)
  })

  test('who compares goods within one purchase has 45 minutes for all of them', async () => {
    const { services, scenario, started, later, outcomeOf } = world()
    const uuid = await started()
    const chooses = (goods: unknown) =>
      replaceSelection(services, { kind: scenario.kind.kind, goods, language: 'es', owner }, uuid)
    const ends = []
    for (const at of [0, 1, 2]) {
      later(14)
      const goods = at % 2 === 0 ? scenario.otherGoods(services) : scenario.goods(services)
      expect(await chooses(goods)).toEqual({ ok: true, value: { uuid } })
      ends.push(await heldFor(uuid))
    }
    expect(ends).toEqual([29, 43, 45])
    later(3)
    // Another purchase begins, and of what was lost none can.
    expect(await chooses(scenario.otherGoods(services))).toEqual({ ok: false, error: 'held-before' })
    const held = await services.db.select().from(goodsHolds).where(eq(goodsHolds.purchaseUuid, uuid))
    expect(new Set(held.map(({ isGivenUp }) => isGivenUp))).toEqual(new Set([true, false]))
    expect((await outcomeOf(uuid)).held).toEqual([])
  })

  test('of 20 buyers at one address at once 4 hold, and one more when a hold has ended; elsewhere all do', async () => {
    const { later } = world()
    const from = (address: string, at: number) => startAs(browser(`buyer-${at}-at-${address}`), { address })
    const here = await Promise.all(Array.from({ length: 20 }, (_, at) => from('192.0.2.1', at)))
    expect(here.filter(({ ok }) => ok)).toHaveLength(4)
    expect(new Set(here.flatMap((one) => (one.ok ? [] : [one.error])))).toEqual(new Set(['held-too-many']))
    expect((await from('2001:db8:1:2::/64', 20)).ok).toBe(true)
    later(15)
    expect((await from('192.0.2.1', 21)).ok).toBe(true)
  })

  test('a supplier that refuses, or gives no answer, has cost nothing of the time', async () => {
    const { services, scenario, now } = world()
    supplier.fallSilent()
    await expect(startAs(owner)).rejects.toThrow()
    await scenario.mend(services)
    await supplier.sellOut(now())
    expect(await startAs(owner)).toEqual({ ok: false, error: 'not-for-sale' })
    expect(await services.db.select().from(goodsHolds)).toEqual([])
  })

  test('what says nothing any more about who may hold is forgotten', async () => {
    const { services, started, later } = world()
    await started()
    for (const [minutes, isKept] of [
      [119, true],
      [2, false],
    ] as const) {
      later(minutes)
      await forgetTurns(services)
      expect((await services.db.select().from(goodsHolds)).length > 0).toBe(isKept)
    }
  })
}
