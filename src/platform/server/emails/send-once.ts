import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { type Email, RecipientRefused } from '#platform/emails/mail-transport.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { sentEmails } from '#platform/server/db/schema/site.ts'
import type { Services } from '#platform/server/services.ts'

/** What an e-mail is followed by. */
export type EmailHooks = {
  /** Called once it has left. It may be repeated. */
  afterSent?: () => Promise<unknown>
  /** Called in place of an error, for an address that will never take it. */
  onRefused?: () => Promise<unknown>
}

/** An e-mail that is written when its turn has come, and sent once under its key. */
export type PreparedEmail = EmailHooks & { key: string; write: () => Promise<Email> }

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
export async function sendOnce(services: Services, { key, write, afterSent, onRefused }: PreparedEmail) {
  if (await isOurs(services, key)) {
    try {
      await send(services, key, write)
    } catch (error) {
      if (onRefused && error instanceof RecipientRefused) return onRefused()
      throw error
    }
  }
  await afterSent?.()
}

async function send({ db, mail, clock }: Services, key: string, write: PreparedEmail['write']) {
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
    await mail.send(await write())
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

/** Those of the keys that have been sent, or are being sent. */
export async function knownAmong(db: Database, keys: string[]): Promise<Set<string>> {
  const known = await db.select({ key: sentEmails.key }).from(sentEmails).where(inArray(sentEmails.key, keys))
  return new Set(known.map(({ key }) => key))
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
