import { expect, test } from 'vitest'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import {
  closeDispute,
  listDisputes,
  releaseDispute,
} from '#features/checkout/server/payments/disputes/list-disputes.ts'
import { describeKo } from '#features/checkout/server/purchases/steps/describe-ko.ts'
import { look } from '../../builders/a-purchase.ts'
import { allowLogged } from '../../log/logged-errors.ts'
import {
  cardAmounts,
  credits,
  decide,
  disputed,
  ending,
  isStillThere,
  leftOf,
  orderUnheard,
  paidByDisputedCard,
  type Sources,
  shopOf,
  spentOf,
} from '../disputed-purchase.ts'
import type { KindScenario } from '../kind-scenario.ts'
import type { KindWorld } from '../kind-world.ts'

/** A bank that looks at a payment, and takes it back or does not, before its goods are confirmed and afterwards. */
export function testDisputes(world: () => KindWorld, { kind, over }: Pick<KindScenario, 'kind' | 'over'>) {
  const takesCodes = kind.acceptedCodes.length > 0
  const patience = kind.fulfilment.when === 'by-job' ? kind.fulfilment.patience / 60_000 : null
  const sources: Sources[] = takesCodes ? ['bank', 'balance', 'both'] : ['bank']
  const moments = ['before', 'after'] as const
  const cases = sources.flatMap((by) => moments.map((when) => [by, when] as const))

  test.each(cases)('paid by %s and disputed %s its confirmation: nothing happens to it meanwhile', async (by, when) => {
    const { services, outcomeOf, refunded, runHours, written, emails } = world()
    const { uuid, code, total } = await disputed(world(), by, when)
    await runHours([0, 2])
    const isDelivered = when === 'after'
    expect(await outcomeOf(uuid)).toMatchObject({
      state: isDelivered ? 'confirmed' : 'confirming',
      isDelivered,
      taken: total,
    })
    expect([await refunded(uuid), await balanceOf(services.db, code)]).toEqual([
      0,
      leftOf(by, credits[by])(await look(services, uuid)),
    ])
    expect(written()).toEqual(isDelivered ? ['order'] : [])
    expect(emails().filter(({ subject }) => ending.test(subject))).toEqual([])
  })

  test.each(cases)('paid by %s, disputed %s its confirmation and won: it is the buyer’s', async (by, when) => {
    const { services, outcomeOf, ended, refunded, runHours, written } = world()
    const { uuid, code, total } = await disputed(world(), by, when)
    await runHours([0, 2])
    await decide(world(), uuid, releaseDispute)
    await runHours([0])
    expect(await outcomeOf(uuid)).toEqual(ended('confirmed', total))
    expect(await refunded(uuid)).toBe(0)
    expect(await balanceOf(services.db, code)).toBe(leftOf(by, credits[by])(await look(services, uuid)))
    expect(written()).toEqual(['order'])
  })

  test.each(cases)(
    'paid by %s, disputed %s its confirmation and lost: it ends, and only a balance gets its part back',
    async (by, when) => {
      const { services, outcomeOf, refunded, runHours, emails, written, pageOf } = world()
      const { uuid, code, total } = await disputed(world(), by, when)
      await runHours([0, 2])
      await decide(world(), uuid, closeDispute)
      await runHours([0, 2, 61])
      const isConfirmed = when === 'after'
      expect(await outcomeOf(uuid)).toMatchObject({
        state: isConfirmed ? 'confirmed' : 'failed',
        taken: total,
        held: [],
      })
      expect(await isStillThere(world(), uuid)).toBe(false)
      expect([await refunded(uuid), await balanceOf(services.db, code)]).toEqual([0, credits[by]])
      expect(written().filter((about) => !ending.test(about))).toEqual(isConfirmed ? ['order'] : [])
      const [told, ...more] = emails().filter(({ subject }) => ending.test(subject))
      expect([told?.text.includes('el banco ha retirado el pago'), more]).toEqual([true, []])
      expect(told?.text.includes('Te devolvemos')).toBe(by !== 'bank')
      if (!isConfirmed) expect((await describeKo(await pageOf(uuid))).parts).toHaveLength(by === 'bank' ? 0 : 1)
    },
  )

  const orders = ['was not ordered yet', 'was confirmed without our hearing of it'] as const
  test.each(over ? orders : [])(
    'it %s when it was disputed, and won after its hour or arrival: refunded',
    async (how) => {
      const { services, outcomeOf, ended, refunded, runHours, runMinute, written, setNow } = world()
      const { uuid, total } = await disputed(world(), 'bank', 'before', how !== 'was not ordered yet')
      setNow(over ?? new Date())
      await runMinute()
      expect([(await look(services, uuid)).state, await refunded(uuid)]).toEqual(['confirming', 0])
      await decide(world(), uuid, releaseDispute)
      await runHours([0, 2])
      expect(await outcomeOf(uuid)).toEqual(ended('failed', 0))
      expect([await refunded(uuid), (await look(services, uuid)).failureReason]).toEqual([total, 'gone'])
      expect(written()).toEqual(['failure'])
    },
  )

  test.each(patience ? [patience] : [])(
    'won when %i minutes were over: its supplier has as long again',
    async (minutes) => {
      const { services, outcomeOf, ended, runHours, later } = world()
      const { uuid, total } = await disputed(world(), 'bank', 'before')
      later(minutes)
      await decide(world(), uuid, releaseDispute)
      later(minutes - 1)
      await orderUnheard(world(), uuid)
      expect((await look(services, uuid)).state).toBe('confirming')
      await runHours([2])
      expect(await outcomeOf(uuid)).toEqual(ended('confirmed', total))
    },
  )

  test.each(patience ? [patience] : [])(
    'won, and not confirmed within %i minutes after it: refunded',
    async (minutes) => {
      allowLogged(/fulfilment timed out/)
      const { services, outcomeOf, ended, refunded, runHours, later } = world()
      const { uuid, total } = await disputed(world(), 'bank', 'before')
      later(minutes)
      await decide(world(), uuid, releaseDispute)
      later(minutes)
      await orderUnheard(world(), uuid)
      expect(await look(services, uuid)).toMatchObject({ state: 'failed', failureReason: 'timed-out' })
      await runHours([0])
      expect([await outcomeOf(uuid), await refunded(uuid)]).toEqual([ended('failed', 0), total])
    },
  )

  if (!takesCodes) return

  const parts = ['balance', 'both'] as const
  const chains = parts.flatMap((by) => moments.map((when) => [by, when] as const))

  test.each(chains)(
    'paid by %s of a card that is disputed %s its confirmation: on hold, and named',
    async (by, when) => {
      const { services, outcomeOf, refunded, runHours } = world()
      const { uuid, card, code, total } = await paidByDisputedCard(world(), by, when)
      await runHours([0, 2])
      const purchase = await look(services, uuid)
      expect(purchase).toMatchObject({
        state: when === 'after' ? 'confirmed' : 'confirming',
        disputedAt: expect.any(Date),
      })
      expect(await outcomeOf(uuid)).toMatchObject({ isDelivered: when === 'after', taken: total })
      const left = await balanceOf(services.db, code)
      expect([await refunded(uuid), left]).toEqual([0, cardAmounts[by] - spentOf(purchase)])
      const listed = (await listDisputes(shopOf(services))).find(({ purchaseUuid }) => purchaseUuid === card)
      expect(listed?.reached.map(({ locator }) => locator)).toEqual([purchase.locator])
    },
  )

  test.each(chains)(
    'paid by %s of a card that is disputed %s its confirmation and won: it goes on',
    async (by, when) => {
      const { services, outcomeOf, ended, refunded, runHours } = world()
      const { uuid, card, code, total } = await paidByDisputedCard(world(), by, when)
      await decide(world(), card, releaseDispute)
      await runHours([0, 2])
      expect(await outcomeOf(uuid)).toEqual(ended('confirmed', total))
      const purchase = await look(services, uuid)
      expect([purchase.disputedAt, await refunded(uuid)]).toEqual([null, 0])
      expect(await balanceOf(services.db, code)).toBe(cardAmounts[by] - spentOf(purchase))
    },
  )

  test.each(chains)(
    'paid by %s of a card that is disputed %s its confirmation and lost: it ends, and only money goes back',
    async (by, when) => {
      const { services, outcomeOf, refunded, runHours, emails, pageOf } = world()
      const { uuid, card, code, total } = await paidByDisputedCard(world(), by, when)
      await decide(world(), card, closeDispute)
      await runHours([0, 2, 61])
      expect(await outcomeOf(uuid)).toMatchObject({
        state: when === 'after' ? 'confirmed' : 'failed',
        taken: 0,
        held: [],
      })
      expect(await isStillThere(world(), uuid)).toBe(false)
      expect([await refunded(uuid), await balanceOf(services.db, code)]).toEqual([total, 0])
      const [told, ...more] = emails().filter(({ subject }) => ending.test(subject))
      expect([told?.text.includes('el banco ha retirado el pago de ese código'), more]).toEqual([true, []])
      expect(told?.text.includes('Te devolvemos')).toBe(by === 'both')
      if (when === 'before') expect((await describeKo(await pageOf(uuid))).parts).toHaveLength(by === 'both' ? 1 : 0)
    },
  )
}
