import { z } from 'zod'
import { daysToConfirm } from '#features/newsletter/rules/consent.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { findSubscription } from '../server/confirm-subscription.ts'
import { confirmationUrl } from '../server/newsletter-links.ts'

const payload = z.object({ subscription: z.uuid(), requestId: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-newsletter-confirmation': z.infer<typeof payload>
  }
}

/** Asks for the confirmation, each time that an address is entered. What was confirmed or ended meanwhile is not asked again. */
export const newsletterConfirmation = defineEmail({
  name: 'newsletter-confirmation',
  payload,
  load: async (services, { subscription: uuid, requestId }) => {
    const row = await findSubscription(services.db, uuid)
    if (!row || row.unsubscribedAt || row.confirmedAt) return []
    const { email, language, source } = row
    // The form promises a code; who ticked a box while buying or looking at a voucher was promised none.
    const view = { confirmUrl: confirmationUrl(services, uuid, language), isFromForm: source === 'form' }
    return [{ about: requestId, to: { email }, language, view }]
  },
  // Anyone can type an address: nothing in it was written by a visitor.
  content: ({ confirmUrl, isFromForm }, { t, head: { brand } }) => {
    return {
      subject: t('mailNewsletter.confirmation.subject', { brand }),
      preheader: t('mailNewsletter.confirmation.preheader'),
      title: t('mailNewsletter.confirmation.title'),
      blocks: [
        leadBlock(t(`mailNewsletter.confirmation.${isFromForm ? 'lead' : 'leadTicked'}`, { brand })),
        { kind: 'button', words: t('mailNewsletter.confirmation.button'), href: confirmUrl },
        ...(isFromForm ? [textBlock(t('mailNewsletter.confirmation.terms'))] : []),
        noteBlock(t('mailNewsletter.confirmation.ignore', { count: daysToConfirm })),
      ],
      why: t('mailNewsletter.confirmation.why', { brand }),
    }
  },
})
