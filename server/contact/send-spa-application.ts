import { eq } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { spaApplications } from '#server/db/schema/contact.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { emailHeader, sendOnce, sendToEach } from '#server/emails/send/send-once.ts'
import type { Payloads } from '#server/jobs/queue.ts'
import type { Services } from '#server/services.ts'

/** Tells us of a spa on the list, and the spa that it is there. */
export async function sendSpaApplication(
  services: Services,
  { application: uuid, acknowledges }: Payloads['send-spa-application'],
): Promise<void> {
  const [row] = await services.db.select().from(spaApplications).where(eq(spaApplications.uuid, uuid))
  if (!row) return
  const { language, ticket, name, email } = row
  const head = emailHeader(services, language)
  const sentOn = madridDay(row.createdAt)
  const about = uuid
  const toUs = () =>
    sendOnce(services, `spa-application.${uuid}`, async () => {
      const to = { name: head.brand, email: head.support.email }
      return renderEmail('spa-application', { ...row, sentOn }, { about, to, replyTo: { name, email }, language, head })
    })
  const toSpa = () =>
    sendOnce(services, `spa-application-received.${uuid}`, async () =>
      renderEmail('spa-application-received', { ticket, sentOn }, { about, to: { email }, language, head }),
    )
  await sendToEach(acknowledges ? [toUs, toSpa] : [toUs], (send) => send())
}
