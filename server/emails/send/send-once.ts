import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { type Email, RecipientRefused } from '#domain/emails/mail-transport.ts'
import type { Language } from '#domain/site/languages.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { sentEmails } from '#server/db/schema/purchases.ts'
import type { EmailHeader } from '#server/emails/render/email-content.ts'
import type { Services } from '#server/services.ts'

/**
 * Longer than any mail server is waited for. It is renewed while the e-mail is written and sent, so that it may take
 * however long, and one whose process was killed is free again soon.
 */
const lease = 90_000
const renewal = 25_000

/**
 * An e-mail that left is not written again, and of several jobs that would send it at the same time one does. One whose
 * sending broke off may leave twice: its id is the same, so a mailbox shows it once.
 */
export async function sendOnce(services: Services, key: string, write: () => Promise<Email | null>) {
  const { db, mail, clock } = services
  if (!(await isOurs(services, key))) return
  const { sentAt } = sentEmails
  const isUnderWay = and(eq(sentEmails.key, key), isNull(sentAt))
  const renew = () =>
    void db
      .update(sentEmails)
      .set({ leaseUntil: leaseFrom(clock.now()) })
      .where(isUnderWay)
      // A database that is away now may be back at the next time.
      .catch(() => {})
  const renewing = setInterval(renew, renewal)
  try {
    const email = await write()
    if (email) await mail.send(email)
  } catch (error) {
    // If even this fails, it is free again when its time is over.
    await db
      .delete(sentEmails)
      .where(isUnderWay)
      .catch(() => {})
    throw error
  } finally {
    clearInterval(renewing)
  }
  const sent = { sentAt: clock.now(), leaseUntil: null }
  await db
    .insert(sentEmails)
    .values({ key, ...sent })
    .onConflictDoUpdate({ target: sentEmails.key, set: sent })
}

const leaseFrom = (now: Date) => new Date(now.getTime() + lease)

/** False where it has left. While another job is at it this one fails, and looks again: it may still come to nothing. */
async function isOurs({ db, clock }: Services, key: string): Promise<boolean> {
  const now = clock.now()
  const leaseUntil = leaseFrom(now)
  const [taken] = await db
    .insert(sentEmails)
    .values({ key, leaseUntil })
    .onConflictDoUpdate({
      target: sentEmails.key,
      set: { leaseUntil },
      setWhere: and(isNull(sentEmails.sentAt), lte(sentEmails.leaseUntil, now)),
    })
    .returning({ key: sentEmails.key })
  if (taken) return true
  if (await hasBeenSent(db, key)) return false
  throw new Error('The e-mail is being sent by another job')
}

export const hasBeenSent = async (db: Database | Transaction, key: string) => (await sentTime(db, key)) !== null

/** When it left; null if it has not. */
export async function sentTime(db: Database | Transaction, key: string): Promise<Date | null> {
  const [sent] = await db
    .select({ sentAt: sentEmails.sentAt })
    .from(sentEmails)
    .where(and(eq(sentEmails.key, key), isNotNull(sentEmails.sentAt)))
  return sent?.sentAt ?? null
}

/**
 * To each reader on their own: an address that refuses keeps nobody else from their e-mail. What failed is told when all
 * have had their turn; what may pass comes before what will never, since it is worth another try.
 */
export async function sendToEach<Reader>(readers: readonly Reader[], send: (reader: Reader) => Promise<unknown>) {
  const failed: unknown[] = []
  for (const reader of readers) await send(reader).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed.find((error) => !(error instanceof RecipientRefused)) ?? failed[0]
}

export function emailHeader({ config }: Services, language: Language): EmailHeader {
  const { site, publicUrl, mail } = config
  return {
    brand: site.brand,
    publicUrl,
    from: { name: site.brand, email: mail.from },
    support: { email: site.supportEmail[language], phone: site.supportPhone },
  }
}
