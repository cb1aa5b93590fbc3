import { lt } from 'drizzle-orm'
import { type ConsentChoice, consentVersion, shortenedAddress } from '#features/tracking/rules/consent/choice.ts'
import { trackingData } from '#features/tracking/rules/personal-data.ts'
import { consentChoices } from '#features/tracking/server/schema.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { termStart } from '#platform/rules/personal-data.ts'
import type { Services } from '#platform/server/services.ts'

/** Keeps the proof of a choice. */
export async function recordChoice(
  { db }: Pick<Services, 'db'>,
  { at, accepted }: ConsentChoice,
  { language, address }: { language: Language; address: string },
): Promise<void> {
  const shortened = shortenedAddress(address)
  await db
    .insert(consentChoices)
    .values({ at, accepted: [...accepted], version: consentVersion, language, address: shortened })
}

export async function forgetChoices({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = termStart(clock.now(), trackingData.kept.consentProof.terms.kept)
  await db.delete(consentChoices).where(lt(consentChoices.at, before))
}
