import { normaliseGetawayPax } from '#features/catalogue/rules/getaways/getaway.ts'
import { readStay, type Stay, type StayProblem } from '#features/catalogue/rules/getaways/stay.ts'
import { type Day, isDay } from '#platform/time/dates.ts'
import { stayParams } from './stay-params.ts'

/** As a form sent it: text of any kind, empty where nothing was chosen. */
export type AskedStay = Record<(typeof stayParams)[number], string>

export function readAskedStay(query: URLSearchParams): AskedStay {
  return Object.fromEntries(
    stayParams.map((name) => [name, query.get(name)?.trim().slice(0, longest) ?? '']),
  ) as AskedStay
}

const longest = 60

/** Ten double rooms: larger groups are a matter for a conversation. */
export const mostGuests = 20

type PaxProblem = 'wrong-number' | 'too-many'

/** `asked`: another number than that of the stay. With a problem nothing is asked of the hotel. */
export type GuestCount = { pax: number; asked: number | null; problem: PaxProblem | null }

/** Spec 9: below two becomes two, odd goes up. The page says when it has changed the number. */
export function readGuests(asked: string): GuestCount {
  if (asked === '') return { pax: 2, asked: null, problem: null }
  if (!/^-?\d{1,6}$/.test(asked)) return { pax: 2, asked: null, problem: 'wrong-number' }
  const number = Number(asked)
  if (number > mostGuests) return { pax: mostGuests, asked: number, problem: 'too-many' }
  const pax = normaliseGetawayPax(number)
  return { pax, asked: pax === number ? null : number, problem: null }
}

export type DatesProblem = StayProblem | 'no-arrival' | 'no-departure'

/** Beside which of the two fields the sentence stands. */
const fieldOfProblem = (problem: DatesProblem, asked: Pick<AskedStay, 'from'>): 'from' | 'to' =>
  problem === 'past' || problem === 'no-arrival' || (problem === 'wrong-dates' && !isDay(asked.from)) ? 'from' : 'to'

type AskedDates =
  | { state: 'none' }
  | { state: 'stay'; stay: Stay }
  | { state: 'problem'; problem: DatesProblem; field: 'from' | 'to' }

export function readDates(asked: Pick<AskedStay, 'from' | 'to'>, today: Day): AskedDates {
  if (!asked.from && !asked.to) return { state: 'none' }
  if (!asked.from) return { state: 'problem', problem: 'no-arrival', field: 'from' }
  if (!asked.to && isDay(asked.from) && asked.from >= today)
    return { state: 'problem', problem: 'no-departure', field: 'to' }
  const read = readStay(asked.from, asked.to, today)
  if (read.ok) return { state: 'stay', stay: read.value }
  // An arrival that is past is said first, whatever the departure is.
  const problem = isDay(asked.from) && asked.from < today ? 'past' : read.error
  return { state: 'problem', problem, field: fieldOfProblem(problem, asked) }
}
