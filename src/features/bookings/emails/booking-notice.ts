import { z } from 'zod'
import {
  type BookingInEmail,
  bookingCard,
  bookingFacts,
  hourWords,
  momentWords,
} from '#features/bookings/server/booking-facts.ts'
import { attachBooking, attachCalendar } from '#features/bookings/server/booking-files.ts'
import { bookingUrl } from '#features/bookings/server/booking-links.ts'
import { type Booking, getBooking } from '#features/bookings/server/booking-row.ts'
import { cancelledBooking } from '#features/bookings/server/changes/cancel-booking.ts'
import { waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import { buyerAddress, cancelledRefund, firstName } from '#features/checkout/server/email-parts/purchase-context.ts'
import { arrivalBlocks, refundBlocks } from '#features/checkout/server/email-parts/refund-blocks.ts'
import { getPurchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import type { EmailBlock, EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'

/** What a customer is written about a booking. What was bought is confirmed by the order's own e-mail. */
const bookingMails = [
  'requested',
  'confirmed',
  'proposed',
  'moved',
  'cancelled',
  'declined',
  'withdrawn',
  'lapsed',
  'reminder',
] as const
type BookingMail = (typeof bookingMails)[number]

const payload = z.object({ booking: z.uuid(), mail: z.enum(bookingMails), revision: z.int() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-booking-notice': z.infer<typeof payload>
  }
}

/** To who booked, or asked for an hour, about what became of it. Only what is still so is told. */
export const bookingNotice = defineEmail({
  name: 'booking-notice',
  payload,
  content,
  load: async (services, { booking: uuid, mail, revision }) => {
    const booking = await getBooking(services.db, uuid)
    if (!booking || !isStillSo(booking, mail, revision)) return []
    const { language, name, email } = booking
    const gift = await giftOf(services, booking)
    const view = await viewOf(services, booking, mail, gift)
    // Who stays is told what its giver was told before.
    const about = [mail, uuid, revision, ...(booking.stayUuid && !gift ? ['guest'] : [])].join('.')
    const to = { name: gift ? buyerAddress(gift.giver).name : name, email }
    return [{ about, to, language, view, attach: () => filesFor(services, booking, mail) }]
  },
})

type View = Awaited<ReturnType<typeof viewOf>>
type Gift = Awaited<ReturnType<typeof giftOf>>

async function viewOf(services: Services, booking: Booking, mail: BookingMail, gift: Gift) {
  const { language, name, locator, voucherUuid, stayUuid } = booking
  const snapshot = services.catalogue.current()
  const facts: BookingInEmail = bookingFacts(snapshot, booking, language, services.clock.now())
  return {
    mail,
    /** First name of who reads it. */
    name: gift?.giver.name ?? firstName(name),
    /** For who gives the stay that pays: in whose name the hour is, and whether we tell them. */
    gift: gift && { guest: name, isMailed: gift.isMailed },
    locator,
    facts,
    proposal: mail === 'proposed' ? proposalOf(booking) : null,
    /** Until when the spa, or its customer, may decide. */
    until: momentWords(waitsUntil(booking), booking.agreed.spa.timeZone, language, i18nFor(language).t),
    refund: mail === 'cancelled' ? await refundOf(services, booking) : null,
    /** What pays for it. */
    paidBy: voucherUuid ? ('voucher' as const) : stayUuid ? ('stay' as const) : ('purchase' as const),
    manageUrl: bookingUrl(services, booking, language),
  }
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

function isStillSo({ state, revision }: Booking, mail: BookingMail, queued: number): boolean {
  if (mail === 'confirmed' || mail === 'moved' || mail === 'reminder')
    return state === 'confirmed' && revision === queued
  return state === mail
}

function proposalOf(booking: Booking) {
  const { agreed, proposedStartsAt, proposalNote, language } = booking
  if (!proposedStartsAt) return null
  const { spoken, time } = hourWords(proposedStartsAt, agreed, language)
  return { day: spoken, time, note: proposalNote }
}

/** What went where, of a booking that was bought. */
async function refundOf(services: Services, { purchaseUuid, refundUuid, endedAt }: Booking) {
  const purchase = purchaseUuid && (await getPurchase(services.db, purchaseUuid))
  return purchase ? cancelledRefund(services, purchase, { refundUuid, reason: cancelledBooking, at: endedAt }) : null
}

/** What somebody who has booked, or asked for an hour, is told about it afterwards. */
function content(view: View, { t, language, head }: EmailContext): EmailContent {
  const { mail, facts, locator, proposal, gift } = view
  const words = `mailBookings.${mail}` as const
  const values = {
    spa: facts.spa,
    service: facts.name,
    day: facts.hour.spoken,
    time: facts.hour.time,
    name: view.name,
    proposedDay: proposal?.day ?? '',
    proposedTime: proposal?.time ?? '',
    until: view.until,
  }
  return {
    subject: t(`${words}.subject`, values),
    preheader: t(`${words}.preheader`, { ...values, locator }),
    title: gift && isAhead[mail] ? t('mailBookings.gift.title', gift) : t(`${words}.title`, values),
    blocks: [
      ...leadBlocks(view, values, t(`${words}.lead`, values), t),
      ...(proposal?.note ? [{ kind: 'quote' as const, words: proposal.note, by: facts.spa }] : []),
      ...freedBlocks(view, t),
      { kind: 'button', words: t(`${words}.see`), href: view.manageUrl },
      bookingCard(facts, { locator, ...(gift && { guest: gift.guest }) }, language),
      ...(view.refund
        ? [...refundBlocks(view.refund, t('mailBookings.cancelled.total'), language), ...arrivalBlocks(view.refund, t)]
        : []),
      ...(isAhead[mail] ? [textBlock(facts.free)] : []),
    ],
    why: t('mailPurchases.whyBought', { brand: head.brand }),
  }
}

type Values = { spa: string; service: string; day: string; time: string }

/** Who gives an hour does not come to it. */
function leadBlocks({ mail, gift }: View, values: Values, lead: string, t: Translate): EmailBlock[] {
  if (!gift || !isAhead[mail]) return [leadBlock(lead)]
  const words = 'mailBookings.gift'
  return [
    leadBlock(t(`${words}.lead`, { ...values, guest: gift.guest })),
    textBlock(t(gift.isMailed ? `${words}.byMail` : `${words}.byHand`, gift)),
  ]
}

/** Whether the hour is still to come. */
const isAhead: Record<BookingMail, boolean> = {
  confirmed: true,
  moved: true,
  reminder: true,
  requested: false,
  proposed: false,
  cancelled: false,
  declined: false,
  withdrawn: false,
  lapsed: false,
}

/** The spa, or its customer, has yet to decide. */
const isOpen = (mail: BookingMail) => mail === 'requested' || mail === 'proposed'

/** A voucher that was reserved for an hour is its holder's again. */
function freedBlocks({ mail, paidBy }: View, t: Translate): EmailBlock[] {
  if (isAhead[mail] || isOpen(mail) || paidBy === 'purchase') return []
  return [textBlock(t(paidBy === 'voucher' ? 'mailBookings.voucherFree' : 'mailBookings.stayFree'))]
}
