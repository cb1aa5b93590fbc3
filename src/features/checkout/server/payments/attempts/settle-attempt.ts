import { holdExpiry } from '#features/checkout/rules/coupons/coupon.ts'
import { attemptCanBecome } from '#features/checkout/rules/payments/attempt.ts'
import { cardBlock, type FailureCode } from '#features/checkout/rules/payments/failure-code.ts'
import {
  type CardSeen,
  type Memo,
  type PaymentOutcome,
  withoutTransientFields,
} from '#features/checkout/rules/payments/payment-provider.ts'
import { attemptExpiry } from '#features/checkout/rules/payments/waiting.ts'
import { expiryFrom } from '#features/checkout/rules/purchases/purchase.ts'
import {
  lockPurchase,
  type Purchase,
  transitionPurchase,
} from '#features/checkout/server/purchases/core/purchase-row.ts'
import { failPurchase, fulfilPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-purchase.ts'
import { extendHolds, keepHoldsUntil } from '#features/checkout/server/purchases/holds/coupon-holds.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { prepareUpdate } from '#platform/server/db/prepared.ts'
import type { Services } from '#platform/server/services.ts'
import { applyPayment } from './apply-payment.ts'
import { type Attempt, isKeptFor, lockAttempt } from './attempt-row.ts'
import { blockCard } from './blocked-card.ts'

/** A provider's outcome; or `abandonedBy: 'us'`, an attempt that we ended because its time was over. */
export type SettledOutcome =
  | PaymentOutcome
  | { state: 'failed'; code: FailureCode; abandonedBy: 'us'; memo?: Memo; card?: never }

/**
 * The one place that writes a provider's outcome: attempt, purchase and everything that follows, in one transaction.
 * Outcomes may come twice and in any order: a repeated one changes nothing.
 */
export async function settleAttempt(services: Services, order: string, outcome: SettledOutcome): Promise<void> {
  try {
    await settle(services, order, outcome, true)
  } catch (error) {
    if (!isMoney(outcome)) throw error
    // The payment is recorded even if the goods can't be made now. Reconciliation fulfils the purchase later.
    services.log.error({ err: error, order }, 'paid, and not fulfilled yet')
    await settle(services, order, outcome, false)
  }
}

/** Whether money was taken, or is kept for us. */
export const isMoney = ({ state }: Pick<SettledOutcome, 'state'>) => state === 'paid' || state === 'authorized'

async function settle(services: Services, order: string, providerOutcome: SettledOutcome, fulfils: boolean) {
  await services.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, order)
    // It was deleted with its purchase at this very moment: an operator must look at it.
    if (!attempt && isMoney(providerOutcome)) services.log.error({ order }, 'money for an order that is not known')
    const outcome = attempt && outcomeFor(services, attempt, providerOutcome)
    if (!outcome || (outcome.state !== 'waiting' && !attemptCanBecome(attempt.state, outcome.state))) return
    const purchase = await lockPurchase(tx, attempt.purchaseUuid)
    if (!purchase) return
    if (outcome.state === 'waiting') return keepWaiting(services, tx, attempt, purchase, outcome)
    const now = await endAttempt(services, tx, attempt, purchase, outcome)
    if (now.state === 'confirming' && fulfils) await fulfilPurchase(services, tx, now)
  })
}

/** What a provider told, as far as it can be: null if it was not asked to authorise anything. */
function outcomeFor(
  { log }: Services,
  { state, charge, order }: Attempt,
  providerOutcome: SettledOutcome,
): SettledOutcome | null {
  if (providerOutcome.state === 'authorized' && charge === 'now') {
    log.error({ order }, 'authorised, and not asked to be')
    return null
  }
  // It was released before we heard of its authorisation.
  return providerOutcome.state === 'released' && state === 'open'
    ? { state: 'failed', code: 'generic-1', memo: providerOutcome.memo }
    : providerOutcome
}

/** Writes a capture in the transaction of what it pays for. Returns the purchase, locked; null if it is not kept for it. */
export async function settleCapture(services: Services, tx: Transaction, order: string, memo?: Memo) {
  const attempt = await lockAttempt(tx, order)
  const purchase = attempt && (await lockPurchase(tx, attempt.purchaseUuid))
  if (!purchase || !attemptCanBecome(attempt.state, 'paid')) return purchase
  return endAttempt(services, tx, attempt, purchase, { state: 'paid', memo })
}

type EndingOutcome = Exclude<SettledOutcome, { state: 'waiting' }>

async function keepWaiting(
  services: Services,
  tx: Transaction,
  attempt: Attempt,
  purchase: Purchase,
  outcome: PaymentOutcome & { state: 'waiting' },
) {
  if (attempt.state !== 'open') return
  const { clock, queue } = services
  const expiresAt = attemptExpiry(attempt.method, clock.now(), outcome.for)
  const remembered = rememberedColumns(services, attempt, outcome)
  await updateAttempt(tx, attempt, {
    requiredAction: outcome.for,
    ...remembered,
    abandonedBy: null,
    leasedUntil: null,
    expiresAt,
  })
  if (outcome.for.kind === 'reference' && attempt.requiredAction === null) {
    await queue.add(tx, 'send-multibanco-reference', { purchase: attempt.purchaseUuid })
  }
  // Holds must last as long as the wait. If one is lost, the payment is cancelled before it is charged, or refunded.
  await keepHoldsUntil(tx, purchase, { now: clock.now(), until: expiresAt })
}

/** Ends the attempt, or notes that its money is authorised. Returns the purchase as it is afterwards. */
async function endAttempt(
  services: Services,
  tx: Transaction,
  attempt: Attempt,
  purchase: Purchase,
  outcome: EndingOutcome,
): Promise<Purchase> {
  const now = services.clock.now()
  const when = outcome.state === 'authorized' ? { authorizedAt: now, polledAt: null, endedAt: null } : { endedAt: now }
  await updateAttempt(tx, attempt, {
    state: outcome.state,
    code: outcome.state === 'failed' ? outcome.code : null,
    ...rememberedColumns(services, attempt, outcome),
    memo: withoutTransientFields({ ...attempt.memo, ...outcome.memo }),
    abandonedBy: ('abandonedBy' in outcome ? outcome.abandonedBy : undefined) ?? attempt.abandonedBy,
    answeredAction: null,
    requiredAction: null,
    leasedUntil: null,
    ...when,
    ...columnsOf(outcome.card),
  })
  if (outcome.state === 'paid' || outcome.state === 'authorized')
    return applyPayment(services, tx, attempt, purchase, outcome.state)
  if (outcome.state === 'released') return applyRelease(services, tx, attempt, purchase)
  if (outcome.code === cardBlock.code && outcome.card?.key) await blockCard(tx, outcome.card.key, now)
  if (takesDays(attempt) && attempt.abandonedBy !== 'buyer') {
    const reason = attempt.method === 'multibanco' ? 'reference-expired' : 'denied'
    // No provider denied an attempt that we ended ourselves. Reconciliation polls it for two more weeks.
    if (reason !== 'denied' || !('abandonedBy' in outcome)) {
      await services.queue.add(tx, 'send-purchase-failed', { purchase: purchase.uuid, attempt: attempt.uuid, reason })
    }
  }
  // The buyer may try again, and the holds last as long as in any other step.
  if (purchase.state !== 'paying') return purchase
  await extendHolds(tx, purchase, { now, until: holdExpiry(now) })
  return transitionPurchase(tx, purchase, 'ready', { expiresAt: expiryFrom(now) })
}

/** If a purchase waited for it, nobody here gave it up: an operator did at the provider, or its time was over. */
async function applyRelease(services: Services, tx: Transaction, attempt: Attempt, purchase: Purchase) {
  if (!isKeptFor(purchase, attempt)) return purchase
  await failPurchase(services, tx, purchase, 'not-captured')
  return { ...purchase, state: 'failed' as const }
}

/** What an attempt remembers of an outcome: the provider's memo, and its id of the payment. */
function rememberedColumns({ payments }: Services, attempt: Attempt, { memo: added }: SettledOutcome) {
  const memo = { ...attempt.memo, ...added }
  return { memo, transactionId: payments.named(attempt.provider)?.transactionIdOf(memo) ?? attempt.transactionId }
}

/** Whether the payment takes days, so that its buyer has left the page and needs an e-mail about its end. */
const takesDays = ({ requiredAction }: Attempt) =>
  requiredAction?.kind === 'reference' || requiredAction?.kind === 'confirmation'

const update = prepareUpdate(paymentAttempts, paymentAttempts.uuid)

async function updateAttempt(
  tx: Transaction,
  { uuid }: Attempt,
  changes: Partial<typeof paymentAttempts.$inferInsert>,
) {
  await update(tx, uuid, changes)
}

const columnsOf = (card: CardSeen | undefined) =>
  card ? { cardKey: card.key, cardBrand: card.brand, cardLastDigits: card.lastDigits } : {}
