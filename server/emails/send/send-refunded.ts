import { eq } from 'drizzle-orm'
import { paymentAttempts, refunds } from '#server/db/schema/payments.ts'
import { purchases } from '#server/db/schema/purchases.ts'
import { withInvoice } from '#server/invoices/invoice-file.ts'
import { creditNoteOf } from '#server/invoices/invoice-row.ts'
import type { Refunded } from '#server/purchases/core/goods-kind.ts'
import { isPlayMoney } from '#server/purchases/core/is-play-money.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import type { Services } from '#server/services.ts'
import { generalRefundEmail } from './general-refund-email.ts'
import { sendOnce } from './send-once.ts'

/** When the provider has said that the money is on its way. What was refunded is named by its kind of goods. A credit note goes with it. */
export async function sendRefunded(services: Services, { refund: uuid }: { refund: string }) {
  const refunded = await loadRefunded(services, uuid)
  if (!refunded || isPlayMoney(services, refunded.purchase)) return
  const { refundEmail = generalRefundEmail } = kindOf(services, refunded.purchase.kind)
  const email = await refundEmail(services, refunded)
  // Nothing to say is not recorded as said.
  if (!email) return
  const write = async () => withInvoice(services, email, await creditNoteOf(services.db, uuid))
  await sendOnce(services, `refund-confirmation.${uuid}`, write)
}

async function loadRefunded({ db }: Services, uuid: string): Promise<Refunded | null> {
  const [row] = await db
    .select({ refund: refunds, attempt: paymentAttempts, purchase: purchases })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.uuid, refunds.attemptUuid))
    .innerJoin(purchases, eq(purchases.uuid, paymentAttempts.purchaseUuid))
    .where(eq(refunds.uuid, uuid))
  return row ?? null
}
