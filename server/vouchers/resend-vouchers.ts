import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { isEmail } from '#domain/site/email.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'
import type { Services } from '#server/services.ts'

/** What can still be used, or exchanged. */
export const worthSending = ['issued', 'activated', 'expired'] as const

/**
 * "Send me my vouchers again": the letter goes to the address, if it has any; the answer is the same if it has none.
 */
export async function resendVouchers(
  { db, queue }: Services,
  typed: string,
): Promise<{ ok: true } | { ok: false; error: 'emailWrong' }> {
  if (!isEmail(typed)) return { ok: false, error: 'emailWrong' }
  const email = typed.trim().toLowerCase()
  const [known] = await db
    .select({ uuid: vouchers.uuid })
    .from(vouchers)
    .where(and(eq(vouchers.beneficiaryEmail, email), inArray(vouchers.state, [...worthSending])))
    .limit(1)
  if (known)
    await db.transaction((tx) => queue.add(tx, 'send-my-vouchers', { voucher: known.uuid, wish: randomUUID() }))
  return { ok: true }
}
