import { z } from 'zod'
import { offersPath } from '#features/catalogue/rules/offers-path.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import type { EmailBlock } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { findSubscription } from '../server/confirm-subscription.ts'
import { unsubscribeUrl } from '../server/newsletter-links.ts'
import { welcomeCodeOf } from '../server/welcome-code.ts'

const payload = z.object({ subscription: z.uuid(), requestId: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-newsletter-welcome': z.infer<typeof payload>
  }
}

/** Welcomes who has confirmed, and still subscribes. */
export const newsletterWelcome = defineEmail({
  name: 'newsletter-welcome',
  payload,
  load: async (services, { subscription: uuid, requestId }) => {
    const row = await findSubscription(services.db, uuid)
    if (!row?.confirmedAt || row.unsubscribedAt) return []
    const { email, language } = row
    const { publicUrl } = services.config
    const view = {
      // Null for who has bought before, has used it, or has got it at another spelling of the address.
      code: await welcomeCodeOf(services.db, email),
      email,
      shopUrl: publicUrl + pathOf('home', language),
      offersUrl: publicUrl + offersPath(language),
      unsubscribeUrl: unsubscribeUrl(services, uuid, language),
    }
    return [{ about: requestId, to: { email }, language, view }]
  },
  // The code stands in the e-mail alone, never in what a locked screen shows of it.
  content: (view, { t, language, head: { brand } }) => {
    const { code, email } = view
    return {
      subject: t(`mailNewsletter.welcome.${code ? 'subjectCode' : 'subject'}`, { brand }),
      preheader: t(`mailNewsletter.welcome.${code ? 'preheaderCode' : 'preheader'}`),
      title: t('mailNewsletter.welcome.title'),
      blocks: [
        leadBlock(t(`mailNewsletter.welcome.${code ? 'leadCode' : 'lead'}`, { brand })),
        ...(code ? codeBlocks(code, email, view.shopUrl, language) : withoutCode(view.offersUrl, language)),
      ],
      why: t('mailNewsletter.welcome.why', { brand }),
      unsubscribe: { words: t('mailNewsletter.unsubscribe'), href: view.unsubscribeUrl },
    }
  },
})

function codeBlocks(code: string, email: string, shopUrl: string, language: Language): EmailBlock[] {
  const { t } = i18nFor(language)
  const [step, field] = [t('purchases.steps.payment'), t('purchases.coupon.label')]
  return [
    {
      kind: 'card',
      facts: [
        { label: t('mailNewsletter.welcome.code'), value: code, isCode: true },
        { label: t('mailNewsletter.welcome.worth'), value: t('mailNewsletter.welcome.percent') },
      ],
    },
    { kind: 'heading', words: t('mailNewsletter.welcome.howTo') },
    {
      kind: 'steps',
      steps: [
        [t('mailNewsletter.welcome.choose')],
        [t('mailNewsletter.welcome.buyer', { email })],
        [t('mailNewsletter.welcome.enter', { step, field })],
      ],
    },
    textBlock(t('mailNewsletter.welcome.terms')),
    { kind: 'button', words: t('mailNewsletter.welcome.shop'), href: shopUrl },
  ]
}

function withoutCode(offersUrl: string, language: Language): EmailBlock[] {
  const { t } = i18nFor(language)
  return [
    textBlock(t('mailNewsletter.welcome.noCode')),
    { kind: 'button', words: t('mailNewsletter.welcome.offers'), href: offersUrl },
  ]
}
