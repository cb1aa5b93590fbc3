import { and, inArray, lt } from 'drizzle-orm'
import { madridDay } from '#domain/dates.ts'
import { vouchers } from '#server/db/schema/vouchers.ts'
import type { Services } from '#server/services.ts'
import { lockVoucher, moveVoucher } from './voucher-row.ts'

const atOnce = 500

/** Writes down what has been so since midnight. One that its holder is just extending is let be. */
export async function expireVouchers({ db, clock }: Services): Promise<number> {
  const now = clock.now()
  const today = madridDay(now)
  const due = await db
    .select({ uuid: vouchers.uuid })
    .from(vouchers)
    .where(and(inArray(vouchers.state, ['issued', 'activated']), lt(vouchers.expiresOn, today)))
    .limit(atOnce)
  for (const { uuid } of due) {
    await db.transaction(async (tx) => {
      const voucher = await lockVoucher(tx, uuid)
      const isOpen = voucher?.state === 'issued' || voucher?.state === 'activated'
      if (voucher && isOpen && voucher.expiresOn < today) {
        await moveVoucher(tx, voucher, { to: 'expired', what: 'expired', at: now })
      }
    })
  }
  return due.length < atOnce ? due.length : due.length + (await expireVouchers({ db, clock } as Services))
}
