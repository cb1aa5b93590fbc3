import { eq } from 'drizzle-orm'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentAttempts } from '#features/checkout/server/schema/payments.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { EventServices } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { writeInvoice } from './write-invoice.ts'

/**
 * The invoice of a purchase that asks for one, in the transaction of its confirmation: never twice, and no number without
 * a sale. It comes last there, since whoever needs the next number waits for that transaction.
 */
export async function issueInvoice(services: EventServices, tx: Transaction, { purchase }: { purchase: Purchase }) {
  const { uuid, invoice: buyer, bill, language, locator } = purchase
  const goods = kindOf(services, purchase.kind).invoice?.(purchase)
  if (!buyer || !goods) return
  const now = services.clock.now()
  const { site, paymentMode } = services.config
  await writeInvoice(
    tx,
    {
      paymentMode: purchase.paymentMode ?? paymentMode,
      series: 'F',
      purchaseUuid: uuid,
      language,
      currency: bill.currency,
      content: {
        seller: site.company,
        buyer,
        ...goods,
        method: await methodOf(tx, purchase),
        locator,
        operationOn: madridDay(purchase.paidAt ?? now),
      },
    },
    now,
  )
}

async function methodOf(tx: Transaction, { paidBy }: Purchase) {
  if (!paidBy) return null
  const [attempt] = await tx
    .select({ method: paymentAttempts.method })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.uuid, paidBy))
  return attempt?.method ?? null
}
