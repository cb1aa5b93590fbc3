import { lt } from 'drizzle-orm'
import { consentChoices } from '#features/tracking/server/schema/consent.ts'
import { retention, termStart } from '#platform/rules/retention.ts'
import type { Services } from '#platform/server/services.ts'

export async function forgetChoices({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = termStart(clock.now(), retention.consentProof.terms.kept)
  await db.delete(consentChoices).where(lt(consentChoices.at, before))
}
