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

/** Fulfils a paid purchase in a transaction of its own. Of two calls at the same time the second does nothing. */
export async function fulfilPaidPurchase(services: Services, uuid: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (purchase?.state === 'confirming') await fulfilPurchase(services, tx, purchase)
  })
}

/** Fulfils a locked purchase: goods, e-mails, postal order. If the goods can't be made, it is refunded. */
export async function fulfilPurchase(services: Services, tx: Transaction, purchase: Purchase) {
  const { uuid } = purchase
  const fulfilled = await kindOf(services, purchase.kind).fulfil(services, tx, purchase)
  if (!fulfilled.ok) {
    await movePurchase(tx, purchase, 'failed')
    await services.queue.add(tx, 'send-purchase-failed', { purchase: uuid })
    return refundPurchase(services, tx, purchase, fulfilled.error)
  }
  const now = services.clock.now()
  await inBatch([
    movePurchase(tx, purchase, 'confirmed', { confirmedAt: now }),
    purchase.postal && tx.insert(postalOrders).values({ purchaseUuid: uuid, createdAt: now }),
    subscribeBuyer(services, tx, purchase),
    queueEmails(services, tx, purchase),
  ])
}

/** Spec 3: subscribes a buyer who opted in to offers by e-mail. They confirm it like any other subscriber. */
async function subscribeBuyer({ clock }: Services, tx: Transaction, { buyer, language }: Purchase) {
  if (!buyer?.allowNotifications) return
  const country = buyer.country === 'other' ? homeOf[language] : buyer.country
  await subscribe({ db: tx, clock }, { email: buyer.email, country, language })
}

const homeOf: Record<Language, string> = { es: 'ES', pt: 'PT' }
