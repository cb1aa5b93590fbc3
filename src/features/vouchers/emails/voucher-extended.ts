import { z } from 'zod'
import { voucherCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { leadBlock } from '#platform/server/emails/render/text-blocks.ts'
import { howToBook, manageButton } from './voucher-blocks.ts'
import { loadVoucherContext, toHolderAndBuyer } from './voucher-context.ts'

const payload = z.object({ voucher: z.uuid(), before: z.iso.date() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-voucher-extended': z.infer<typeof payload>
  }
}

/** With the voucher as it is now: it may be extended once, so there is one e-mail. */
export const voucherExtended = defineEmail({
  name: 'voucher-extended',
  payload,
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
