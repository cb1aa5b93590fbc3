import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import type { ContactMessage, ContactTopic } from '#features/contact/rules/contact-forms.ts'
import { contactMessages } from '#features/contact/server/schema.ts'
import { defineEmail, defineTemplate, helpAddress } from '#platform/server/emails/define-email.ts'
import type { EmailBlock, EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import type { Day } from '#platform/time/dates.ts'
import { madridDay } from '#platform/time/dates.ts'

/** `acknowledges`: the visitor is told that it has come. */
const payload = z.object({ message: z.uuid(), acknowledges: z.boolean() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-contact-message': z.infer<typeof payload>
  }
}

/** To our help, where an answer goes to the visitor; and to the visitor, that it has come. */
export const contactMessage = defineEmail({
  name: 'contact-message',
  payload,
  load: async (services, { message: about, acknowledges }) => {
    const [row] = await services.db.select().from(contactMessages).where(eq(contactMessages.uuid, about))
    if (!row) return []
    const { language, ticket, topic, name, email, attachmentName, attachmentType, attachment } = row
    const sentOn = madridDay(row.createdAt)
    const view: ContactMessage & { ticket: string; sentOn: Day; attachmentName: string | null } = { ...row, sentOn }
    const hasFile = attachmentName && attachmentType && attachment
    const files = hasFile ? [{ name: attachmentName, type: attachmentType, content: attachment }] : []
    const toUs = {
      about,
      to: helpAddress(services.config, language),
      replyTo: { name, email },
      language,
      view,
      attach: async () => files,
    }
    if (!acknowledges) return [toUs]
    const toVisitor = { about, to: { email }, language, view: { ticket, topic, sentOn } }
    return [toUs, contactReceived.prepare(services, toVisitor)]
  },
  // What was typed stands in it as text and never as a link.
  content: (view, { t, language, head }) => {
    const { ticket, name, email, phone, reference, attachmentName } = view
    const topic = t(`contact.topics.${view.topic}`)
    const known = (label: string, value: string | null) => (value ? [{ label, value }] : [])
    return {
      subject: t('mailContact.message.subject', { ticket, topic, name }),
      preheader: t('mailContact.message.preheader'),
      title: topic,
      blocks: [
        ...typedText(view.message),
        {
          kind: 'card',
          facts: [
            { label: t('mailContact.ticket'), value: ticket, isCode: true },
            { label: t('mailContact.sentOn'), value: shortDay(view.sentOn, language) },
            { label: t('contact.name'), value: name },
            { label: t('contact.email'), value: email },
            ...known(t('contact.phone'), phone),
            ...known(t('contact.reference'), reference),
            ...known(t('contact.attachment'), attachmentName),
          ],
        },
        noteBlock(t('mailContact.message.careful')),
      ],
      why: t('mailContact.message.why', { brand: head.brand }),
    }
  },
})

export const contactReceived = defineTemplate('contact-received', receivedContent)

/** A paragraph for each line. */
export const typedText = (text: string): EmailBlock[] => text.split(/\n+/).map((line) => textBlock(line))

type ContactReceivedView = { ticket: string; topic: ContactTopic; sentOn: Day }

/**
 * To the visitor. Anyone can type somebody else's address, so nothing that was typed stands in it: it would be a way to
 * send anything to anybody in our name.
 */
function receivedContent(view: ContactReceivedView, { t, language, head }: EmailContext): EmailContent {
  const { ticket, topic, sentOn } = view
  return {
    subject: t('mailContact.received.subject', { ticket }),
    preheader: t('mailContact.received.preheader'),
    title: t('mailContact.received.title'),
    blocks: [
      leadBlock(t('mailContact.received.lead', { brand: head.brand })),
      {
        kind: 'card',
        facts: [
          { label: t('mailContact.ticket'), value: ticket, isCode: true },
          { label: t('mailContact.sentOn'), value: shortDay(sentOn, language) },
          { label: t('contact.topic'), value: t(`contact.topics.${topic}`) },
        ],
      },
      textBlock(t('mailContact.received.more', { ticket })),
      noteBlock(t('mailContact.received.notYou')),
    ],
    why: t('mailContact.received.why', { brand: head.brand }),
  }
}
