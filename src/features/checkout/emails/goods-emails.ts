import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { creditNoteOf, invoiceOf, withInvoice } from '#features/checkout/server/invoices/invoice-file.ts'
import type { Refunded } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { getPurchase, isPlayMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { defineEmailJob } from '#platform/server/emails/define-email.ts'
import type { Services } from '#platform/server/services.ts'
import { nextDay } from '../server/email-parts/purchase-context.ts'
import { generalRefundEmail } from '../server/email-parts/refund-confirmation.ts'

/** `requestId`: its buyer asked for it once more. */
const order = z.object({ purchase: z.uuid(), requestId: z.uuid().optional() })
const gift = z.object({ purchase: z.uuid() })
const refund = z.object({ refund: z.uuid() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-order': z.infer<typeof order>
    'send-gift': z.infer<typeof gift>
    'send-refunded': z.infer<typeof refund>
  }
}

/** The order confirmation, as its kind of goods writes it, with the invoice: once, and once for each request of its buyer. */
export const sendOrder = defineEmailJob({
  name: 'send-order',
  payload: order,
  isAwaited: true,
  isFirst: true,
  load: async (services, { purchase: uuid, requestId }) => {
    const purchase = await getPurchase(services.db, uuid)
    if (!purchase?.buyer || isPlayMoney(services, purchase)) return []
    const key = `order-confirmation.${uuid}`
    if (!requestId) return [{ key, write: () => orderEmail(services, purchase) }]
    // A mailbox shows an id once, and this is the one that was not found.
    const write = async () => {
      const email = await orderEmail(services, purchase)
      return { ...email, id: `${email.id}.${requestId}` }
    }
    return [{ key: `${key}.${requestId}`, write }]
  },
})

async function orderEmail(services: Services, purchase: Purchase) {
  const email = await kindOf(services, purchase.kind).orderEmail(services, purchase)
  return withInvoice(services, email, await invoiceOf(services.db, purchase.uuid))
}

/** To the beneficiary, on their day, as the kind of goods writes it. A present whose payment is disputed waits. */
export const sendGift = defineEmailJob({
  name: 'send-gift',
  payload: gift,
  isAwaited: true,
  isFirst: true,
  load: async (services, { purchase: uuid }) => {
    const purchase = await getPurchase(services.db, uuid)
    if (!purchase?.gift?.email || isPlayMoney(services, purchase)) return []
    if (purchase.disputedAt) return { lookAgainAt: nextDay(services) }
    const { giftEmails } = kindOf(services, purchase.kind)
    if (!giftEmails) throw new Error(`A ${purchase.kind} can't be given to somebody`)
    return giftEmails(services, purchase)
  },
})

/**
 * When the provider has said that the money is on its way. What was refunded is named by its kind of goods. A credit note
 * goes with it.
 */
export const sendRefunded = defineEmailJob({
  name: 'send-refunded',
  payload: refund,
  load: async (services, { refund: uuid }) => {
    const refunded = await loadRefunded(services, uuid)
    if (!refunded || isPlayMoney(services, refunded.purchase)) return []
    const { refundEmail = generalRefundEmail } = kindOf(services, refunded.purchase.kind)
    const email = await refundEmail(services, refunded)
    // Nothing to say is not recorded as said.
    if (!email) return []
    const write = async () => withInvoice(services, email, await creditNoteOf(services.db, uuid))
    return [{ key: `refund-confirmation.${uuid}`, write }]
  },
})

async function loadRefunded({ db }: Services, uuid: string): Promise<Refunded | null> {
  const [row] = await db
    .select({ refund: refunds, attempt: paymentAttempts, purchase: purchases })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.uuid, refunds.attemptUuid))
    .innerJoin(purchases, eq(purchases.uuid, paymentAttempts.purchaseUuid))
    .where(eq(refunds.uuid, uuid))
  return row ?? null
}
