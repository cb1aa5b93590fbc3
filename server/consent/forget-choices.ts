import { lt } from 'drizzle-orm'
import { proofYears } from '#domain/consent/choice.ts'
import { consentChoices } from '#server/db/schema/consent.ts'
import type { Services } from '#server/services.ts'

export async function forgetChoices({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now())
  before.setUTCFullYear(before.getUTCFullYear() - proofYears)
  await db.delete(consentChoices).where(lt(consentChoices.at, before))
}
