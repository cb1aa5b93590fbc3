import { and, desc, eq, isNull } from 'drizzle-orm'
import type { AttemptFacts, BuyerAction } from '#features/checkout/rules/payments/payment-provider.ts'
import type { PurchaseStep } from '#features/checkout/rules/purchase-paths.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { prepareFind, prepareInsert } from '#platform/server/db/prepared.ts'
import type { Services } from '#platform/server/services.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

const { order, uuid, purchaseUuid, state, startedAt } = paymentAttempts

export const getAttempt = prepareFind(paymentAttempts, order)
export const lockAttempt = prepareFind(paymentAttempts, order, { lock: true })
export const getAttemptByUuid = prepareFind(paymentAttempts, uuid)
export const openAttemptOf = prepareFind(paymentAttempts, purchaseUuid, { only: eq(state, 'open') })
export const lastAttemptOf = prepareFind(paymentAttempts, purchaseUuid, { orderBy: desc(startedAt), limit: 1 })

export const insertAttempt = prepareInsert(paymentAttempts, [
  'uuid',
  'purchaseUuid',
  'order',
  'provider',
  'method',
  'paymentMode',
  'amount',
  'currency',
  'charge',
  'state',
  'memo',
  'selection',
  'startedAt',
  'leasedUntil',
  'expiresAt',
])

/** The facts about an attempt that its provider gets with every call. */
export function attemptFactsOf({ config }: Services, attempt: Attempt, purchase: Purchase): AttemptFacts {
  const { publicUrl, site } = config
  const { order, method, amount, currency, charge, memo } = attempt
  const page = (step: PurchaseStep) => publicUrl + purchaseHref(purchase, step)
  const api = `${publicUrl}/api/payments/${attempt.provider}`
  const { name = '', surname = '', email = '' } = purchase.buyer ?? {}
  return {
    order,
    method,
    amount: { amount, currency },
    charge,
    language: purchase.language,
    description: `${site.brand} ${purchase.locator}`,
    buyer: { name: `${name} ${surname}`.trim(), email },
    urls: {
      back: page('return'),
      notification: `${api}/notifications`,
      deviceDone: `${api}/device`,
      challengeDone: `${api}/challenge`,
    },
    memo,
  }
}

/** Its buyer is back from the provider's page. How long they wait is counted from the first time. */
export async function noteReturn({ db, clock }: Pick<Services, 'db' | 'clock'>, { uuid, returnedAt }: Attempt) {
  if (returnedAt) return
  const isFirst = and(eq(paymentAttempts.uuid, uuid), isNull(paymentAttempts.returnedAt))
  await db.update(paymentAttempts).set({ returnedAt: clock.now() }).where(isFirst)
}

/** A payment for an earlier selection never pays for a later one of the same price: its codes may not apply to it. */
export const paysCurrentSelection = ({ selection }: Pick<Attempt, 'selection'>, { bill }: Pick<Purchase, 'bill'>) =>
  selection === (bill.selection ?? 0)

/** Whether authorised money waits for the goods of its purchase. Any other is released. */
export const isKeptFor = ({ state, paidBy }: Pick<Purchase, 'state' | 'paidBy'>, { uuid }: Pick<Attempt, 'uuid'>) =>
  state === 'confirming' && paidBy === uuid

/**
 * Columns that record that the buyer answered the bank. They are written before the answer is sent to the provider: if
 * the provider's reply is lost, the buyer must not be sent to the bank's page again, which accepts one answer only.
 */
export const answeredColumns = ({ kind }: BuyerAction): Pick<Attempt, 'answeredAction'> | undefined =>
  kind === 'device' || kind === 'challenge' ? { answeredAction: kind } : undefined

/** The action that the bank still requires of the buyer, or null. */
export function challengeFor({
  state,
  requiredAction,
  answeredAction,
}: Pick<Attempt, 'state' | 'requiredAction' | 'answeredAction'>) {
  if (state !== 'open' || requiredAction?.kind === answeredAction) return null
  return requiredAction?.kind === 'device' || requiredAction?.kind === 'challenge' || requiredAction?.kind === 'form'
    ? requiredAction
    : null
}
