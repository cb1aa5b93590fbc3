import { eq } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { contactMessages } from '#server/db/schema/contact.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailHeader, sendOnce, sendToEach } from '#server/emails/send/send-once.ts'
import type { Payloads } from '#server/jobs/queue.ts'
import type { Services } from '#server/services.ts'

/** To our help, where an answer goes to the visitor; and to the visitor, that it has come. */
export async function sendContactMessage(
  services: Services,
  { message: uuid, acknowledges }: Payloads['send-contact-message'],
): Promise<void> {
  const [row] = await services.db.select().from(contactMessages).where(eq(contactMessages.uuid, uuid))
  if (!row) return
  const { language, ticket, topic, name, email, attachmentName, attachmentType, attachment } = row
  const head = emailHeader(services, language)
  const visitor = { name, email }
  const hasFile = attachmentName && attachmentType && attachment
  const attachments = hasFile ? [{ name: attachmentName, type: attachmentType, content: attachment }] : []
  const about = uuid
  const toUs = () =>
    sendOnce(services, `contact-message.${uuid}`, async () => {
      const to = { name: head.brand, email: head.support.email }
      const view = { ...row, sentOn: madridDay(row.createdAt) }
      return renderEmail('contact-message', view, { about, to, replyTo: visitor, language, head, attachments })
    })
  const toVisitor = () =>
    sendOnce(services, `contact-received.${uuid}`, async () => {
      const view = { ticket, topic, sentOn: madridDay(row.createdAt) }
      return renderEmail('contact-received', view, { about, to: { email }, language, head })
    })
  await sendToEach(acknowledges ? [toUs, toVisitor] : [toUs], (send) => send())
}
