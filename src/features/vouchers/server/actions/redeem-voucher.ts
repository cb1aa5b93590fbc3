import { and, desc, eq } from 'drizzle-orm'
import { getVoucherBooking } from '#features/bookings/server/booking-row.ts'
import type { ActionRefusal } from '#features/vouchers/rules/voucher-actions.ts'
import { hasDayCome } from '#features/vouchers/rules/voucher-actions.ts'
import { voucherEvents } from '#features/vouchers/server/schema/vouchers.ts'
import { type Day, wallClock } from '#platform/time/dates.ts'
import type { OperatorServices } from '../voucher-facts.ts'
import { findVoucherByReference, transitionVoucher, type Voucher } from '../voucher-row.ts'
import { performVoucherAction } from './perform-voucher-action.ts'

export type Redeemed =
  | { ok: true; service: string; spa: string; beneficiary: string }
  | { ok: false; error: 'unknown' }
  /** Its holder was doing something with it at this moment. */
  | { ok: false; error: 'changed' }
  /** It is booked for another day. Whoever uses it before moves or cancels that hour first: somebody is waited for then. */
  | { ok: false; error: 'reserved'; hour: { day: Day; time: string; spa: string } }
  | { ok: false; error: 'refused'; refusal: ActionRefusal; first: { at: Date; spa: string } | null }

/** Decided: by the spa or the operator, once. A second attempt is told when and where the first was. */
export async function redeemVoucher(services: OperatorServices, reference: string): Promise<Redeemed> {
  const voucher = await findVoucherByReference(services.db, reference.trim().toUpperCase())
  return voucher ? redeemSeen(services, voucher) : { ok: false, error: 'unknown' }
}

/** As it was when it was looked at. `asOf`: the day on which it was used, if that is not today. */
export async function redeemSeen(
  services: OperatorServices,
  voucher: Voucher,
  options: { asOf?: Day } = {},
): Promise<Redeemed> {
  const { uuid, serviceName, language, spaName: spa, beneficiaryName: beneficiary } = voucher
  const acted = await performVoucherAction(
    services,
    voucher,
    'redeem',
    async (tx, { voucher: held, now }) => {
      const booking = await getVoucherBooking(tx, uuid)
      if (booking && !hasDayCome(booking.startsAt, booking.agreed.spa.timeZone, now)) return booking
      await transitionVoucher(tx, held, { to: 'redeemed', what: 'redeemed', at: now })
      return null
    },
    options,
  )
  if (acted.ok && acted.value) {
    const { startsAt, agreed } = acted.value
    return { ok: false, error: 'reserved', hour: { ...wallClock(startsAt, agreed.spa.timeZone), spa } }
  }
  if (acted.ok) return { ok: true, service: serviceName[language], spa, beneficiary }
  const [first] = await services.db
    .select()
    .from(voucherEvents)
    .where(and(eq(voucherEvents.voucherUuid, uuid), eq(voucherEvents.state, 'redeemed')))
    .orderBy(desc(voucherEvents.id))
    .limit(1)
  if (acted.error === 'changed') return acted
  return { ok: false, error: 'refused', refusal: acted.refusal, first: first ? { at: first.at, spa } : null }
}
