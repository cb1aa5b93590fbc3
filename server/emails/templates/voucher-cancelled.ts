import type { Language } from '#domain/site/languages.ts'
import type { Translate } from '#i18n/translate.ts'
import type { EmailBlock, EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { goesTo, type Refund, refundBlocks } from '#server/emails/render/refund-blocks.ts'
import { type BriefVoucher, briefCard } from '#server/emails/render/voucher-card.ts'
import { i18nFor } from '#server/i18n.ts'

export type VoucherCancelledView = BriefVoucher & {
  /** First name of who reads it. */
  name: string
  /** Only who paid sees the money; the beneficiary of a gift learns that it can't be used any more. */
  refund: Refund | null
  /** A dispute of the bank has ended it, and no refund is asked for. */
  isDisputed?: true
}

export function voucherCancelled(view: VoucherCancelledView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
  const { name, service, reference, refund, isDisputed } = view
  // What a coupon paid for whole gives no money back.
  const reader = refund && refund.parts.length > 0 ? 'payer' : isDisputed ? 'disputed' : 'holder'
  return {
    subject: t(`mailVouchers.cancelled.${reader}.subject`, { service }),
    preheader: t(`mailVouchers.cancelled.${reader}.preheader`, { reference }),
    title: t(`mailVouchers.cancelled.${reader}.title`),
    blocks: [
      { kind: 'text', tone: 'lead', said: [t(`mailVouchers.cancelled.${reader}.lead`, { name })] },
      briefCard(view, language),
      ...(refund && reader === 'payer' ? money(refund, t, language) : []),
    ],
    why: t(refund ? 'mail.foot.whyBought' : 'mail.foot.whyHeld', { brand: head.brand }),
  }
}

function money(refund: Refund, t: Translate, language: Language): EmailBlock[] {
  const places = (['payment', 'balance'] as const).filter((where) => goesTo(refund, where))
  return [
    ...refundBlocks(refund, t('mailVouchers.cancelled.total'), language),
    // Spec 9: 48 to 72 business hours to the original payment method; balances are ours to fill at once.
    ...places.map((where) => ({ kind: 'text' as const, said: [t(`mailVouchers.cancelled.${where}`)] })),
  ]
}
