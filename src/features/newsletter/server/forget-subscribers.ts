import { and, inArray, isNull, lt } from 'drizzle-orm'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { newsletterData } from '#features/newsletter/rules/personal-data.ts'
import { termStart } from '#platform/rules/personal-data.ts'
import type { Database } from '#platform/server/db/client.ts'
import { untilFewer } from '#platform/server/db/forget-rows.ts'
import type { Services } from '#platform/server/services.ts'
import { newsletterCodes, newsletterSubscriptions } from './schema.ts'

/** Addresses that nobody confirmed, and those of who left so long ago that the proof of their consent has had its time. */
export async function forgetSubscribers({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { confirmedAt, requestedAt, unsubscribedAt } = newsletterSubscriptions
  const { terms } = newsletterData.kept.newsletter
  const unconfirmed = termStart(clock.now(), terms.unconfirmed)
  const proven = termStart(clock.now(), terms.proof)
  await db.delete(newsletterSubscriptions).where(and(isNull(confirmedAt), lt(requestedAt, unconfirmed)))
  await db.delete(newsletterSubscriptions).where(lt(unsubscribedAt, proven))
}

/** After their term it is forgotten whose the codes of welcome were. */
export const forgetCodes = ({ db, clock }: Pick<Services, 'db' | 'clock'>, size: number): Promise<void> =>
  untilFewer(size, () => forgetBatch(db, termStart(clock.now(), newsletterData.kept.newsletter.terms.code), size))

/** Of a code for the first purchase its mailbox: without one it is nobody's any more, and pays for nothing. */
async function forgetBatch(db: Database, before: Date, size: number): Promise<number> {
  return db.transaction(async (tx) => {
    const over = await tx
      .select({ mailbox: newsletterCodes.mailbox, code: newsletterCodes.code })
      .from(newsletterCodes)
      .where(lt(newsletterCodes.issuedAt, before))
      .limit(size)
      .for('update', { skipLocked: true })
    if (over.length === 0) return 0
    const codes = over.map(({ code }) => code)
    await tx.update(coupons).set({ firstPurchaseOnly: '', isActive: false }).where(inArray(coupons.code, codes))
    await tx.delete(newsletterCodes).where(inArray(newsletterCodes.code, codes))
    return over.length
  })
}
