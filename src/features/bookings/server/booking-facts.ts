import { freeUntil } from '#features/bookings/rules/booking-deadlines.ts'
import type { AgreedBooking } from '#features/bookings/server/agree-booking.ts'
import { capitalise } from '#features/catalogue/rules/spas/titles.ts'
import { firstPhoto } from '#features/catalogue/server/cards.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import { deadlineWords } from '#features/search/server/stays/stay-words.ts'
import { calendarDays } from '#platform/i18n/calendar-days.ts'
import { formatDuration, timeInWords } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { EmailBlock, EmailFact, EmailPhoto } from '#platform/server/emails/render/email-content.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { wallClock } from '#platform/time/dates.ts'
import { minute } from '#platform/time/durations.ts'

export type BookedHour = { serviceUuid: string; startsAt: Date; pax: number; agreed: AgreedBooking }
export type BookingFacts = ReturnType<typeof bookingFacts>

/** A booking in words, as it was agreed: the same in the summary, on its pages, in e-mails and in the PDF. */
export function bookingFacts(snapshot: Snapshot, booked: BookedHour, language: Language, now: Date) {
  const { t } = i18nFor(language)
  const { agreed, startsAt, pax } = booked
  const { spa, duration } = agreed
  // It may have left the catalogue since.
  const service = snapshot.services.get(booked.serviceUuid)
  const { clock } = deadlineWords(startsAt, spa.timeZone, language, t)
  return {
    name: agreed.serviceName[language],
    spa: spa.name,
    place: spa.place[language],
    where: `${spa.name}, ${spa.place[language]}`,
    address: spa.address,
    phone: spa.phone,
    email: spa.email,
    map: `https://www.google.com/maps/search/?api=1&query=${spa.latitude},${spa.longitude}`,
    photo: firstPhoto(language, service, service && snapshot.spas.get(service.spaUuid)),
    people: t('purchases.people', { count: pax }),
    duration: formatDuration(duration),
    hour: hourWords(startsAt, agreed, language),
    /** 'hora de Canarias' where the spa's clock is not Madrid's; null elsewhere. */
    clock,
    free: freeWords(booked, language, now, t),
    isRequest: agreed.isRequest,
    conditions: agreed.conditions[language],
  }
}

/** When it is, by the spa's clock. */
export function hourWords(startsAt: Date, { spa, duration }: AgreedBooking, language: Language) {
  const { day, time } = wallClock(startsAt, spa.timeZone)
  const end = wallClock(new Date(startsAt.getTime() + duration * minute), spa.timeZone).time
  return {
    /** jueves 19 de noviembre */
    spoken: stayDays.spoken(day, language),
    /** Jue 19 nov */
    short: stayDays.short(day, language),
    year: day.slice(0, 4),
    ...leafOf(day, language),
    /** 17:30; 17h30 in Portuguese. */
    time: timeInWords(time, language),
    range: `${timeInWords(time, language)} – ${timeInWords(end, language)}`,
    day,
    plainTime: time,
  }
}

/** 'jueves 19 de noviembre a las 09:00 (hora de Canarias)', by the spa's clock, which is named where it is not Madrid's. */
export function momentWords(instant: Date, timeZone: string, language: Language, t: Translate): string {
  const { day, time } = wallClock(instant, timeZone)
  const { clock } = deadlineWords(instant, timeZone, language, t)
  const moment = calendarDays.moment(day, time, language)
  return clock ? `${moment} (${clock})` : moment
}

/** For a leaf of a calendar: 'Jueves', '19', 'nov'. */
function leafOf(day: string, language: Language) {
  const [, number = '', month = ''] = stayDays.short(day, language).split(' ')
  const [weekday = ''] = stayDays.spoken(day, language).split(/[ ,]/)
  return { weekday: capitalise(weekday), number, month }
}

/** Spec 9: until when it is moved or cancelled for nothing, at the spa's clock. */
function freeWords({ startsAt, agreed }: BookedHour, language: Language, now: Date, t: Translate): string {
  const words = 'purchases.booking'
  const until = freeUntil({ startsAt, freeHours: agreed.freeHours })
  if (!until) return t(`${words}.notRefundable`)
  if (until <= now) return t(`${words}.noLongerFree`)
  return t(`${words}.free`, { deadline: momentWords(until, agreed.spa.timeZone, language, t) })
}

/** What the card of a booking says in e-mails, and what the sentences beside it do. */
export type BookingCardView = Pick<
  BookingFacts,
  'name' | 'where' | 'address' | 'phone' | 'people' | 'duration' | 'clock'
> & {
  hour: Pick<BookingFacts['hour'], 'short' | 'year' | 'range'>
}
export type BookingInEmail = BookingCardView &
  Pick<BookingFacts, 'spa' | 'free'> & { hour: Pick<BookingFacts['hour'], 'spoken' | 'time'>; photo: EmailPhoto }

export function bookingCard(
  { name, where, address, phone, people, duration, hour, clock }: BookingCardView,
  { locator, guest }: { locator: string; guest?: string },
  language: Language,
): Extract<EmailBlock, { kind: 'card' }> {
  const { t } = i18nFor(language)
  const words = 'mailBookings.card'
  const facts: EmailFact[] = [
    { label: t(`${words}.when`), value: `${hour.short} ${hour.year}, ${hour.range}${clock ? ` (${clock})` : ''}` },
    ...(guest ? [{ label: t(`${words}.guest`), value: guest }] : []),
    { label: t(`${words}.locator`), value: locator, isCode: true },
    { label: t(`${words}.where`), value: address },
    { label: t(`${words}.phone`), value: phone },
  ]
  return { kind: 'card', title: name, lines: [where, `${people}, ${duration}`], facts }
}
