import { choiceHref } from '#features/bookings/rules/choosing/choice.ts'
import { type HourOfDay, nearnessOf, nextHours } from '#features/bookings/rules/choosing/nearest-hours.ts'
import { readParty } from '#features/bookings/rules/choosing/party.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { lastDay } from '#features/search/rules/hours/hours-of-day.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { calendarDays, capital, weekdayAndNumber } from '#platform/i18n/calendar-days.ts'
import { timeInWords } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day, isDay, wallClock } from '#platform/time/dates.ts'
import { readHours } from '../read-taken.ts'
import { earlier } from './day-views.ts'

/** What the page of a service says of its next free hours: each is a way to the page where it is chosen already. */
export type NextHoursView = { title: string; hours: { label: string; href: string }[] }

const most = 4
/** Most services are free within them; the rest is looked through where they are not. */
const daysAhead = 14

/** Null if there is no such service, it can't be booked here, or not by so many. */
export async function describeNextHours(
  services: Pick<Services, 'db' | 'clock' | 'config'>,
  { snapshot, language }: Reader,
  query: URLSearchParams,
): Promise<NextHoursView | null> {
  const { bookings, requestOnlySpa } = services.config
  const booked = bookings.serviceUrl ? null : findBookedService(snapshot, query.get('service') ?? '', requestOnlySpa)
  const party = booked && readParty(booked.service.capacity, query.get('pax') ?? '')
  if (!booked || !party || party.problem) return null
  const { t } = i18nFor(language)
  const { pax } = party
  const now = services.clock.now()
  const today = wallClock(now, booked.spa.timeZone).day
  const read = (from: Day, to: Day) => readHours(services, booked, { pax, from, to, without: null })
  const last = lastDay(booked, now)
  const first = firstDay(query.get('day'), today, last)
  const near = earlier(addDays(first, daysAhead), last)
  const found = nextHours(await read(first, near), most)
  const next = found.length > 0 ? found : nextHours(await read(near, last), most)
  const path = pathOf('serviceBookingCheckout', language)
  return {
    title: t('bookings.next.title'),
    hours: next.map((one) => ({
      label: hourLabel(one, today, language, t),
      href: choiceHref(path, {
        service: booked.service.uuid,
        pax: String(pax),
        day: one.day,
        time: one.hour.time,
      }),
    })),
  }
}

/** From the day that the visitor has looked for on, if hours of it can be known. */
const firstDay = (asked: string | null, today: Day, last: Day) =>
  isDay(asked) && asked > today && asked <= last ? asked : today

/** 'Hoy 18:00', 'Mañana 11:30', 'Vie 20 · 10:00', 'Vie 18 dic · 10:00'. */
function hourLabel({ day, hour }: HourOfDay, today: Day, language: Language, t: Translate): string {
  const time = timeInWords(hour.time, language)
  const nearness = nearnessOf(day, today)
  if (nearness === 'today' || nearness === 'tomorrow') return t(`bookings.next.${nearness}`, { time })
  const name = nearness === 'near' ? capital(weekdayAndNumber(day, language)) : calendarDays.short(day, language)
  return t('bookings.next.later', { day: name, time })
}
