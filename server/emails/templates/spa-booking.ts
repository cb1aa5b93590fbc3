import type { SpaMail } from '#domain/bookings/booking-mails.ts'
import type { Language } from '#domain/site/languages.ts'
import { type BookingCardView, bookingCard } from '#server/emails/render/booking-card.ts'
import type { EmailContent, EmailHeader } from '#server/emails/render/email-content.ts'
import { i18nFor } from '#server/i18n.ts'

export type SpaBookingView = {
  mail: SpaMail
  locator: string
  guest: { name: string; phone: string; email: string; comment: string }
  facts: BookingCardView & { spa: string; hour: { spoken: string; time: string } }
  isFlexible: boolean
  /** Until when a request waits. */
  until: string
  answerUrl: string
}

/** What the front desk of a spa is told: who comes when, who doesn't, and what it is asked. */
export function spaBooking(view: SpaBookingView, language: Language, head: EmailHeader): EmailContent {
  const { t } = i18nFor(language)
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
      { kind: 'text', tone: 'lead', said: [t(`${words}.lead`, values)] },
      ...(isRequest ? [{ kind: 'button' as const, words: t('mailBookings.spa.answer'), href: view.answerUrl }] : []),
      bookingCard(facts, { locator, guest: guest.name }, language),
      { kind: 'text', said: [t('mailBookings.spa.contact', { contact })] },
      ...(isRequest && view.isFlexible ? [{ kind: 'text' as const, said: [t('mailBookings.spa.flexible')] }] : []),
      ...(guest.comment ? [{ kind: 'quote' as const, words: guest.comment, by: guest.name }] : []),
      ...(isRequest ? [{ kind: 'text' as const, tone: 'note' as const, said: [t('mailBookings.spa.howTo')] }] : []),
    ],
    why: t('mailBookings.spa.why', { brand: head.brand }),
  }
}
