import { eq } from 'drizzle-orm'
import type { Letter } from '#domain/mail/mail-carrier.ts'
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

export function letterhead({ config }: Services, language: Language): Letterhead {
  const { site, publicUrl, mail } = config
  return {
    brand: site.brand,
    publicUrl,
    from: { name: site.brand, email: mail.from },
    support: { email: site.supportEmail[language], phone: site.supportPhone },
  }
}
