import type { Money } from '#domain/money.ts'
import type { Language } from '#domain/site/languages.ts'
import { formatMoney } from '#i18n/format.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { type BriefVoucher, briefCard } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type PriceMatchRequestView = {
  voucher: BriefVoucher
  value: Money
  /** As it was typed, and so never a link. */
  website: string
  holder: { name: string; email: string }
}

/** To our own help. */
export function priceMatchRequest(view: PriceMatchRequestView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { voucher, value, website, holder } = view
  const { service, spa, reference } = voucher
  return {
    subject: t('mailVouchers.priceMatch.request.subject', { reference }),
    preheader: t('mailVouchers.priceMatch.request.preheader', { service, spa }),
    title: t('mailVouchers.priceMatch.request.title'),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t('mailVouchers.priceMatch.request.lead')] },
      briefCard(voucher, language, [
        { label: t('mailVouchers.priceMatch.request.value'), value: formatMoney(value) },
        { label: t('mailVouchers.priceMatch.request.holder'), value: holder.name },
        { label: t('mailVouchers.priceMatch.request.email'), value: holder.email },
      ]),
      { kind: 'text', said: [t('mailVouchers.priceMatch.request.website', { website })] },
      { kind: 'text', tone: 'note', said: [t('mailVouchers.priceMatch.request.careful')] },
    ],
    why: t('mailVouchers.priceMatch.request.why', { brand: head.brand }),
  }
}
