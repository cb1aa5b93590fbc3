import type { Language } from '#domain/site/languages.ts'
import type { Transaction } from '#server/db/client.ts'
import { inOneGo } from '#server/db/in-one-go.ts'
import { postalOrders } from '#server/db/schema/purchases.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import { refundPurchase } from '#server/payments/refunds/refund-purchase.ts'
import type { Services } from '#server/services.ts'
import { kindOf } from '../kinds/kinds.ts'
import { lockPurchase, movePurchase, type Purchase } from './purchase-row.ts'
import { queueLetters } from './queue-emails.ts'

/** What was paid and could not be made at once is made by the clock. It may run twice at once: the second finds it done. */
export async function completePurchase(services: Services, uuid: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (purchase?.state === 'confirming') await makeGoods(services, tx, purchase)
  })
}

/** Makes what was paid, of a row that is locked: vouchers, letters, the order for the post. */
export async function makeGoods(services: Services, tx: Transaction, purchase: Purchase) {
  const { uuid } = purchase
  const issued = await kindOf(purchase).issue(services, tx, purchase)
  if (!issued.ok) {
    await movePurchase(tx, purchase, 'undone')
    await services.queue.add(tx, 'send-undone', { purchase: uuid })
    return refundPurchase(services, tx, purchase, issued.error)
  }
  const now = services.clock.now()
  await inOneGo([
    movePurchase(tx, purchase, 'confirmed', { confirmedAt: now }),
    purchase.postal && tx.insert(postalOrders).values({ purchaseUuid: uuid, createdAt: now }),
    subscribeBuyer(services, tx, purchase),
    queueLetters(services, tx, purchase),
  ])
}

/** Spec 3: who opted in to offers by e-mail. It is confirmed there like any other wish. */
async function subscribeBuyer({ clock }: Services, tx: Transaction, { buyer, language }: Purchase) {
  if (!buyer?.allowNotifications) return
  const country = buyer.country === 'other' ? homeOf[language] : buyer.country
  await subscribe({ db: tx, clock }, { email: buyer.email, country, language })
}

const homeOf: Record<Language, string> = { es: 'ES', pt: 'PT' }
