import { type Choice, consentVersion, shortenedAddress } from '#domain/consent/choice.ts'
import type { Language } from '#domain/site/languages.ts'
import { consentChoices } from '#server/db/schema/consent.ts'
import type { Services } from '#server/services.ts'

/** Keeps the proof of a choice. */
export async function recordChoice(
  { db }: Pick<Services, 'db'>,
  { at, accepted }: Choice,
  { language, address }: { language: Language; address: string },
): Promise<void> {
  const shortened = shortenedAddress(address)
  await db
    .insert(consentChoices)
    .values({ at, accepted: [...accepted], version: consentVersion, language, address: shortened })
}
