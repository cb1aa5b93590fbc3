import { z } from 'zod'
import { type BookingInEmail, bookingCard, bookingFacts, momentWords } from '#features/bookings/server/booking-facts.ts'
import { answerUrl } from '#features/bookings/server/booking-links.ts'
import { type Booking, getBooking } from '#features/bookings/server/booking-row.ts'
import { waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import { type Language, languageOfCountry } from '#platform/i18n/languages.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { leadBlock, noteBlock, textBlock } from '#platform/server/emails/render/text-blocks.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'

/** What a spa is written. */
const spaMails = [
  'request',
  'request-reminder',
  'booked',
  'moved',
  'cancelled',
  'withdrawn',
  'lapsed',
  'failed',
] as const

const payload = z.object({ booking: z.uuid(), mail: z.enum(spaMails), revision: z.int() })

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-spa-booking': z.infer<typeof payload>
  }
}

/** To the front desk. An answer to it goes to the guest. */
export const spaBooking = defineEmail({
  name: 'spa-booking',
  payload,
  load: async (services, { booking: uuid, mail, revision }) => {
    const booking = await getBooking(services.db, uuid)
    if (!booking || !isStillSo(booking, mail, revision)) return []
    const language = languageOfSpa(services, booking)
    const { agreed, name, email, phone, comment, locator, isFlexible } = booking
    const { spa } = agreed
    const snapshot = services.catalogue.current()
    const facts: BookingInEmail = bookingFacts(snapshot, booking, language, services.clock.now())
    const view = {
      mail,
      locator,
      guest: { name, email, phone, comment },
      facts,
      isFlexible,
      until: momentWords(waitsUntil(booking), spa.timeZone, language, i18nFor(language).t),
      answerUrl: answerUrl(services, booking, language),
    }
    const to = { name: spa.name, email: spa.email }
    return [{ about: `${mail}.${uuid}.${revision}`, to, replyTo: { name, email }, language, view }]
  },
  content: (view, { t, language, head }) => {
    const { mail, facts, locator, guest } = view
    const words = `mailBookings.spa.${mail}` as const
    const isRequest = mail === 'request' || mail === 'request-reminder'
    const values = {
      name: guest.name,
      service: facts.name,
      day: facts.hour.spoken,
      time: facts.hour.time,
      people: facts.people,
      until: view.until,
    }
    const contact = [guest.phone, guest.email].filter(Boolean).join(' · ')
    return {
      subject: t(`${words}.subject`, values),
      preheader: t('mailBookings.spa.preheader', { ...values, locator }),
      title: t(`${words}.title`, values),
      blocks: [
        leadBlock(t(`${words}.lead`, values)),
        ...(isRequest ? [{ kind: 'button' as const, words: t('mailBookings.spa.answer'), href: view.answerUrl }] : []),
        bookingCard(facts, { locator, guest: guest.name }, language),
        textBlock(t('mailBookings.spa.contact', { contact })),
        ...(isRequest && view.isFlexible ? [textBlock(t('mailBookings.spa.flexible'))] : []),
        ...(guest.comment ? [{ kind: 'quote' as const, words: guest.comment, by: guest.name }] : []),
        ...(isRequest ? [noteBlock(t('mailBookings.spa.howTo'))] : []),
      ],
      why: t('mailBookings.spa.why', { brand: head.brand }),
    }
  },
})

function isStillSo({ state, revision }: Booking, mail: (typeof spaMails)[number], queued: number): boolean {
  if (mail === 'request' || mail === 'request-reminder') return state === 'requested'
  if (mail === 'booked' || mail === 'moved') return state === 'confirmed' && revision === queued
  return state === mail
}

/** A spa reads the language of its country. */
function languageOfSpa({ catalogue }: Services, { spaUuid }: Booking): Language {
  return languageOfCountry(catalogue.current().spas.get(spaUuid)?.location.country ?? '')
}
