import { sql } from 'drizzle-orm'
import { balanceEntries, couponHolds, coupons } from '#features/checkout/server/schema/coupons.ts'
import { disputeHolds, disputes, paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { giftCards } from '#features/gift-cards/server/schema.ts'
import { vouchers } from '#features/vouchers/server/schema/vouchers.ts'
import type { Services } from '#platform/server/services.ts'
import type { Movement } from '#sandbox/ledger.ts'

export type Books = Awaited<ReturnType<typeof readBooks>>

/** What the banks have moved, and all that we have written about it. */
export async function readBooks({ db }: Pick<Services, 'db'>, ledger: readonly Movement[]) {
  return {
    ledger,
    purchases: await db.select().from(purchases),
    attempts: await db.select().from(paymentAttempts),
    refunds: await db.select().from(refunds),
    disputes: await db.select().from(disputes),
    disputeHolds: await db.select().from(disputeHolds),
    vouchers: await db.select().from(vouchers),
    cards: await db.select().from(giftCards),
    coupons: await db.select().from(coupons),
    holds: await db.select().from(couponHolds),
    entries: await db.select().from(balanceEntries).orderBy(balanceEntries.id),
  }
}

/**
 * Purchases that are confirmed or failed, and nobody was asked to write to their buyers; or more than once. An e-mail
 * that is put back until its turn comes keeps the time at which it was asked for. One that names an attempt tells of
 * that payment alone: a second one that went back, or one that was denied. If it came after the purchase had expired,
 * nothing else is written.
 */
export async function withoutEmail({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ uuid: string; state: string; wishes: number }>(
    sql`select purchase.uuid, purchase.state, count(distinct job.group_tier)::int as wishes from purchases as purchase
        left join pgboss.job as job on job.data ->> 'purchase' = purchase.uuid::text
          and (job.data -> 'attempt' is null
            or (purchase.failure_reason is null and job.data ->> 'reason' = 'came-too-late'))
          and job.name = case when purchase.state = 'confirmed' then 'send-order'
            when purchase.failure_reason = 'reversed' then 'send-purchase-withdrawn' else 'send-purchase-failed' end
        where purchase.state in ('confirmed', 'failed') group by purchase.uuid, purchase.state
        having count(distinct job.group_tier) <> 1`,
  )
  return rows.map(({ uuid, state, wishes }) => `${uuid}: ${state}, and written to ${wishes} times`)
}

/** Cards whose e-mail nobody was asked to send, or in more than one way: while a card is disputed, the same is asked daily. */
export async function cardsWithoutEmail({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ uuid: string; jobs: number }>(
    sql`select card.uuid, count(distinct job.data)::int as jobs from gift_cards as card
        left join pgboss.job as job on job.data ->> 'card' = card.uuid::text and job.name = 'send-gift-card'
        group by card.uuid having count(distinct job.data) <> 1`,
  )
  return rows.map(({ uuid, jobs }) => `${uuid}: a card, and ${jobs} e-mails with it`)
}
