import type { Language } from '#domain/site/languages.ts'
import type { GoodsWords } from '#i18n/goods-words.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { goesTo, type Refund, refundBlocks } from '#server/emails/render/refund-blocks.ts'
import { type BriefVoucher, briefCard } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

/** `name` is the first name of who paid: nobody else gets it. */
export type RefundConfirmationView = BriefVoucher & {
  name: string
  words: GoodsWords
  refund: Refund
  /** The number of the credit note that goes with it. */
  creditNote?: string | null
}

/** When the provider has confirmed that the money is on its way. */
export function refundConfirmation(view: RefundConfirmationView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, words, service, reference, refund } = view
  return {
    subject: t('mailVouchers.refunded.subject', { service }),
    preheader: t(`mail.words.${words}.refundSent`, { reference }),
    title: t('mailVouchers.refunded.title'),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t('mailVouchers.refunded.lead', { name })] },
      briefCard(view, language),
      ...refundBlocks(refund, t('mailVouchers.refunded.total'), language),
      ...(goesTo(refund, 'balance') ? [{ kind: 'text' as const, said: [t(`mail.words.${words}.refundBalance`)] }] : []),
      ...(view.creditNote
        ? [{ kind: 'text' as const, said: [t('mailVouchers.refunded.creditNote', { number: view.creditNote })] }]
        : []),
      { kind: 'text', said: [t('mailVouchers.refunded.comeBack')] },
    ],
    why: t('mail.foot.whyBought', { brand: head.brand }),
  }
}
