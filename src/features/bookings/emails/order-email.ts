import { type BookingInEmail, bookingCard, bookingFacts } from '#features/bookings/server/booking-facts.ts'
import { attachBooking } from '#features/bookings/server/booking-files.ts'
import { bookingUrl } from '#features/bookings/server/booking-links.ts'
import { type Booking, getBookingOf } from '#features/bookings/server/booking-row.ts'
import { orderSummary, summaryBlocks } from '#features/checkout/server/email-parts/amounts.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { defineTemplate } from '#platform/server/emails/define-email.ts'
import type { EmailContent, EmailContext } from '#platform/server/emails/render/email-content.ts'
import { leadBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import type { Services } from '#platform/server/services.ts'

export const bookingConfirmation = defineTemplate('booking-confirmation', content)

/** The confirmation of an hour: when and where, what was paid, and how it is changed. */
export const bookingOrderEmail: GoodsKind['orderEmail'] = async (services, purchase) => {
  const { uuid, language, buyer } = purchase
  const booking = await getBookingOf(services.db, uuid)
  if (!buyer || !booking) throw new Error('A confirmed purchase has no booking')
  const view = await viewOf(services, purchase, booking)
  const to = { name: booking.name, email: buyer.email }
  const attach = () => attachBooking(services, booking)
  return bookingConfirmation.write(services, { about: uuid, to, language, view, attach })
}

type View = Awaited<ReturnType<typeof viewOf>>

async function viewOf(services: Services, purchase: Purchase, booking: Booking) {
  const { language, buyer } = purchase
  const snapshot = services.catalogue.current()
  const facts: BookingInEmail = bookingFacts(snapshot, booking, language, services.clock.now())
  return {
    buyer: buyer?.name ?? '',
    guest: booking.name,
    locator: booking.locator,
    facts,
    ...(await orderSummary(services, purchase)),
    /** Where it can be moved or cancelled. */
    manageUrl: bookingUrl(services, booking, language),
  }
}

function content(view: View, { t, language, head }: EmailContext): EmailContent {
  const { facts, locator, guest, manageUrl } = view
  const words = 'mailBookings.confirmed'
  const values = {
    spa: facts.spa,
    day: facts.hour.spoken,
    time: facts.hour.time,
    service: facts.name,
    name: view.buyer,
  }
  return {
    subject: t(`${words}.subject`, values),
    preheader: t(`${words}.preheader`, { locator }),
    photo: { file: facts.photo.file, alt: facts.photo.alt },
    title: t(`${words}.title`, values),
    blocks: [
      leadBlock(t(`${words}.lead`, values)),
      { kind: 'button', words: t(`${words}.see`), href: manageUrl },
      bookingCard(facts, { locator, guest }, language),
      { kind: 'heading', words: t(`${words}.before`) },
      { kind: 'steps', steps: [[t(`${words}.arrive`)], [t(`${words}.health`, { phone: facts.phone })]] },
      ...summaryBlocks(view, t, language),
      { kind: 'heading', words: t(`${words}.change`) },
      textBlock(facts.free, ' ', { words: t(`${words}.changeHow`), href: manageUrl }),
    ],
    why: t('mailPurchases.whyBought', { brand: head.brand }),
  }
}
