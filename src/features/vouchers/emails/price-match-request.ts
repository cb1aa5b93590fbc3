import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { type BriefVoucher, briefCard } from '#features/checkout/server/email-parts/voucher-card.ts'
import { priceMatches } from '#features/vouchers/server/schema/voucher-changes.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { defineEmail, defineTemplate, helpAddress } from '#platform/server/emails/define-email.ts'
import type { EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { emailParts, holderOf, loadVoucherContext } from './voucher-context.ts'

const payload = z.object({ match: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-price-match-request': z.infer<typeof payload>
  }
}

/** To our own help, which can match a price; and to the holder, that it is being looked at. */
export const priceMatchRequest = defineEmail({
  name: 'price-match-request',
  payload,
  load: async (services, { match: uuid }) => {
    const [match] = await services.db.select().from(priceMatches).where(eq(priceMatches.uuid, uuid))
    const context = match && (await loadVoucherContext(services, match.voucherUuid))
    if (!context) return []
    // As it was typed, and so never a link.
    const { website } = match
    const { language, brief: voucher } = emailParts(services, context)
    const { value: amount, currency } = context.voucher
    const holder = holderOf(context)
    const request = {
      about: uuid,
      to: helpAddress(services.config, language),
      replyTo: holder,
      language,
      view: { voucher, value: { amount, currency }, website, holder },
    }
    const view = { name: firstName(holder.name), voucher, website }
    return [request, priceMatchReceived.prepare(services, { about: uuid, to: holder, language, view })]
  },
  content: (view, { t, language, head }) => {
    const { voucher, value, website, holder } = view
    const { service, spa, reference } = voucher
    return {
      subject: t('mailVouchers.priceMatch.request.subject', { reference }),
      preheader: t('mailVouchers.priceMatch.request.preheader', { service, spa }),
      title: t('mailVouchers.priceMatch.request.title'),
      blocks: [
        leadBlock(t('mailVouchers.priceMatch.request.lead')),
        briefCard(voucher, language, [
          { label: t('mailVouchers.priceMatch.request.value'), value: formatMoney(value) },
          { label: t('mailVouchers.priceMatch.request.holder'), value: holder.name },
          { label: t('mailVouchers.priceMatch.request.email'), value: holder.email },
        ]),
        textBlock(t('mailVouchers.priceMatch.request.website', { website })),
        noteBlock(t('mailVouchers.priceMatch.request.careful')),
      ],
      why: t('mailVouchers.priceMatch.request.why', { brand: head.brand }),
    }
  },
})

export const priceMatchReceived = defineTemplate('price-match-received', receivedContent)

type PriceMatchReceivedView = {
  /** First name of the holder. */
  name: string
  voucher: BriefVoucher
  /** As it was typed, and so never a link. */
  website: string
}

function receivedContent(view: PriceMatchReceivedView, { t, language, head }: EmailContext): EmailContent {
  const { name, voucher, website } = view
  return {
    subject: t('mailVouchers.priceMatch.received.subject', { service: voucher.service }),
    preheader: t('mailVouchers.priceMatch.received.preheader'),
    title: t('mailVouchers.priceMatch.received.title', { name }),
    blocks: [
      leadBlock(t('mailVouchers.priceMatch.received.lead')),
      textBlock(t('mailVouchers.priceMatch.received.website', { website })),
      briefCard(voucher, language),
      textBlock(t('mailVouchers.priceMatch.received.meanwhile')),
    ],
    why: t('mailPurchases.whyHeld', { brand: head.brand }),
  }
}
