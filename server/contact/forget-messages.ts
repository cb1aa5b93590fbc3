import { and, isNotNull, lt } from 'drizzle-orm'
import { daysOfAttachment, monthsOfMessage } from '#domain/contact/retention.ts'
import { contactMessages, spaApplications } from '#server/db/schema/contact.ts'
import type { Services } from '#server/services.ts'

/** As the privacy policy says: files first, then what was written, and spas that nobody has become a partner of. */
export async function forgetMessages({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { attachment, createdAt } = contactMessages
  const files = new Date(clock.now())
  files.setUTCDate(files.getUTCDate() - daysOfAttachment)
  const messages = new Date(clock.now())
  messages.setUTCMonth(messages.getUTCMonth() - monthsOfMessage)
  await db
    .update(contactMessages)
    .set({ attachment: null, attachmentName: null, attachmentType: null })
    .where(and(isNotNull(attachment), lt(createdAt, files)))
  await db.delete(contactMessages).where(lt(createdAt, messages))
  await db.delete(spaApplications).where(lt(spaApplications.createdAt, messages))
}
