import { giftSendTime } from '#features/checkout/rules/purchases/gift.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import type { Purchase } from '../core/purchase-row.ts'

/** Queues the e-mails in the transaction of the fulfilment, so that neither can happen without the other. */
export async function queueEmails({ queue, clock }: Services, tx: Transaction, { uuid, gift }: Purchase) {
  await queue.add(tx, 'send-order', { purchase: uuid })
  if (!gift?.deliverOn) return
  const moment = giftSendTime(gift.deliverOn, madridDay(clock.now()))
  await queue.add(tx, 'send-gift', { purchase: uuid }, moment ? { notBefore: moment } : {})
}
