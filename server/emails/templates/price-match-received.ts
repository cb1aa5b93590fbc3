import type { Language } from '#domain/site/languages.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { type BriefVoucher, briefCard } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type PriceMatchReceivedView = {
  /** First name of the holder. */
  name: string
  voucher: BriefVoucher
  /** As it was typed, and so never a link. */
  website: string
}

export function priceMatchReceived(view: PriceMatchReceivedView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, voucher, website } = view
  return {
    subject: t('mailVouchers.priceMatch.received.subject', { service: voucher.service }),
    preheader: t('mailVouchers.priceMatch.received.preheader'),
    title: t('mailVouchers.priceMatch.received.title', { name }),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t('mailVouchers.priceMatch.received.lead')] },
      { kind: 'text', said: [t('mailVouchers.priceMatch.received.website', { website })] },
      briefCard(voucher, language),
      { kind: 'text', said: [t('mailVouchers.priceMatch.received.meanwhile')] },
    ],
    why: t('mail.foot.whyHeld', { brand: head.brand }),
  }
}
