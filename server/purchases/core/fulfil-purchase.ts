import type { Language } from '#domain/site/languages.ts'
import type { Transaction } from '#server/db/client.ts'
import { inBatch } from '#server/db/in-batch.ts'
import { postalOrders } from '#server/db/schema/purchases.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import { refundPurchase } from '#server/payments/refunds/refund-purchase.ts'
import type { Services } from '#server/services.ts'
import { kindOf } from './kind-of.ts'
import { lockPurchase, movePurchase, type Purchase } from './purchase-row.ts'
import { queueEmails } from './queue-emails.ts'

/** What was paid and could not be made at once is made by the clock. It may run twice at once: the second finds it done. */
export async function fulfilPaidPurchase(services: Services, uuid: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (purchase?.state === 'confirming') await fulfilPurchase(services, tx, purchase)
  })
}

/** Makes what was paid, of a row that is locked: vouchers, e-mails, the order for the post. */
export async function fulfilPurchase(services: Services, tx: Transaction, purchase: Purchase) {
  const { uuid } = purchase
  const issued = await kindOf(services, purchase.kind).fulfil(services, tx, purchase)
  if (!issued.ok) {
    await movePurchase(tx, purchase, 'failed')
    await services.queue.add(tx, 'send-purchase-failed', { purchase: uuid })
    return refundPurchase(services, tx, purchase, issued.error)
  }
  const now = services.clock.now()
  await inBatch([
    movePurchase(tx, purchase, 'confirmed', { confirmedAt: now }),
    purchase.postal && tx.insert(postalOrders).values({ purchaseUuid: uuid, createdAt: now }),
    subscribeBuyer(services, tx, purchase),
    queueEmails(services, tx, purchase),
  ])
}

/** Spec 3: who opted in to offers by e-mail. It is confirmed there like any other wish. */
async function subscribeBuyer({ clock }: Services, tx: Transaction, { buyer, language }: Purchase) {
  if (!buyer?.allowNotifications) return
  const country = buyer.country === 'other' ? homeOf[language] : buyer.country
  await subscribe({ db: tx, clock }, { email: buyer.email, country, language })
}

const homeOf: Record<Language, string> = { es: 'ES', pt: 'PT' }
