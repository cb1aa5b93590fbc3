import { isInCountry, type Location, type LocationsByUuid, lineOf } from '#features/catalogue/rules/location.ts'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import { addDays, type Day } from '#platform/time/dates.ts'

/** Whose public holidays are kept: those of a country, or of a community that has a day of its own besides. */
export type HolidayCalendar = keyof typeof calendars

/** 'MM-DD' each year; a number is so many days after Easter Sunday. */
type Rule = string | number

const goodFriday = -2
const easterMonday = 1

/** National holidays only, and the own day of the two communities whose spas we sell: towns keep others as well. */
const spain: Rule[] = ['01-01', '01-06', goodFriday, '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']

const calendars = {
  ES: spain,
  'ES-CN': [...spain, '05-30'],
  'ES-VC': [...spain, '10-09'],
  // Easter Sunday and Corpus Christi move with the rest.
  PT: ['01-01', goodFriday, 0, '04-25', '05-01', 60, '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
  // Carnival and Whitsun are kept on their Mondays.
  AD: [
    '01-01',
    '01-06',
    -48,
    '03-14',
    goodFriday,
    easterMonday,
    '05-01',
    50,
    '08-15',
    '09-08',
    '11-01',
    '12-08',
    '12-25',
    '12-26',
  ],
} satisfies Record<string, Rule[]>

const communities: Record<string, HolidayCalendar> = { canarias: 'ES-CN', 'comunidad-valenciana': 'ES-VC' }

export function isHoliday(day: Day, calendar: HolidayCalendar): boolean {
  return holidaysOf(Number(day.slice(0, 4)), calendar).includes(day)
}

/** In the order of the year. */
export function holidaysOf(year: number, calendar: HolidayCalendar): Day[] {
  const easter = easterOf(year)
  const rules: Rule[] = calendars[calendar]
  return rules.map((rule) => (typeof rule === 'number' ? addDays(easter, rule) : `${year}-${rule}`)).toSorted()
}

/** A community is known by its Spanish slug. Of a country we do not know, Spain's. */
export function holidayCalendarOf(location: Location, byUuid: LocationsByUuid): HolidayCalendar {
  if (isInCountry(location, 'PT')) return 'PT'
  if (isInCountry(location, 'AD')) return 'AD'
  const slugs = lineOf(location, byUuid).map(({ translations }) => translations[defaultLanguage].slug)
  return slugs.map((slug) => communities[slug]).find(Boolean) ?? 'ES'
}

/** The Gregorian computus of Meeus, Jones and Butcher. */
function easterOf(year: number): Day {
  const moon = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const fullMoon = (19 * moon + century - Math.floor(century / 4) - shift + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - fullMoon - (ofCentury % 4)) % 7
  const late = Math.floor((moon + 11 * fullMoon + 22 * toSunday) / 451)
  const days = fullMoon + toSunday - 7 * late + 114
  const two = (part: number) => String(part).padStart(2, '0')
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`
}
