import { eq } from 'drizzle-orm'
import { type Letter, RecipientRefused } from '#domain/mail/mail-carrier.ts'
import type { Language } from '#domain/site/languages.ts'
import { sentLetters } from '#server/db/schema/purchases.ts'
import type { Letterhead } from '#server/mail/letter-script.ts'
import type { Services } from '#server/services.ts'

/**
 * A letter that left is not written again. One whose sending broke off may leave twice: its id is the same, so a
 * mailbox shows it once.
 */
export async function sendOnce({ db, mail, clock }: Services, key: string, write: () => Promise<Letter | null>) {
  const [sent] = await db.select().from(sentLetters).where(eq(sentLetters.key, key))
  if (sent) return
  const letter = await write()
  if (letter) await mail.send(letter)
  await db.insert(sentLetters).values({ key, sentAt: clock.now() }).onConflictDoNothing()
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

export function letterhead({ config }: Services, language: Language): Letterhead {
  const { site, publicUrl, mail } = config
  return {
    brand: site.brand,
    publicUrl,
    from: { name: site.brand, email: mail.from },
    support: { email: site.supportEmail[language], phone: site.supportPhone },
  }
}
