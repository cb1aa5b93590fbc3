import { randomUUID } from 'node:crypto'
import { isEmail } from '#platform/emails/email.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * "Send me my vouchers again". The request is noted for any address: whether it has vouchers is looked up by the job, so
 * that neither the answer nor its time tells. An address that has had enough e-mails gets no more for a while, whoever
 * asks for them, and is answered the same.
 */
export async function resendVouchers(
  services: Services,
  typed: string,
  language: Language,
): Promise<{ ok: true } | { ok: false; error: 'emailWrong' }> {
  if (!isEmail(typed)) return { ok: false, error: 'emailWrong' }
  const email = typed.trim().toLowerCase()
  if ((await takeRecipient(services, 'resend-recipient', email)) > 0) return { ok: true }
  const { db, queue } = services
  await db.transaction((tx) => queue.add(tx, 'send-my-vouchers', { email, language, requestId: randomUUID() }))
  return { ok: true }
}
