import { expect } from 'vitest'
import { paidParts } from '#features/checkout/rules/bill/purchase-lines.ts'
import { settleAttempt } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import {
  type closeDispute,
  holdPurchase,
  listDisputes,
  releaseDispute,
} from '#features/checkout/server/payments/disputes/list-disputes.ts'
import { settleDispute } from '#features/checkout/server/payments/disputes/settle-dispute.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { giftCardKind } from '#features/gift-cards/kind.ts'
import { cardsOf } from '#features/gift-cards/server/card-row.ts'
import type { Services } from '#platform/server/services.ts'
import { giveBalance } from '../builders/a-coupon.ts'
import { aCard } from '../builders/a-gift-card.ts'
import { draft, look, owner, pay } from '../builders/a-purchase.ts'
import { allowLogged } from '../log/logged-errors.ts'
import type { KindWorld } from './kind-world.ts'

export type Sources = 'bank' | 'balance' | 'both'

/** More than anything costs, and less. */
export const credits: Record<Sources, number> = { bank: 0, balance: 500_000, both: 1000 }
let codes = 0

export const ending = /^Hemos anulado tu compra/

/** What is left of a code of which as much as it cost was spent. */
export const leftOf =
  (by: Sources, credit: number) =>
  ({ bill }: { bill: { lines: readonly { kind: string; amount: number }[] } }) =>
    by === 'bank'
      ? 0
      : credit + bill.lines.reduce((sum, { kind, amount }) => (kind === 'balance' ? sum + amount : sum), 0)

export const isStillThere = ({ scenario, services }: KindWorld, uuid: string) =>
  (scenario.isUsable ?? scenario.isDelivered)(services, uuid)

async function releaseAll(services: Services) {
  for (const { uuid } of await listDisputes(shopOf(services))) await releaseDispute(shopOf(services), uuid)
}

/** Bought with money, with a balance or with both; and disputed while its goods are being made, or once they are. */
export async function disputed(world: KindWorld, by: Sources, when: 'before' | 'after', isOrdered = false) {
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
export async function orderUnheard({ services, scenario: { kind } }: KindWorld, uuid: string) {
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

export async function decide({ services }: KindWorld, uuid: string, how: typeof closeDispute) {
  const [open, ...more] = (await listDisputes(shopOf(services))).filter(({ purchaseUuid }) => purchaseUuid === uuid)
  expect(more).toEqual([])
  expect(await how(shopOf(services), open?.uuid ?? '')).toEqual({ ok: true, value: null })
}

/** What a balance paid of it. */
export const spentOf = ({ bill }: Pick<Purchase, 'bill'>) => paidParts(bill).balance?.amount ?? 0

/** The dearest card that is sold, and one of 20 €. */
export const cardAmounts = { balance: 50_000, both: 2000 }

export const shopOf = (services: Services): Services => ({
  ...services,
  kinds: { ...services.kinds, 'gift-card': giftCardKind },
})

/** Bought with a gift card of another buyer, whose payment is disputed then. `card`: the purchase of the card. */
export async function paidByDisputedCard(world: KindWorld, by: 'balance' | 'both', when: 'before' | 'after') {
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
