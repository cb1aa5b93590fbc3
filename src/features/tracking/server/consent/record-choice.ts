import { type Choice, consentVersion, shortenedAddress } from '#features/tracking/rules/consent/choice.ts'
import { consentChoices } from '#features/tracking/server/schema/consent.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Services } from '#platform/server/services.ts'

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
