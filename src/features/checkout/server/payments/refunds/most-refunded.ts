import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { reversed, takenOffCode } from '#features/checkout/rules/payments/dispute.ts'
import { lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import { disputes, paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'

/**
 * Never more goes back to a source than came in from it: a payment, or a balance that paid a part. Both are counted under
 * the lock of their purchase, which every transaction that refunds takes before anything else but the attempt's own, so
 * that two at once can't both find the same money.
 */
export class RefundTooHigh extends Error {}

/** Throws if an amount is no whole number of cents above 0, or more than what is left. */
export function checkRefund(amount: number, left: number) {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RefundTooHigh(`${amount} is no amount to refund`)
  if (amount > left) throw new RefundTooHigh(`${amount} can't go back, ${left} is left`)
}

/**
 * What may still go back of a payment. A refund counts from its request, and while it is refused too: it is owed, and an
 * operator pays it in another way. What the bank has taken back went back as a whole.
 */
export async function refundableOf(
  tx: Transaction,
  { uuid, purchaseUuid }: { uuid: string; purchaseUuid: string },
): Promise<number> {
  await lockPurchase(tx, purchaseUuid)
  const [attempt] = await tx
    .select({ amount: paymentAttempts.amount, state: paymentAttempts.state })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.uuid, uuid))
  if (attempt?.state !== 'paid') return 0
  if (await isTakenBack(tx, { uuid, purchaseUuid })) return 0
  const [refunded] = await tx
    .select({ sum: sql<number>`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.attemptUuid, uuid))
  return attempt.amount - (refunded?.sum ?? 0)
}

type Returnable = { code: string; left: number }

/** What may still go back to each balance that paid a part of a purchase, in the order of their codes. */
export async function returnablesOf(tx: Transaction, purchaseUuid: string): Promise<Returnable[]> {
  await lockPurchase(tx, purchaseUuid)
  const { code, amount, reason } = balanceEntries
  // What was withdrawn again after it had come back had come back all the same.
  const left = sql<number>`-sum(${amount}) filter (where ${reason} = 'purchase' or ${amount} > 0)`.mapWith(Number)
  return tx
    .select({ code, left })
    .from(balanceEntries)
    .where(eq(balanceEntries.purchaseUuid, purchaseUuid))
    .groupBy(code)
    .having(sql`bool_or(${reason} = 'purchase')`)
    .orderBy(code)
}

/** Whether a dispute about the attempt was lost and closed: the bank has given its money back, and we never do. */
export async function isTakenBack(tx: Transaction, attempt: { uuid: string; purchaseUuid: string }): Promise<boolean> {
  // An operator's own dispute names no payment, and is about the one that pays for the purchase.
  const isAboutIt = or(
    eq(disputes.attemptUuid, attempt.uuid),
    and(isNull(disputes.attemptUuid), eq(purchases.paidBy, attempt.uuid)),
  )
  const [lost] = await tx
    .select({ uuid: disputes.uuid })
    .from(disputes)
    .innerJoin(purchases, eq(purchases.uuid, disputes.purchaseUuid))
    .where(and(eq(disputes.purchaseUuid, attempt.purchaseUuid), eq(disputes.state, 'closed'), isAboutIt))
    .limit(1)
  return lost !== undefined
}

/** Ends the open refunds of an attempt that was taken back. */
export async function settleByDispute(tx: Transaction, attemptUuid: string, now: Date) {
  const isOwed = inArray(refunds.state, ['requested', 'refused'])
  const owed = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.attemptUuid, attemptUuid), isOwed))
    .for('update')
  for (const { uuid } of owed) {
    const settled = { state: 'done', paidElsewhere: 'by-dispute', leasedUntil: null, endedAt: now } as const
    await tx.update(refunds).set(settled).where(eq(refunds.uuid, uuid))
  }
}

/**
 * What went back to the sources of a purchase for these reasons, in cents: through who took its payment, and to each code.
 * Of what came back to a code, that which was taken off it again is none.
 */
export async function returnedParts(
  db: Database,
  { uuid, paidBy }: Pick<Purchase, 'uuid' | 'paidBy'>,
  reasons: readonly string[] = [reversed],
) {
  const paid = paidBy
    ? await db
        .select({ amount: refunds.amount })
        .from(refunds)
        .where(and(eq(refunds.attemptUuid, paidBy), inArray(refunds.reason, [...reasons])))
    : []
  const kept = await db
    .select({
      code: balanceEntries.code,
      kind: coupons.kind,
      amount: sql<number>`sum(${balanceEntries.amount})`.mapWith(Number),
    })
    .from(balanceEntries)
    .innerJoin(coupons, eq(coupons.code, balanceEntries.code))
    .where(and(eq(balanceEntries.purchaseUuid, uuid), inArray(balanceEntries.reason, [...reasons, takenOffCode])))
    .groupBy(balanceEntries.code, coupons.kind)
  return { payment: sumOf(paid), balances: kept.filter(({ amount }) => amount > 0) }
}

/**
 * What the last page says of a purchase that was cancelled for `reason` by its buyer, or since a bank took the payment back:
 * what comes back is what was written into the books.
 */
export async function cancelledWords(
  db: Database,
  purchase: Purchase,
  { reason, words }: { reason: string; words: `purchases.${'booking' | 'stay'}.confirmation` },
  t: Translate,
) {
  const { payment, balances } = await returnedParts(db, purchase, [reason, reversed])
  const money = { amount: payment + sumOf(balances), currency: purchase.bill.currency }
  return {
    badge: null,
    title: t(`${words}.cancelledTitle`),
    lead:
      money.amount > 0 ? t(`${words}.cancelledLead`, { amount: formatMoney(money) }) : t(`${words}.cancelledNothing`),
  }
}

const sumOf = (parts: { amount: number }[]) => parts.reduce((sum, { amount }) => sum + amount, 0)
