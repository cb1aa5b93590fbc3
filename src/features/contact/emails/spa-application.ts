import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import type { SpaApplication } from '#features/contact/rules/contact-forms.ts'
import { spaApplications } from '#features/contact/server/schema.ts'
import { defineEmail, defineTemplate, helpAddress } from '#platform/server/emails/define-email.ts'
import type { EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, noteBlock } from '#platform/server/emails/render/text-blocks.ts'
import type { Day } from '#platform/time/dates.ts'
import { madridDay } from '#platform/time/dates.ts'
import { typedText } from './contact-message.ts'

/** `acknowledges`: the spa is told that it has come. */
const payload = z.object({ application: z.uuid(), acknowledges: z.boolean() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-spa-application': z.infer<typeof payload>
  }
}

/** Tells us of a spa on the list, and the spa that it is there. */
export const spaApplication = defineEmail({
  name: 'spa-application',
  payload,
  load: async (services, { application: about, acknowledges }) => {
    const [row] = await services.db.select().from(spaApplications).where(eq(spaApplications.uuid, about))
    if (!row) return []
    const { language, ticket, name, email } = row
    const sentOn = madridDay(row.createdAt)
    const view: SpaApplication & { ticket: string; sentOn: Day } = { ...row, sentOn }
    const toUs = { about, to: helpAddress(services.config, language), replyTo: { name, email }, language, view }
    if (!acknowledges) return [toUs]
    const toSpa = { about, to: { email }, language, view: { ticket, sentOn } }
    return [toUs, spaApplicationReceived.prepare(services, toSpa)]
  },
  // What was typed stands in it as text and never as a link.
  content: (view, { t, language, head }) => {
    const { ticket, venue, place, web, services, name, email, phone, message } = view
    return {
      subject: t('mailContact.application.subject', { ticket, venue, place }),
      preheader: t('mailContact.application.preheader'),
      title: venue,
      blocks: [
        leadBlock(t('mailContact.application.lead', { place })),
        {
          kind: 'card',
          facts: [
            { label: t('mailContact.ticket'), value: ticket, isCode: true },
            { label: t('mailContact.sentOn'), value: shortDay(view.sentOn, language) },
            { label: t('contact.person'), value: name },
            { label: t('contact.phone'), value: phone },
            { label: t('contact.email'), value: email },
            ...(web ? [{ label: t('contact.web'), value: web }] : []),
          ],
        },
        { kind: 'heading', words: t('contact.services') },
        ...typedText(services),
        ...(message ? typedText(message) : []),
        noteBlock(t('mailContact.application.list')),
      ],
      why: t('mailContact.message.why', { brand: head.brand }),
    }
  },
})

export const spaApplicationReceived = defineTemplate('spa-application-received', receivedContent)

type SpaApplicationReceivedView = { ticket: string; sentOn: Day }

/** To the spa; nothing that was typed stands in it, as in the answer to any message. */
function receivedContent(
  { ticket, sentOn }: SpaApplicationReceivedView,
  { t, language, head: { brand } }: EmailContext,
): EmailContent {
  return {
    subject: t('mailContact.applicationReceived.subject', { brand, ticket }),
    preheader: t('mailContact.applicationReceived.preheader'),
    title: t('mailContact.applicationReceived.title'),
    blocks: [
      leadBlock(t('mailContact.applicationReceived.lead', { brand })),
      {
        kind: 'card',
        facts: [
          { label: t('mailContact.ticket'), value: ticket, isCode: true },
          { label: t('mailContact.sentOn'), value: shortDay(sentOn, language) },
        ],
      },
      { kind: 'heading', words: t('mailContact.applicationReceived.next') },
      {
        kind: 'steps',
        steps: [
          [t('mailContact.applicationReceived.call')],
          [t('mailContact.applicationReceived.visit')],
          [t('mailContact.applicationReceived.open')],
        ],
      },
      noteBlock(t('mailContact.received.notYou')),
    ],
    why: t('mailContact.received.why', { brand }),
  }
}
