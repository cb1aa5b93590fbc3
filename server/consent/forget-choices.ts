import { lt } from 'drizzle-orm'
import { retention, termStart } from '#domain/privacy/retention.ts'
import { consentChoices } from '#server/db/schema/consent.ts'
import type { Services } from '#server/services.ts'

export async function forgetChoices({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = termStart(clock.now(), retention.consentProof.terms.kept)
  await db.delete(consentChoices).where(lt(consentChoices.at, before))
}
