import { and, eq, inArray, sql } from 'drizzle-orm'
import { reversed, takenOffCode } from '#features/checkout/rules/payments/dispute.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { balanceEntries, coupons } from '#features/checkout/server/schema/coupons.ts'
import { refunds } from '#features/checkout/server/schema/payments.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { Database } from '#platform/server/db/client.ts'

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
