import { madridDay } from '#domain/dates.ts'
import { giftSendTime } from '#domain/purchases/gift.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'
import type { Purchase } from '../core/purchase-row.ts'

/** Queues the e-mails in the transaction of the fulfilment, so that neither can happen without the other. */
export async function queueEmails({ queue, clock }: Services, tx: Transaction, { uuid, gift }: Purchase) {
  await queue.add(tx, 'send-order', { purchase: uuid })
  if (!gift?.deliverOn) return
  const moment = giftSendTime(gift.deliverOn, madridDay(clock.now()))
  await queue.add(tx, 'send-gift', { purchase: uuid }, moment ? { notBefore: moment } : {})
}
