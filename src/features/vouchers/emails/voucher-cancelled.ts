import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { arrivalBlocks, refundBlocks } from '#features/checkout/server/email-parts/refund-blocks.ts'
import { briefCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { leadBlock } from '#platform/server/emails/render/text-blocks.ts'
import { refundView } from './refund-email.ts'
import {
  aboutVoucher,
  buyerOf,
  buyersLanguage,
  emailParts,
  holderOf,
  loadVoucherContext,
  otherBuyer,
} from './voucher-context.ts'

/** To buyer and beneficiary; the money is for the buyer's eyes only. */
export const voucherCancelled = defineEmail({
  name: 'voucher-cancelled',
  payload: aboutVoucher,
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
        ...(refund && reader === 'payer'
          ? [...refundBlocks(refund, t('mailVouchers.cancelled.total'), language), ...arrivalBlocks(refund, t)]
          : []),
      ],
      why: t(refund ? 'mailPurchases.whyBought' : 'mailPurchases.whyHeld', { brand: head.brand }),
    }
  },
})
