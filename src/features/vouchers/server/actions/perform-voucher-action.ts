import { isDeepStrictEqual } from 'node:util'
import { getVoucherBooking } from '#features/bookings/server/booking-row.ts'
import { lockPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import {
  type ActionRefusal,
  refusalOf,
  type VoucherAction,
  type VoucherFacts,
} from '#features/vouchers/rules/voucher-actions.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import { type Day, madridDay } from '#platform/time/dates.ts'
import { type OperatorServices, voucherFactsOf } from '../voucher-facts.ts'
import { changeLanguage, lockVoucher, type Voucher } from '../voucher-row.ts'

export type ActionRefused =
  | { ok: false; error: 'refused'; refusal: ActionRefusal }
  /** Somebody was quicker: what the holder decided on is not there any more. */
  | { ok: false; error: 'changed' }

/** How everything a holder may do is answered. */
export type Acted<Value, Problems> =
  | { ok: true; value: Value }
  | { ok: false; error: 'invalid'; problems: Problems }
  | ActionRefused

export type LockedVoucher = { voucher: Voucher; purchase: Purchase; facts: VoucherFacts; today: Day; now: Date }

/**
 * The way of every action: the voucher is held, the rules are asked, and only then something is done. Of several at once
 * one wins: the others find another voucher than the one they have seen. The purchase is held first, since what goes back
 * of one voucher depends on what has gone back of the others. E-mails follow the language in which it was seen.
 *
 * `asOf`: the day by whose rules it is judged, if that is not today.
 */
export async function performVoucherAction<Value>(
  services: OperatorServices,
  shownVoucher: Voucher,
  action: VoucherAction,
  act: (tx: Transaction, held: LockedVoucher) => Promise<Value>,
  { asOf }: { asOf?: Day } = {},
): Promise<{ ok: true; value: Value } | ActionRefused> {
  return services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, shownVoucher.purchaseUuid)
    const voucher = purchase && (await lockVoucher(tx, shownVoucher.uuid))
    if (!voucher) throw new Error('There is no such voucher')
    if (!isDeepStrictEqual({ ...voucher, language: shownVoucher.language }, shownVoucher))
      return { ok: false, error: 'changed' }
    const now = services.clock.now()
    const today = asOf ?? madridDay(now)
    const isBooked = (await getVoucherBooking(tx, voucher.uuid)) !== null
    const facts = voucherFactsOf(services, voucher, purchase, isBooked)
    const refusal = refusalOf(action, facts, today)
    if (refusal) return { ok: false, error: 'refused', refusal }
    if (voucher.language !== shownVoucher.language) await changeLanguage(tx, shownVoucher)
    return { ok: true, value: await act(tx, { voucher: shownVoucher, purchase, facts, today, now }) }
  })
}

export const invalid = <Problems>(problems: Problems) => ({ ok: false, error: 'invalid', problems }) as const

export const hasProblems = (problems: object) => Object.keys(problems).length > 0
