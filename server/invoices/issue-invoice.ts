import { eq } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import type { Transaction } from '#server/db/client.ts'
import { paymentAttempts } from '#server/db/schema/payments.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { EventServices } from '#server/services.ts'
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
