import { z } from 'zod'
import { type EmailedRefund, refundBlocks, sumUpRefund } from '#features/checkout/server/email-parts/refund-blocks.ts'
import { returnedParts } from '#features/checkout/server/payments/refunds/most-refunded.ts'
import { describeGoods, kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { getPurchase, isPlayMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { buyerAddress, paidWithOf } from '../server/email-parts/purchase-context.ts'

const payload = z.object({
  purchase: z.uuid(),
  dispute: z.uuid(),
  /** Whether the purchase itself is disputed, or the code that had paid it. */
  because: z.enum(['payment', 'balance']),
  /** What ended, by its names. */
  items: z.array(z.string()),
})

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-purchase-withdrawn': z.infer<typeof payload>
  }
}

/** To the buyer of what ended since a bank took money back, once for each dispute; and to those who know of a present. */
export const purchaseWithdrawn = defineEmail({
  name: 'purchase-withdrawn',
  payload,
  load: async (services, { purchase: uuid, dispute, because, items }) => {
    const purchase = await getPurchase(services.db, uuid)
    if (!purchase?.buyer || isPlayMoney(services, purchase)) return []
    const { language, buyer, locator } = purchase
    const refund = await refundOf(services, purchase)
    const view = { name: buyer.name, locator, service: describeGoods(services, purchase), because, items, refund }
    const forGuests = (await kindOf(services, purchase.kind).endedGiftEmails?.(services, purchase)) ?? []
    return [{ about: `${uuid}.${dispute}`, to: buyerAddress(buyer), language, view }, ...forGuests]
  },
  content: (view, { t, language, head }) => {
    const { name, locator, service, because, items, refund } = view
    const words = 'mailPurchases.withdrawn'
    return {
      // What has left the catalogue has no name any more.
      subject: t(`${words}.subject`, { service: service || locator }),
      preheader: t(`${words}.preheader`),
      title: t(`${words}.title`),
      blocks: [
        leadBlock(t(`${words}.lead.${because}`, { name, service: service || locator })),
        ...(items.length > 0 ? [textBlock(t(`${words}.items`, { items: items.join(', ') }))] : []),
        textBlock(t(`${words}.${because === 'payment' ? 'bankHasIt' : 'codeHasNone'}`)),
        ...(refund ? refundBlocks(refund, t(`${words}.total`), language) : []),
        textBlock(t(`${words}.ask`)),
        noteBlock(t('mailPurchases.late.order', { locator })),
      ],
      why: t('mailPurchases.whyBought', { brand: head.brand }),
    }
  },
})

/** What other sources had paid. */
async function refundOf(services: Services, purchase: Purchase): Promise<EmailedRefund | null> {
  const { locator, bill } = purchase
  const { payment, balances } = await returnedParts(services.db, purchase)
  const paidWith = await paidWithOf(services, purchase)
  const money = (amount: number) => ({ amount, currency: bill.currency })
  const parts = [
    ...(payment > 0 && paidWith ? [{ to: 'payment' as const, paidWith, amount: money(payment) }] : []),
    ...balances.flatMap(({ code, kind, amount }) =>
      kind !== 'percent' ? [{ to: kind, code, amount: money(amount) }] : [],
    ),
  ]
  return sumUpRefund(parts, madridDay(services.clock.now()), locator)
}
