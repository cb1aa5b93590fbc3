import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { unreleasedTooLong } from '#features/checkout/rules/payments/waiting.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Services } from '#platform/server/services.ts'

/** A condition on attempts: their money is authorised, and no purchase waits for it. `isKeptFor` is the opposite. */
export const isUnwanted = and(
  eq(paymentAttempts.state, 'authorized'),
  sql`not exists (select 1 from ${purchases} where ${and(
    eq(purchases.uuid, paymentAttempts.purchaseUuid),
    eq(purchases.paidBy, paymentAttempts.uuid),
    eq(purchases.state, 'confirming'),
  )})`,
)

/** What providers have not released for more than a day: an operator releases it on their pages. */
export async function listUnreleased({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const { order, method, amount, currency, authorizedAt } = paymentAttempts
  return db
    .select({ order, method, amount, currency, authorizedAt, locator: purchases.locator, buyer: purchases.buyerEmail })
    .from(paymentAttempts)
    .innerJoin(purchases, eq(purchases.uuid, paymentAttempts.purchaseUuid))
    .where(and(isUnwanted, lt(authorizedAt, new Date(clock.now().getTime() - unreleasedTooLong))))
    .orderBy(asc(authorizedAt))
}
