import { choiceHref } from '#features/bookings/rules/choosing/choice.ts'
import { bookingFacts, hourWords, momentWords } from '#features/bookings/server/booking-facts.ts'
import { bookingKey } from '#features/bookings/server/booking-links.ts'
import type { Booking } from '#features/bookings/server/booking-row.ts'
import type { OpenedBooking } from '#features/bookings/server/open-booking.ts'
import { isAwaiting, waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import { methodInWords } from '#features/checkout/server/email-parts/paid-with.ts'
import { paidWithOf } from '#features/checkout/server/email-parts/purchase-context.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { refundOfBooking } from './cancel-booking.ts'
import { readWhatPays, whyNotChanged } from './what-pays.ts'

export type ChangeView = Awaited<ReturnType<typeof describeChange>>

/** 'Your booking': when and where, and what its customer can still do with it. */
export async function describeChange({ services, reader, booking }: OpenedBooking) {
  const { language, snapshot } = reader
  const { t } = i18nFor(language)
  const now = services.clock.now()
  const pays = await readWhatPays(services, booking)
  const purchase = booking.purchaseUuid ? pays.purchase : null
  const facts = bookingFacts(snapshot, booking, language, now)
  const why = whyNotChanged(booking, pays, now)
  return {
    uuid: booking.uuid,
    serviceUuid: booking.serviceUuid,
    pax: booking.pax,
    state: booking.state,
    locator: booking.locator,
    facts,
    paid: await paidWords(purchase),
    /** The spa has accepted, and its money is being taken. */
    isConfirming: booking.state === 'accepted',
    /** Why it can't be changed; null if it can, or is no booking yet. */
    why: booking.state === 'confirmed' && why ? t(`purchases.booking.change.why.${why}`, { phone: facts.phone }) : null,
    ended:
      booking.state === 'confirmed' || isAwaiting(booking.state) || booking.state === 'accepted' ? null : booking.state,
    moveHref: why === null && !booking.agreed.isRequest ? moveHref() : null,
    cancelling: why === null ? await cancelWords(purchase) : null,
    request: isAwaiting(booking.state) ? requestOf(booking, language, t) : null,
  }

  function moveHref(): string {
    const path = pathOf('serviceBookingCheckout', language)
    const { uuid, serviceUuid: service } = booking
    return choiceHref(path, { service, with: `move:${uuid}`, key: bookingKey(services, booking) })
  }

  async function paidWords(of: Purchase | null): Promise<string> {
    if (booking.voucherUuid) return t('purchases.booking.change.paidByVoucher')
    if (booking.stayUuid) return t('purchases.booking.change.paidByStay')
    if (!of) return ''
    const words = of.paidAt === null ? 'authorizedWith' : 'paidWith'
    return t(`purchases.booking.change.${words}`, { method: methodInWords(await paidWithOf(services, of), t) })
  }

  async function cancelWords(of: Purchase | null) {
    if (!of)
      return {
        text: t(booking.stayUuid ? 'purchases.booking.change.stayBack' : 'purchases.booking.change.voucherBack'),
        amount: null,
      }
    const { total } = refundOfBooking(of.bill)
    const amount = formatMoney({ amount: total, currency: of.bill.currency })
    const method = methodInWords(await paidWithOf(services, of), t)
    return { text: t('purchases.booking.change.moneyBack', { amount, method }), amount }
  }
}

/** Of a request: until when it waits, and another hour that the spa proposes. */
function requestOf(booking: Booking, language: Language, t: Translate) {
  const { agreed, proposedStartsAt, proposalNote } = booking
  return {
    until: momentWords(waitsUntil(booking), agreed.spa.timeZone, language, t),
    proposal: proposedStartsAt ? { ...hourWords(proposedStartsAt, agreed, language), note: proposalNote } : null,
  }
}
