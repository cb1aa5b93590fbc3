import type { Booking } from '#features/bookings/server/booking-row.ts'
import { isTaken } from '#features/bookings/server/claims.ts'
import type { HourPayer, WhatPays } from '#features/bookings/server/prepaid/hour-payer.ts'
import { type NotTaken, takeFreeHour } from '#features/bookings/server/prepaid/take-hour.ts'
import {
  getPurchase,
  isPlayMoney,
  lockPurchase,
  type Purchase,
} from '#features/checkout/server/purchases/core/purchase-row.ts'
import { type ActionRefused, performVoucherAction } from '#features/vouchers/server/actions/perform-voucher-action.ts'
import { fail, type Result } from '#platform/rules/result.ts'
import { violatedConstraint } from '#platform/server/db/prepared.ts'
import type { Services } from '#platform/server/services.ts'
import { voucherPageOf } from '../access/voucher-page.ts'
import { getVoucher, lockVoucher, type Voucher } from '../voucher-row.ts'

/** A voucher pays for one hour of its service, until its last day. */
export const voucherPaysHours: HourPayer = {
  name: 'voucher',
  uuidIn: ({ voucherUuid }) => voucherUuid,
  read: async (services, uuid) => {
    const voucher = await getVoucher(services.db, uuid)
    const purchase = voucher && (await getPurchase(services.db, voucher.purchaseUuid))
    return whatPays(services, purchase, voucher)
  },
  lock: async (services, tx, uuid) => {
    const known = await getVoucher(tx, uuid)
    const purchase = known && (await lockPurchase(tx, known.purchaseUuid))
    return whatPays(services, purchase, purchase && (await lockVoucher(tx, uuid)))
  },
  findHour: async (args) => {
    const page = await voucherPageOf(args)
    if (!page || page.booking || page.facts.state !== 'activated') return null
    const { services, voucher } = page
    const { serviceUuid, pax, reference, expiresOn: lastDay } = voucher
    const book = (hour: { day: string; time: string }) => bookWithVoucher(services, voucher, hour)
    return { serviceUuid, pax, firstDay: null, lastDay, reference, book }
  },
  findBooked: async (args) => (await voucherPageOf(args))?.booking ?? null,
}

/** Its holder books an hour without paying again. A voucher pays for one at a time. */
export async function bookWithVoucher(
  services: Services,
  shownVoucher: Voucher,
  { day, time }: { day: string; time: string },
): Promise<Result<Booking, NotBooked>> {
  try {
    const acted = await performVoucherAction(services, shownVoucher, 'redeem', async (tx, { voucher, facts }) => {
      if (facts.isBooked) return fail('booked')
      if (day > voucher.expiresOn) return fail('not-valid')
      const { serviceUuid, pax, beneficiaryName: name, beneficiaryEmail: email, language } = voucher
      const whose = { voucherUuid: voucher.uuid, name, email, phone: '', language }
      return takeFreeHour(services, tx, { serviceUuid, day, time, pax }, whose)
    })
    return acted.ok ? acted.value : fail(acted.error)
  } catch (error) {
    if (isTaken(error)) return fail('taken')
    if (violatedConstraint(error) === 'a_voucher_is_booked_once') return fail('booked')
    throw error
  }
}

function whatPays(services: Services, purchase: Purchase | null, voucher: Voucher | null): WhatPays | null {
  if (!purchase || !voucher) return null
  const isValid = voucher.state === 'activated' && !isPlayMoney(services, purchase)
  return { purchase, isGood: isValid, firstDay: null, lastDay: voucher.expiresOn }
}

/** `not-valid`: the voucher ends before that day. `booked`: it is reserved for another hour. */
type NotBooked = NotTaken | 'not-valid' | 'booked' | ActionRefused['error']
