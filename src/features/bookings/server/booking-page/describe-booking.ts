import { type HourChoice, noticeIn, readHourChoice } from '#features/bookings/rules/choosing/choice.ts'
import { dayState, readDay } from '#features/bookings/rules/choosing/day-state.ts'
import { nearestFree } from '#features/bookings/rules/choosing/nearest-hours.ts'
import { type PayingParty, partiesOf, readParty } from '#features/bookings/rules/choosing/party.ts'
import type { PaidDays } from '#features/bookings/rules/read-hour.ts'
import type { Capacity } from '#features/catalogue/rules/services/service.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { isHoldRefusal } from '#features/checkout/rules/purchases/quote.ts'
import { lastDay } from '#features/search/rules/hours/hours-of-day.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import { calendarDays, capital } from '#platform/i18n/calendar-days.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { monthOf } from '#platform/time/calendar.ts'
import { addDays, type Day, wallClock } from '#platform/time/dates.ts'
import { readHours } from '../read-taken.ts'
import { askedHourView } from './asked-hour-view.ts'
import { findDay, monthView, type ReadDays, stripView } from './day-views.ts'
import { hoursView } from './hour-views.ts'
import { noHoursView, notYetView } from './no-hours.ts'
import { promiseWords, serviceHead, taxWords } from './service-words.ts'

export type BookingView = NonNullable<Awaited<ReturnType<typeof describeBookingPage>>>

type Needed = Pick<Services, 'db' | 'clock' | 'config'>

/**
 * `without`: what this visitor holds already, which is free for them. `paidDays`: those on which what pays for it does.
 */
type PageQuery = { query: URLSearchParams; without: string | null; paidDays?: PaidDays }

/** The page on which day and hour are chosen. Null if there is no such service, or it can't be booked. */
export async function describeBookingPage(services: Needed, reader: Reader, { query, without, paidDays }: PageQuery) {
  const { language, snapshot } = reader
  const { t } = i18nFor(language)
  const choice = readHourChoice(query)
  const booked = findBookedService(snapshot, choice.service, services.config.requestOnlySpa)
  if (!booked) return null
  const { service } = booked
  const isRequest = booked.mode === 'request'
  const now = services.clock.now()
  const party = readParty(service.capacity, choice.pax)
  const { pax } = party
  const first = later(wallClock(now, booked.spa.timeZone).day, paidDays?.firstDay ?? null)
  const furthest = lastDay(booked, now)
  // A stay may begin on a day that nobody can book yet.
  const opensOn = first > furthest ? addDays(first, -booked.bookable.rules.horizon) : null
  const bounds = { first, last: opensOn ? first : earlier(furthest, paidDays?.lastDay ?? null) }
  const asked = readDay(choice.day, bounds, paidDays)
  const read: ReadDays = (range) => readHours(services, booked, { ...range, pax, without })
  const { day, month, days } = await findDay(read, { day: asked.day, month: choice.month, bounds })
  const byDay = new Map(days.map((one) => [one.day, one]))
  const shown = byDay.get(day) ?? { day, state: 'closed' as const, hours: [] }
  const state = dayState(shown, bounds)
  const notice = noticeIn(query)
  // An hour of a day that can't be chosen is none of the day that is shown instead.
  const time = asked.problem ? '' : choice.time
  const hour = askedHourView({ booked, snapshot, days, day, pax, now }, time, notice, language, t)
  return {
    service: {
      ...serviceHead(booked, reader, now, t),
      href: snapshot.landings.of('service', service.uuid)?.uris[language] ?? null,
    },
    isRequest,
    promises: promiseWords(
      booked,
      { chosen: startOf(hour.time), last: shown.hours.at(-1)?.startsAt ?? null, now },
      language,
      t,
    ),
    tax: taxWords(booked, reader, t),
    /** As it is shown, to go on from it. */
    choice: {
      ...choice,
      service: service.uuid,
      pax: String(pax),
      day,
      time: hour.time,
      month: '',
    } satisfies HourChoice,
    party: partyView(party, service.capacity, t),
    day,
    dayTitle: capital(calendarDays.spoken(day, language)),
    dayProblem: asked.problem && t(`bookings.day.${asked.problem}`, boundsInWords()),
    month: monthView(month, byDay, bounds),
    strip: {
      title: calendarDays.monthName(monthOf(day), language),
      days: opensOn ? [] : stripView(day, byDay, bounds),
    },
    hours: hoursView(shown, { booked, snapshot, pax }),
    hourProblem: hour.problem,
    taken: hour.taken,
    none: await noHours(),
    isWaiting: notice === 'waiting',
    /** What the page says beside a way to support. */
    notice: notice === 'busy' || notice === 'refused' || isHoldRefusal(notice) ? notice : null,
  }

  function startOf(chosen: string) {
    return shown.hours.find((one) => one.time === chosen)?.startsAt ?? null
  }

  /** What pays is told to end on its own last day, even where nobody can book that far yet. */
  function boundsInWords() {
    const isUnpaid = asked.problem === 'not-valid' || asked.problem === 'outside'
    const first = (isUnpaid && paidDays?.firstDay) || bounds.first
    const last = (isUnpaid && paidDays?.lastDay) || bounds.last
    return { first: dayFormats.long(first, language), last: dayFormats.long(last, language) }
  }

  async function noHours() {
    if (state === 'free' || state === 'few') return null
    if (opensOn) return notYetView(opensOn, language, t)
    const nearest = nearestFree(days, day) ?? nearestFree(await read({ from: bounds.first, to: bounds.last }), day)
    return noHoursView(
      { day, state, isRequest, isPaid: paidDays !== undefined, today: bounds.first, last: bounds.last, nearest },
      language,
      t,
    )
  }
}

const later = (day: Day, other: Day | null) => (other && other > day ? other : day)
const earlier = (day: Day, other: Day | null) => (other && other < day ? other : day)

const partyView = ({ pax, paysFor, problem }: PayingParty, capacity: Capacity, t: Translate) => ({
  pax,
  sizes: partiesOf(capacity),
  note: paysFor === pax ? null : t('bookings.people.paysFor', { count: paysFor }),
  problem: problem && t(`bookings.people.${problem}`, { count: pax }),
})
