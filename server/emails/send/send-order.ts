import { withInvoice } from '#server/invoices/invoice-file.ts'
import { invoiceOf } from '#server/invoices/invoice-row.ts'
import { isPlayMoney } from '#server/purchases/core/is-play-money.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import { getPurchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { sendOnce } from './send-once.ts'

/** The order confirmation, as its kind of goods writes it, with the invoice: once, and once for each wish of its buyer. */
export async function sendOrder(services: Services, { purchase: uuid, wish }: { purchase: string; wish?: string }) {
  const key = `order-confirmation.${uuid}`
  await sendOnce(services, wish ? `${key}.${wish}` : key, async () => {
    const purchase = await getPurchase(services.db, uuid)
    if (!purchase?.buyer || isPlayMoney(services, purchase)) return null
    const written = await kindOf(services, purchase.kind).orderEmail(services, purchase)
    const email = await withInvoice(services, written, await invoiceOf(services.db, uuid))
    // A mailbox shows an id once, and this is the one that was not found.
    return wish ? { ...email, id: `${email.id}.${wish}` } : email
  })
}
