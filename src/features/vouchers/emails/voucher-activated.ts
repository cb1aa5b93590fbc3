import { z } from 'zod'
import { type VoucherView, voucherCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import type { EmailBlock } from '#platform/server/emails/render/email-content.ts'
import { slot } from '#platform/server/emails/render/inline.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { manageButton, waysToBook } from './voucher-blocks.ts'
import { loadVoucherContext, toHolderAndBuyer } from './voucher-context.ts'

const payload = z.object({ voucher: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-voucher-activated': z.infer<typeof payload>
  }
}

/** The holder can go and book; who gave it learns that it has arrived. */
export const voucherActivated = defineEmail({
  name: 'voucher-activated',
  payload,
  load: async (services, { voucher: uuid }) => {
    const context = await loadVoucherContext(services, uuid)
    if (!context || context.voucher.state === 'cancelled') return []
    return toHolderAndBuyer(services, context, { beneficiary: context.voucher.beneficiaryName })
  },
  content: (view, { t, language, head }) => {
    const { name, reader, beneficiary, voucher, photo } = view
    const { service, reference } = voucher
    const day = dayFormats.long(voucher.validUntil, language)
    return {
      subject: t(`mailVouchers.activated.${reader}.subject`, { service }),
      preheader: t(`mailVouchers.activated.${reader}.preheader`, { reference, day, beneficiary }),
      ...(photo && { photo }),
      title: t(`mailVouchers.activated.${reader}.title`, { name }),
      blocks: [
        leadBlock(t(`mailVouchers.activated.${reader}.lead`, { beneficiary })),
        ...manageButton(view.manageUrl, t),
        voucherCard(voucher, language, { for: beneficiary }),
        ...(reader === 'holder' ? howToUse(voucher, view.manageUrl, day, t) : []),
      ],
      why: t(reader === 'holder' ? 'mailPurchases.whyHeld' : 'mailPurchases.whyBought', { brand: head.brand }),
    }
  },
})

const howToUse = (voucher: VoucherView, manageUrl: string | null, day: string, t: Translate): EmailBlock[] => [
  { kind: 'heading', words: t('mailVouchers.howToBook') },
  {
    kind: 'steps',
    steps: [
      waysToBook(voucher, manageUrl, t('mailVouchers.activated.call', { ways: slot('ways') }), t),
      ...(voucher.isBookedOnline && manageUrl
        ? []
        : [[t('mailVouchers.activated.tell', { reference: voucher.reference, day })]]),
      [t('mailVouchers.gift.show')],
    ],
  },
  textBlock(t('mailVouchers.gift.otherPlan')),
]
