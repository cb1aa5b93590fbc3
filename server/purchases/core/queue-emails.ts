import { madridDay } from '#domain/dates.ts'
import { giftMoment } from '#domain/purchases/gift.ts'
import type { Transaction } from '#server/db/client.ts'
import type { Services } from '#server/services.ts'
import type { Purchase } from './purchase-row.ts'

/** In the transaction that makes them due: who was paid is told, and nobody is told who wasn't. */
export async function queueLetters({ queue, clock }: Services, tx: Transaction, { uuid, gift }: Purchase) {
  await queue.add(tx, 'send-order', { purchase: uuid })
  if (!gift?.deliverOn) return
  const moment = giftMoment(gift.deliverOn, madridDay(clock.now()))
  await queue.add(tx, 'send-gift', { purchase: uuid }, moment ? { notBefore: moment } : {})
}
