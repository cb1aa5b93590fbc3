import { and, eq, notExists } from 'drizzle-orm'
import { hasBought, lockFirstPurchase } from '#features/checkout/server/coupons/first-purchase.ts'
import { couponHolds, coupons } from '#features/checkout/server/schema/coupons.ts'
import { mailboxOf } from '#platform/emails/mailbox.ts'
import { makeBalanceCode } from '#platform/rules/reference.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { newsletterCodes } from './schema.ts'

/** Spec 9. */
const percent = 5

/**
 * Gives a mailbox its code for the first purchase: once, however its address is spelled, and not to who has bought
 * before, since it would be refused at checkout.
 */
export async function issueWelcomeCode({ draw, clock }: Services, tx: Transaction, email: string): Promise<void> {
  await lockFirstPurchase(tx, { buyerEmail: email })
  const mailbox = mailboxOf(email)
  const [given] = await tx.select().from(newsletterCodes).where(eq(newsletterCodes.mailbox, mailbox))
  if (given || (await hasBought(tx, email))) return
  const code = makeBalanceCode('CM', draw)
  const now = clock.now()
  const terms = { kind: 'percent', percent, usageLimit: 1, firstPurchaseOnly: email } as const
  await tx.insert(coupons).values({ code, label: code, ...terms, createdAt: now })
  await tx.insert(newsletterCodes).values({ mailbox, code, issuedAt: now })
}

/** The code that was given to just this address, as long as it can be used; else null. */
export async function welcomeCodeOf(db: Database, email: string): Promise<string | null> {
  const isUsed = and(eq(couponHolds.code, coupons.code), eq(couponHolds.state, 'used'))
  const [given] = await db
    .select({ code: coupons.code })
    .from(newsletterCodes)
    .innerJoin(coupons, and(eq(coupons.code, newsletterCodes.code), eq(coupons.firstPurchaseOnly, email)))
    .where(
      and(
        eq(newsletterCodes.mailbox, mailboxOf(email)),
        eq(coupons.isActive, true),
        notExists(db.select({ code: couponHolds.code }).from(couponHolds).where(isUsed)),
      ),
    )
  if (!given || (await hasBought(db, email))) return null
  return given.code
}
