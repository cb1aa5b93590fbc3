import { and, desc, eq } from 'drizzle-orm'
import type { AttemptFacts } from '#domain/payments/payment-provider.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import { purchaseHref } from '#server/purchases/purchase-href.ts'
import type { Purchase } from '#server/purchases/purchase-row.ts'
import type { Services } from '#server/services.ts'

export type Attempt = typeof paymentAttempts.$inferSelect

export async function lockAttempt(tx: Transaction, order: string): Promise<Attempt | null> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.order, order)).for('update')
  return attempt ?? null
}

export async function getAttempt(db: Database | Transaction, order: string): Promise<Attempt | null> {
  const [attempt] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.order, order))
  return attempt ?? null
}

export async function openAttemptOf(db: Database | Transaction, purchaseUuid: string): Promise<Attempt | null> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.purchaseUuid, purchaseUuid), eq(paymentAttempts.state, 'open')))
  return attempt ?? null
}

export async function lastAttemptOf(db: Database | Transaction, purchaseUuid: string): Promise<Attempt | null> {
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.purchaseUuid, purchaseUuid))
    .orderBy(desc(paymentAttempts.startedAt))
    .limit(1)
  return attempt ?? null
}

/** What a provider is told of an attempt. */
export function factsOf({ config }: Services, attempt: Attempt, purchase: Purchase): AttemptFacts {
  const { publicUrl, site } = config
  const { order, method, amount, currency, memo } = attempt
  const page = (step: string) => publicUrl + purchaseHref(purchase, step)
  const api = `${publicUrl}/api/payments/${attempt.provider}`
  const { name = '', surname = '', email = '' } = purchase.buyer ?? {}
  return {
    order,
    method,
    amount: { amount, currency },
    language: purchase.language,
    description: `${site.brand} ${purchase.locator}`,
    buyer: { name: `${name} ${surname}`.trim(), email },
    urls: {
      back: page('checkout/return'),
      notification: `${api}/notifications`,
      deviceDone: `${api}/device`,
      challengeDone: `${api}/challenge`,
    },
    memo,
  }
}
