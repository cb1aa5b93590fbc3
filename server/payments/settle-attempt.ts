import { eq } from 'drizzle-orm'
import { canBecome } from '#domain/payments/attempt.ts'
import { cardBlock } from '#domain/payments/failure-code.ts'
import { type CardSeen, lasting, type Step } from '#domain/payments/payment-provider.ts'
import { attemptExpiry } from '#domain/payments/waiting.ts'
import { expiryFrom } from '#domain/purchases/purchase.ts'
import { extendReservations } from '#server/coupons/reserve-coupon.ts'
import type { Transaction } from '#server/db/client.ts'
import { blockedCards, paymentAttempts } from '#server/db/schema/payments.ts'
import { completePurchase } from '#server/purchases/complete-purchase.ts'
import { lockPurchase, movePurchase, type Purchase } from '#server/purchases/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, lockAttempt } from './attempt-row.ts'
import { countPayment } from './count-payment.ts'

/**
 * The one place in which what a provider says becomes ours: the attempt, the purchase and all that follows, in one
 * transaction. The same said again changes nothing, in whatever order things are said.
 */
export async function settleAttempt(services: Services, order: string, step: Step): Promise<void> {
  const before = await services.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, order)
    const purchase = attempt && (await lockPurchase(tx, attempt.purchaseUuid))
    if (!attempt || !purchase) return null
    if (step.state === 'waiting') await keepWaiting(services, tx, attempt, purchase, step)
    else if (canBecome(attempt.state, step.state)) await end(services, tx, attempt, purchase, step)
    return purchase
  })
  if (step.state === 'paid' && before && before.state !== 'confirmed') await completePurchase(services, before.uuid)
}

type Ended = Exclude<Step, { state: 'waiting' }>

async function keepWaiting(
  { clock, queue }: Services,
  tx: Transaction,
  attempt: Attempt,
  purchase: Purchase,
  step: Step & { state: 'waiting' },
) {
  if (attempt.state !== 'open') return
  const expiresAt = attemptExpiry(attempt.method, clock.now(), step.for)
  await change(tx, attempt, { wanted: step.for, memo: { ...attempt.memo, ...step.memo }, busyUntil: null, expiresAt })
  if (step.for.kind === 'reference' && attempt.wanted === null) {
    await queue.add(tx, 'send-reference', { purchase: attempt.purchaseUuid })
  }
  // Whatever is reserved must outlive the wait.
  await extendReservations(tx, purchase, expiresAt)
}

async function end(services: Services, tx: Transaction, attempt: Attempt, purchase: Purchase, step: Ended) {
  const now = services.clock.now()
  await change(tx, attempt, {
    state: step.state,
    code: step.state === 'failed' ? step.code : null,
    memo: lasting({ ...attempt.memo, ...step.memo }),
    wanted: null,
    busyUntil: null,
    endedAt: now,
    ...columnsOf(step.card),
  })
  if (step.state === 'paid') return countPayment(services, tx, attempt, purchase)
  if (step.code === cardBlock.code && step.card?.key) await blockCard(tx, step.card.key, now)
  // Who has a reference is not looking at the page any more.
  if (attempt.wanted?.kind === 'reference') await services.queue.add(tx, 'send-undone', { purchase: purchase.uuid })
  // Another may be tried: with a name of its own, and the coupons still reserved.
  if (purchase.state === 'paying') {
    const expiresAt = expiryFrom(now)
    await movePurchase(tx, purchase, 'ready', { expiresAt })
    await extendReservations(tx, purchase, expiresAt)
  }
}

async function change(tx: Transaction, { uuid }: Attempt, changes: Partial<typeof paymentAttempts.$inferInsert>) {
  await tx.update(paymentAttempts).set(changes).where(eq(paymentAttempts.uuid, uuid))
}

const columnsOf = (card: CardSeen | undefined) =>
  card ? { cardKey: card.key, cardBrand: card.brand, cardLastDigits: card.lastDigits } : {}

async function blockCard(tx: Transaction, cardKey: string, now: Date) {
  const until = new Date(now.getTime() + cardBlock.hours * 60 * 60_000)
  await tx
    .insert(blockedCards)
    .values({ cardKey, until })
    .onConflictDoUpdate({ target: blockedCards.cardKey, set: { until } })
}
