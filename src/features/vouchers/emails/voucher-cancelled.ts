import { z } from 'zod'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { type EmailedRefund, goesTo, refundBlocks } from '#features/checkout/server/email-parts/refund-blocks.ts'
import { briefCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import type { EmailBlock } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { refundView } from './refund-email.ts'
import { buyerOf, buyersLanguage, emailParts, holderOf, loadVoucherContext, otherBuyer } from './voucher-context.ts'

const payload = z.object({ voucher: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-voucher-cancelled': z.infer<typeof payload>
  }
}

/** To buyer and beneficiary; the money is for the buyer's eyes only. */
export const voucherCancelled = defineEmail({
  name: 'voucher-cancelled',
  payload,
  load: async (services, { voucher: uuid }) => {
    const context = await loadVoucherContext(services, uuid)
    if (!context) return []
    const refund = await refundView(services, context)
    const readers = [
      { reader: 'buyer', to: buyerOf(context), language: buyersLanguage(context), refund },
      ...(otherBuyer(context)
        ? [{ reader: 'holder', to: holderOf(context), language: context.voucher.language, refund: null }]
        : []),
    ]
    return readers.map(({ reader, to, language, refund }) => {
      const { brief } = emailParts(services, context, language)
      const view = { name: firstName(to.name), ...brief, refund, isDisputed: false }
      return { about: `${uuid}.${reader}`, to, language, view }
    })
  },
  content: (view, { t, language, head }) => {
    const { name, service, reference, refund, isDisputed } = view
    // What a coupon paid for whole gives no money back.
    const reader = refund && refund.parts.length > 0 ? 'payer' : isDisputed ? 'disputed' : 'holder'
    return {
      subject: t(`mailVouchers.cancelled.${reader}.subject`, { service }),
      preheader: t(`mailVouchers.cancelled.${reader}.preheader`, { reference }),
      title: t(`mailVouchers.cancelled.${reader}.title`),
      blocks: [
        leadBlock(t(`mailVouchers.cancelled.${reader}.lead`, { name })),
        briefCard(view, language),
        ...(refund && reader === 'payer' ? money(refund, t, language) : []),
      ],
      why: t(refund ? 'mailPurchases.whyBought' : 'mailPurchases.whyHeld', { brand: head.brand }),
    }
  },
})

function money(refund: EmailedRefund, t: Translate, language: Language): EmailBlock[] {
  const places = (['payment', 'balance'] as const).filter((where) => goesTo(refund, where))
  return [
    ...refundBlocks(refund, t('mailVouchers.cancelled.total'), language),
    // Spec 9: 48 to 72 business hours to the original payment method; balances are ours to fill at once.
    ...places.map((where) => textBlock(t(`mailPurchases.refund.${where}`))),
  ]
}
