import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import { daysAhead, type Stay } from '#features/catalogue/rules/getaways/stay.ts'
import { timeZoneOf } from '#features/catalogue/rules/spas/time-zone.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { type StartNotice, startNotices } from '#features/getaways/server/purchase/start-getaway.ts'
import { type AskedStay, readAskedStay, readDates, readGuests } from '#features/search/rules/stays/asked-stay.ts'
import { datesWords, guestWords } from '#features/search/server/stays/describe-stay-question.ts'
import { guestsInWords, type StayTrip, tripView } from '#features/search/server/stays/stay-words.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { addDays, type Day, wallClock } from '#platform/time/dates.ts'
import { findOffer, type StayOffer } from './find-offer.ts'
import { hotelAway, hotelNotSold, type NoStayView } from './no-stay.ts'

/** The nights, people and rates that a getaway's page was asked for. */
export type StayView = {
  /** The days that may be chosen. Of the page's own day, since a page without dates is kept until it is over. */
  first: Day
  last: Day
  /** As it was sent, to fill the form again. */
  asked: AskedStay
  pax: number
  guests: string
  /** Why the purchase was not started, for whoever was sent back here. */
  notice: string | null
  paxNote: string | null
  paxProblem: string | null
  datesProblem: { field: 'from' | 'to'; text: string } | null
  trip: StayTrip | null
  offer: StayOffer | null
  none: NoStayView | null
}

/** Only with dates is anybody asked: without them the page is the same for everyone. */
export async function describeStayPage(
  services: Pick<Services, 'hotelRates' | 'catalogue' | 'clock' | 'log' | 'config'>,
  reader: Reader,
  getaway: Getaway,
  { pathname, searchParams }: { pathname: string; searchParams: URLSearchParams },
): Promise<StayView> {
  const { language, snapshot } = reader
  const { t } = i18nFor(language)
  const asked = readAskedStay(searchParams)
  const guests = readGuests(asked.pax)
  const notice = noticeIn(searchParams)
  const view: StayView = {
    first: reader.day,
    last: addDays(reader.day, daysAhead),
    asked,
    pax: guests.pax,
    guests: guestsInWords(guests.pax, t),
    notice: notice && t(`stays.notStarted.${notice}`, { email: services.config.site.supportEmail[language] }),
    ...guestWords(guests, services.config, language, t),
    datesProblem: null,
    trip: null,
    offer: null,
    none: null,
  }
  const supplier = services.hotelRates.named(getaway.hotel.supplier)
  if (!supplier) return { ...view, none: hotelNotSold(t) }
  const place = snapshot.locations.get(getaway.hotel.locationUuid)
  if (!place) return view
  const timeZone = timeZoneOf(place, snapshot.locations)
  const today = wallClock(services.clock.now(), timeZone).day
  const dates = readDates(asked, today)
  if (dates.state === 'none') return view
  if (dates.state === 'problem') {
    const text = datesWords(dates.problem, today, language, t)
    return { ...view, datesProblem: { field: dates.field, text } }
  }
  const trip = tripView(dates.stay, getaway.hotel, language, t)
  if (guests.problem) return { ...view, trip }
  const hrefOf = hrefWith(pathname, asked, dates.stay, guests.pax)
  const wanted = { supplier, getaway, place, timeZone, today, stay: dates.stay, pax: guests.pax, asked, hrefOf }
  try {
    return { ...view, trip, ...(await findOffer(services, wanted, language, t)) }
  } catch (error) {
    if (!(error instanceof SupplierAway)) throw error
    services.log.warn({ err: error, getaway: getaway.uuid, ...dates.stay }, 'supplier away')
    return { ...view, trip, none: hotelAway(t) }
  }
}

const noticeIn = (query: URLSearchParams): StartNotice | null =>
  startNotices.find((notice) => notice === query.get('notice')) ?? null

/** The same page with another choice. What was not chosen is left out. */
function hrefWith(pathname: string, asked: AskedStay, { from, to }: Stay, pax: number) {
  return (changes: Record<string, string>) => {
    const all = { ...asked, from, to, pax: String(pax), ...changes }
    return `${pathname}?${new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''))}`
  }
}
