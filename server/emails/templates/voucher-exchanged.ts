import type { Language } from '#domain/site/languages.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { writeToUs } from '#server/emails/render/voucher-blocks.ts'
import { type BriefVoucher, briefCard } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type VoucherExchangedView = {
  /** First name of the holder. */
  name: string
  kind: 'wallet' | 'gift-card'
  voucher: BriefVoucher
}

/** To the holder's own address, when the code went to another one. */
export function voucherExchanged(view: VoucherExchangedView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, kind, voucher } = view
  const { service, reference } = voucher
  return {
    subject: t('mailVouchers.exchanged.subject', { service }),
    preheader: t('mailVouchers.exchanged.preheader', { reference }),
    title: t('mailVouchers.exchanged.title'),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`mailVouchers.exchanged.${kind}`, { name })] },
      briefCard(voucher, language),
      writeToUs('notYou', head, t),
    ],
    why: t('mailVouchers.whyBefore', { brand: head.brand }),
  }
}
