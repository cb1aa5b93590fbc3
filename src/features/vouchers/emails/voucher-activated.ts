import { z } from 'zod'
import { type VoucherView, voucherCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import type { EmailBlock } from '#platform/server/emails/render/email-content.ts'
import { slot } from '#platform/server/emails/render/inline.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import {
  aboutVoucher,
  howToBook,
  loadVoucherContext,
  manageButton,
  toHolderAndBuyer,
  waysToBook,
} from './voucher-context.ts'

/** The holder can go and book; who gave it learns that it has arrived. */
export const voucherActivated = defineEmail({
  name: 'voucher-activated',
  payload: aboutVoucher,
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

const extension = z.object({ voucher: z.uuid(), before: z.iso.date() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-voucher-extended': z.infer<typeof extension>
  }
}

/** With the voucher as it is now: it may be extended once, so there is one e-mail. */
export const voucherExtended = defineEmail({
  name: 'voucher-extended',
  payload: extension,
  load: async (services, { voucher: uuid, before }) => {
    const context = await loadVoucherContext(services, uuid)
    if (!context || context.voucher.state === 'cancelled') return []
    return toHolderAndBuyer(services, context, { before })
  },
  content: (view, { t, language, head }) => {
    const { name, reader, voucher, photo } = view
    const day = dayFormats.long(voucher.validUntil, language)
    const before = dayFormats.long(view.before, language)
    return {
      subject: t(`mailVouchers.extended.${reader}.subject`, { service: voucher.service }),
      preheader: t(`mailVouchers.extended.${reader}.preheader`, { day }),
      ...(photo && { photo }),
      title: t(`mailVouchers.extended.${reader}.title`, { name }),
      blocks: [
        leadBlock(t(`mailVouchers.extended.${reader}.lead`, { day, before })),
        ...manageButton(view.manageUrl, t),
        voucherCard(voucher, language),
        ...(reader === 'holder' ? howToBook(voucher, view.manageUrl, t) : []),
      ],
      why: t(reader === 'holder' ? 'mailPurchases.whyHeld' : 'mailPurchases.whyBought', { brand: head.brand }),
    }
  },
})
