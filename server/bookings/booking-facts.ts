import type { AgreedBooking } from '#domain/bookings/agreed-booking.ts'
import { freeUntil } from '#domain/bookings/free-until.ts'
import { placeholderImage } from '#domain/catalogue/pictures/image.ts'
import { capitalise } from '#domain/catalogue/spas/titles.ts'
import { wallClock } from '#domain/dates.ts'
import { minute } from '#domain/durations.ts'
import type { Language } from '#domain/site/languages.ts'
import { formatDuration, timeInWords } from '#i18n/format.ts'
import { stayDays } from '#i18n/stay-days.ts'
import type { Translate } from '#i18n/translate.ts'
import { type PhotoView, photoView } from '#server/catalogue/cards.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { deadlineWords } from '#server/getaways/stay-page/stay-words.ts'
import { i18nFor } from '#server/i18n.ts'
import { momentWords } from './moment-words.ts'

export type BookedHour = { serviceUuid: string; startsAt: Date; pax: number; agreed: AgreedBooking }
export type BookingFacts = ReturnType<typeof bookingFacts>

/** A booking in words, as it was agreed: the same in the summary, on its pages, in e-mails and in the PDF. */
export function bookingFacts(snapshot: Snapshot, booked: BookedHour, language: Language, now: Date) {
  const { t } = i18nFor(language)
  const { agreed, startsAt, pax } = booked
  const { spa, duration } = agreed
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
    photo: photoOf(snapshot, booked.serviceUuid, language),
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

/** The service's own picture; it may have left the catalogue since. */
function photoOf({ services, spas }: Snapshot, uuid: string, language: Language): PhotoView {
  const service = services.get(uuid)
  const spa = service && spas.get(service.spaUuid)
  return photoView(service?.images[0] ?? spa?.images[0] ?? placeholderImage, language)
}
