import { eq } from 'drizzle-orm'
import { waitsUntil } from '#domain/bookings/booking.ts'
import { type BookingMail, bookingMails } from '#domain/bookings/booking-mails.ts'
import { madridDay } from '#domain/dates.ts'
import { attachBooking } from '#server/bookings/attach-booking.ts'
import { attachCalendar } from '#server/bookings/booking-calendar.ts'
import { bookingFacts, hourWords } from '#server/bookings/booking-facts.ts'
import { bookingUrl } from '#server/bookings/booking-links.ts'
import { type Booking, getBooking } from '#server/bookings/booking-row.ts'
import { cancelledBooking } from '#server/bookings/changes/cancelled-booking.ts'
import { momentWords } from '#server/bookings/moment-words.ts'
import { balanceEntries } from '#server/db/schema/coupons.ts'
import { refunds } from '#server/db/schema/payments.ts'
import type { Refund } from '#server/emails/render/refund-blocks.ts'
import { renderEmail } from '#server/emails/render/render-email.ts'
import { paidWithOf } from '#server/emails/send/email-context.ts'
import { firstName } from '#server/emails/send/holder.ts'
import { emailHeader, sendOnce } from '#server/emails/send/send-once.ts'
import { i18nFor } from '#server/i18n.ts'
import { getPurchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'

type Told = { booking: string; mail: BookingMail; revision: number }

/** To who booked. E-mails may leave long after they were asked for: only what is still so is told. */
export async function sendBookingMail(services: Services, { booking: uuid, mail, revision }: Told): Promise<void> {
  const booking = await getBooking(services.db, uuid)
  if (!booking || !isStillSo(booking, mail, revision)) return
  const { language, name, email, locator } = booking
  const facts = bookingFacts(services.catalogue.current(), booking, language, services.clock.now())
  const gift = await giftOf(services, booking)
  const view = {
    mail,
    name: gift?.giver.name ?? firstName(name),
    gift: gift && { guest: name, isMailed: gift.isMailed },
    locator,
    facts,
    proposal: mail === 'proposed' ? proposalOf(booking) : null,
    until: deadlineOf(booking),
    refund: mail === 'cancelled' ? await refundOf(services, booking) : null,
    paidBy: booking.voucherUuid ? 'voucher' : booking.stayUuid ? 'stay' : 'purchase',
    manageUrl: bookingUrl(services, booking, language),
  } as const
  const attachments = await filesFor(services, booking, mail)
  // Who stays is told what its giver was told before.
  const about = [mail, uuid, revision, ...(booking.stayUuid && !gift ? ['guest'] : [])].join('.')
  const to = { name: gift ? `${gift.giver.name} ${gift.giver.surname}` : name, email }
  const head = emailHeader(services, language)
  await sendOnce(services, `booking.${about}`, () =>
    renderEmail('booking-notice', view, { about, to, language, head, attachments }),
  )
}

/** Whose stay is a present of which who stays has not been told, or not by us: then its buyer is written to. */
async function giftOf({ db }: Services, { stayUuid, email }: Booking) {
  const purchase = stayUuid ? await getPurchase(db, stayUuid) : null
  if (!purchase?.buyer || !purchase.gift || purchase.gift.email === email) return null
  return { giver: purchase.buyer, isMailed: purchase.gift.email !== '' }
}

/** A new hour comes with its files; what is cancelled leaves the calendar. */
async function filesFor(services: Services, booking: Booking, mail: BookingMail) {
  if (mail === 'confirmed' || mail === 'moved') return attachBooking(services, booking)
  return mail === 'cancelled' ? [attachCalendar(services, booking)] : []
}

function isStillSo({ state, revision }: Booking, mail: BookingMail, told: number): boolean {
  if (!bookingMails.includes(mail)) return false
  if (mail === 'confirmed' || mail === 'moved' || mail === 'reminder') return state === 'confirmed' && revision === told
  return state === mail
}

function proposalOf(booking: Booking) {
  const { agreed, proposedStartsAt, proposalNote, language } = booking
  if (!proposedStartsAt) return null
  const { spoken, time } = hourWords(proposedStartsAt, agreed, language)
  return { day: spoken, time, note: proposalNote }
}

const deadlineOf = (booking: Booking) =>
  momentWords(waitsUntil(booking), booking.agreed.spa.timeZone, booking.language, i18nFor(booking.language).t)

/** What went where, of a booking that was bought. */
async function refundOf(services: Services, booking: Booking): Promise<Refund | null> {
  const { db } = services
  const purchase = booking.purchaseUuid && (await getPurchase(db, booking.purchaseUuid))
  if (!purchase) return null
  const { currency } = purchase.bill
  const [refund] = booking.refundUuid ? await db.select().from(refunds).where(eq(refunds.uuid, booking.refundUuid)) : []
  const paidWith = await paidWithOf(services, purchase)
  const entries = await db.select().from(balanceEntries).where(eq(balanceEntries.purchaseUuid, purchase.uuid))
  const parts = [
    ...(refund && paidWith ? [{ to: 'payment' as const, paidWith, amount: { amount: refund.amount, currency } }] : []),
    ...entries.flatMap(({ reason, code, amount }) =>
      reason === cancelledBooking ? [{ to: 'gift-card' as const, code, amount: { amount, currency } }] : [],
    ),
  ]
  if (parts.length === 0) return null
  const total = { amount: parts.reduce((sum, { amount }) => sum + amount.amount, 0), currency }
  return { parts, total, day: madridDay(booking.endedAt ?? services.clock.now()), locator: purchase.locator }
}
