import { expect, test } from 'vitest'
import { paidParts } from '#domain/pricing/paid-parts.ts'
import { balanceOf } from '#server/coupons/get-coupon.ts'
import { cardsOf } from '#server/gift-cards/card-row.ts'
import { settleAttempt } from '#server/payments/attempts/settle-attempt.ts'
import { closeDispute, holdPurchase, listDisputes, releaseDispute } from '#server/payments/disputes/list-disputes.ts'
import { settleDispute } from '#server/payments/disputes/settle-dispute.ts'
import { applyCoupon } from '#server/purchases/bill/apply-coupon.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import { saveBuyer } from '#server/purchases/core/save-buyer.ts'
import { startPurchase } from '#server/purchases/core/start-purchase.ts'
import { fulfilPaidPurchase } from '#server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { giftCardKind } from '#server/purchases/kinds/gift-card/gift-card-kind.ts'
import { describeKo } from '#server/purchases/steps/describe-ko.ts'
import type { Services } from '#server/services.ts'
import { giveBalance } from '../a-coupon.ts'
import { aCard } from '../a-gift-card.ts'
import { draft, look, owner, pay } from '../a-purchase.ts'
import { allowLogged } from '../log/logged-errors.ts'
import type { KindScenario } from './kind-scenario.ts'
import type { KindWorld } from './kind-world.ts'

type Sources = 'bank' | 'balance' | 'both'

/** More than anything costs, and less. */
const credits: Record<Sources, number> = { bank: 0, balance: 500_000, both: 1000 }
let codes = 0

/** A bank that looks at a payment, and takes it back or does not, before its goods are confirmed and afterwards. */
export function testDisputes(world: () => KindWorld, { kind, over }: Pick<KindScenario, 'kind' | 'over'>) {
  const takesCodes = !kind.refusesCodes
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

const ending = /^Hemos anulado tu compra/

/** What is left of a code of which as much as it cost was spent. */
const leftOf =
  (by: Sources, credit: number) =>
  ({ bill }: { bill: { lines: readonly { kind: string; amount: number }[] } }) =>
    by === 'bank'
      ? 0
      : credit + bill.lines.reduce((sum, { kind, amount }) => (kind === 'balance' ? sum + amount : sum), 0)

const isStillThere = ({ scenario, services }: KindWorld, uuid: string) =>
  (scenario.isUsable ?? scenario.isDelivered)(services, uuid)

async function releaseAll(services: Services) {
  for (const { uuid } of await listDisputes(shopOf(services))) await releaseDispute(shopOf(services), uuid)
}

/** Bought with money, with a balance or with both; and disputed while its goods are being made, or once they are. */
async function disputed(world: KindWorld, by: Sources, when: 'before' | 'after', isOrdered = false) {
  allowLogged(/payment disputed|paid, and not fulfilled yet/)
  const { services, scenario, ready, runHours } = world
  await releaseAll(services)
  const uuid = await ready()
  const code = `MO-DISPUTE-${scenario.kind.kind}-${++codes}`.toUpperCase()
  if (by !== 'bank') {
    await giveBalance(services, code, credits[by], { kind: 'gift-card' })
    expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
  }
  await payFor(world, uuid, by)
  if (when === 'after') {
    await runHours([0, 2])
    expect((await look(services, uuid)).state).toBe('confirmed')
  }
  if (isOrdered) await orderUnheard(world, uuid)
  expect((await look(services, uuid)).state).toBe(when === 'after' ? 'confirmed' : 'confirming')
  await openDispute(world, uuid, by)
  return { uuid, code, total: (await look(services, uuid)).bill.total }
}

/** Its goods can't be made at that moment: the next minute does so. */
async function payFor({ services, scenario: { kind }, bank, attemptOf }: KindWorld, uuid: string, by: Sources) {
  const fulfil = () => Promise.reject(new Error('not now'))
  const busy = { ...services, kinds: { [kind.kind]: { ...kind, fulfilment: { ...kind.fulfilment, fulfil } } } }
  if (by === 'balance') return void (await pay(busy, uuid).catch(() => {}))
  await pay(services, uuid, { method: 'bizum' })
  const attempt = await attemptOf(uuid)
  bank.payThere(attempt)
  await settleAttempt(busy, attempt.order, { state: 'paid' })
}

/** Its supplier says yes, and the answer is lost. */
async function orderUnheard({ services, scenario: { kind } }: KindWorld, uuid: string) {
  const { fulfilment } = kind
  if (fulfilment.when !== 'by-job') throw new Error('there is no order for it')
  allowLogged(/fulfilment left open/)
  const fulfil = async (...order: Parameters<typeof fulfilment.fulfil>) => {
    await fulfilment.fulfil(...order)
    throw new Error('the answer was lost')
  }
  const unheard = { ...services, kinds: { [kind.kind]: { ...kind, fulfilment: { ...fulfilment, fulfil } } } }
  await fulfilPaidPurchase(unheard, uuid)
}

/** A provider tells of it, twice; of what no provider took an operator knows. */
async function openDispute({ services, attemptOf }: KindWorld, uuid: string, by: Sources) {
  if (by === 'balance') {
    expect(await holdPurchase(services, (await look(services, uuid)).locator)).toMatchObject({ ok: true })
    return
  }
  const update = { name: `D-${uuid}`, kind: 'dispute', state: 'open' } as const
  for (const _ of [1, 2]) await settleDispute(services, await attemptOf(uuid), update)
}

async function decide({ services }: KindWorld, uuid: string, how: typeof closeDispute) {
  const [open, ...more] = (await listDisputes(shopOf(services))).filter(({ purchaseUuid }) => purchaseUuid === uuid)
  expect(more).toEqual([])
  expect(await how(shopOf(services), open?.uuid ?? '')).toEqual({ ok: true, value: null })
}

/** What a balance paid of it. */
const spentOf = ({ bill }: Pick<Purchase, 'bill'>) => paidParts(bill).balance?.amount ?? 0

/** The dearest card that is sold, and one of 20 €. */
const cardAmounts = { balance: 50_000, both: 2000 }

const shopOf = (services: Services): Services => ({
  ...services,
  kinds: { ...services.kinds, 'gift-card': giftCardKind },
})

/** Bought with a gift card of another buyer, whose payment is disputed then. `card`: the purchase of the card. */
async function paidByDisputedCard(world: KindWorld, by: 'balance' | 'both', when: 'before' | 'after') {
  allowLogged(/payment disputed|paid, and not fulfilled yet/)
  const { services, ready, runHours } = world
  await releaseAll(services)
  const { card, code } = await buyCard(world, cardAmounts[by])
  const uuid = await ready()
  expect(await applyCoupon(services, uuid, code)).toMatchObject({ ok: true })
  await payFor(world, uuid, by)
  if (when === 'after') await runHours([0, 2])
  expect((await look(services, uuid)).state).toBe(when === 'after' ? 'confirmed' : 'confirming')
  await openDispute({ ...world, services: shopOf(services) }, card, 'bank')
  return { uuid, card, code, total: (await look(services, uuid)).bill.total }
}

async function buyCard({ services, bank, attemptOf }: KindWorld, amount: number) {
  const shop = shopOf(services)
  const start = { kind: 'gift-card', goods: { cards: [aCard({ amount })] }, language: 'es', owner } as const
  const started = await startPurchase(shop, start)
  if (!started.ok) throw new Error(started.error)
  const { uuid: card } = started.value
  const email = 'giver@correo.example'
  await saveBuyer(shop, await look(shop, card), draft({ email, confirmEmail: email }))
  await pay(shop, card, { method: 'bizum' })
  const attempt = await attemptOf(card)
  bank.payThere(attempt)
  await settleAttempt(shop, attempt.order, { state: 'paid' })
  const [issued] = await cardsOf(services.db, card)
  if (!issued) throw new Error('no card was issued')
  return { card, code: issued.code }
}
