import { holdExpiry } from '#domain/coupons/coupon.ts'
import { attemptCanBecome } from '#domain/payments/attempt.ts'
import { cardBlock, type FailureCode } from '#domain/payments/failure-code.ts'
import {
  type CardSeen,
  type Memo,
  type PaymentOutcome,
  withoutTransientFields,
} from '#domain/payments/payment-provider.ts'
import { attemptExpiry } from '#domain/payments/waiting.ts'
import { expiryFrom } from '#domain/purchases/purchase.ts'
import { extendHolds, keepHoldsUntil } from '#server/coupons/coupon-holds.ts'
import type { Transaction } from '#server/db/client.ts'
import { inBatch } from '#server/db/in-batch.ts'
import { prepareUpdate } from '#server/db/prepared.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import { lockPurchase, movePurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import { fulfilPurchase } from '#server/purchases/fulfilment/fulfil-purchase.ts'
import type { Services } from '#server/services.ts'
import { applyPayment } from './apply-payment.ts'
import { type Attempt, lockAttempt } from './attempt-row.ts'
import { blockCard } from './blocked-card.ts'

/** What a provider says, or that we have ended it because its time was over: then its provider has not denied it. */
export type SettledOutcome =
  | PaymentOutcome
  | { state: 'failed'; code: FailureCode; abandonedBy: 'us'; memo?: Memo; card?: never }

/**
 * The one place in which what a provider says becomes ours: the attempt, the purchase and all that follows, in one
 * transaction. The same said again changes nothing, in whatever order things are said.
 */
export async function settleAttempt(services: Services, order: string, step: SettledOutcome): Promise<void> {
  try {
    await settle(services, order, step, true)
  } catch (error) {
    if (step.state !== 'paid') throw error
    // That it is paid must be known even where the goods can't be made now: the clock makes them later.
    services.log.error({ err: error, order }, 'paid, and not made yet')
    await settle(services, order, step, false)
  }
}

async function settle(services: Services, order: string, step: SettledOutcome, makesGoods: boolean) {
  await services.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, order)
    if (!attempt || (step.state !== 'waiting' && !attemptCanBecome(attempt.state, step.state))) return
    const purchase = await lockPurchase(tx, attempt.purchaseUuid)
    if (!purchase) return
    if (step.state === 'waiting') return keepWaiting(services, tx, attempt, purchase, step)
    const now = await end(services, tx, attempt, purchase, step)
    if (now.state === 'confirming' && makesGoods) await fulfilPurchase(services, tx, now)
  })
}

type Ended = Exclude<SettledOutcome, { state: 'waiting' }>

async function keepWaiting(
  services: Services,
  tx: Transaction,
  attempt: Attempt,
  purchase: Purchase,
  step: PaymentOutcome & { state: 'waiting' },
) {
  if (attempt.state !== 'open') return
  const { clock, queue } = services
  const expiresAt = attemptExpiry(attempt.method, clock.now(), step.for)
  const known = rememberedOf(services, attempt, step)
  await change(tx, attempt, { requiredAction: step.for, ...known, abandonedBy: null, leasedUntil: null, expiresAt })
  if (step.for.kind === 'reference' && attempt.requiredAction === null) {
    await queue.add(tx, 'send-reference', { purchase: attempt.purchaseUuid })
  }
  // Whatever is reserved must outlive the wait. Where it is gone, the money may still be stopped, or goes back.
  await keepHoldsUntil(tx, purchase, { now: clock.now(), until: expiresAt })
}

/** The purchase as it is then. */
async function end(
  services: Services,
  tx: Transaction,
  attempt: Attempt,
  purchase: Purchase,
  step: Ended,
): Promise<Purchase> {
  const now = services.clock.now()
  const changed = change(tx, attempt, {
    state: step.state,
    code: step.state === 'failed' ? step.code : null,
    ...rememberedOf(services, attempt, step),
    memo: withoutTransientFields({ ...attempt.memo, ...step.memo }),
    abandonedBy: ('abandonedBy' in step ? step.abandonedBy : undefined) ?? attempt.abandonedBy,
    answeredAction: null,
    requiredAction: null,
    leasedUntil: null,
    endedAt: now,
    ...columnsOf(step.card),
  })
  // Asked in one go: it is answered in its order.
  if (step.state === 'paid') return (await inBatch([changed, applyPayment(services, tx, attempt, purchase)]))[1]
  await changed
  if (step.code === cardBlock.code && step.card?.key) await blockCard(tx, step.card.key, now)
  if (isWaitedForElsewhere(attempt) && attempt.abandonedBy !== 'buyer') {
    const reason = attempt.method === 'multibanco' ? 'reference-expired' : 'denied'
    // What we gave up waiting for was denied by nobody: it is asked about for two weeks more.
    if (reason !== 'denied' || !('abandonedBy' in step)) {
      await services.queue.add(tx, 'send-purchase-failed', { purchase: purchase.uuid, attempt: attempt.uuid, reason })
    }
  }
  // Another may be tried: with a name of its own, and the coupons reserved as long as for any step.
  if (purchase.state !== 'paying') return purchase
  await extendHolds(tx, purchase, { now, until: holdExpiry(now) })
  return movePurchase(tx, purchase, 'ready', { expiresAt: expiryFrom(now) })
}

/** What is remembered of an outcome: the adapter's memo, and the payment's name at the provider. */
function rememberedOf({ payments }: Services, attempt: Attempt, { memo: said }: SettledOutcome) {
  const memo = { ...attempt.memo, ...said }
  return { memo, transactionId: payments.named(attempt.provider)?.transactionIdOf(memo) ?? attempt.transactionId }
}

/** Who has a reference, or was told that a provider takes days to look at it, is not looking at the page any more. */
const isWaitedForElsewhere = ({ requiredAction }: Attempt) =>
  requiredAction?.kind === 'reference' || requiredAction?.kind === 'confirmation'

const update = prepareUpdate(paymentAttempts, paymentAttempts.uuid)

async function change(tx: Transaction, { uuid }: Attempt, changes: Partial<typeof paymentAttempts.$inferInsert>) {
  await update(tx, uuid, changes)
}

const columnsOf = (card: CardSeen | undefined) =>
  card ? { cardKey: card.key, cardBrand: card.brand, cardLastDigits: card.lastDigits } : {}
