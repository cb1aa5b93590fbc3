import { and, isNotNull, lt } from 'drizzle-orm'
import { contactData } from '#features/contact/rules/personal-data.ts'
import { termStart } from '#platform/rules/personal-data.ts'
import type { Services } from '#platform/server/services.ts'
import { contactMessages, spaApplications } from './schema.ts'

/** As the privacy policy says: files first, then what was written, and spas that nobody has become a partner of. */
export async function forgetMessages({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { attachment, createdAt } = contactMessages
  const files = termStart(clock.now(), contactData.kept.messages.terms.file)
  const messages = termStart(clock.now(), contactData.kept.messages.terms.message)
  const applications = termStart(clock.now(), contactData.kept.spaApplications.terms.kept)
  await db
    .update(contactMessages)
    .set({ attachment: null, attachmentName: null, attachmentType: null })
    .where(and(isNotNull(attachment), lt(createdAt, files)))
  await db.delete(contactMessages).where(lt(createdAt, messages))
  await db.delete(spaApplications).where(lt(spaApplications.createdAt, applications))
}
