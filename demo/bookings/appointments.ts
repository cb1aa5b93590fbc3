import type { Span } from '#features/catalogue/rules/services/resources.ts'
import { hour } from '#platform/time/durations.ts'
import type { Random } from '../random.ts'
import type { ResourceKey } from '../tables/booking-resources.ts'
import type { Demand, Sold } from './demand.ts'
import type { Equipment } from './equipment.ts'

/** What is taken together for some hours. */
export type Appointment = { span: Span; takes: { key: ResourceKey; place: number }[] }

/** Who is in the water: places of a circuit or pool. */
export function entriesOf(
  key: ResourceKey,
  { places }: Equipment,
  opening: Span,
  { water }: Demand,
  random: Random,
): Appointment[] {
  const spans = spansOf(places[key], opening, water, { roundUp: 0.25, pauses: 0.15 }, random)
  return spans.flatMap((ofPlace, at) => ofPlace.map((span) => ({ span, takes: [{ key, place: at + 1 }] })))
}

/** Who lies in a cabin: a therapist with each, two where there are two. */
export function appointmentsOf(
  { places }: Equipment,
  opening: Span,
  { hands, areCouplesFirst }: Demand,
  random: Random,
): Appointment[] {
  const rooms = roomsOf(places, areCouplesFirst)
  const spans = spansOf(rooms.length, opening, hands, { roundUp: 0.5, pauses: 0.6 }, random)
  return rooms.flatMap((takes, at) => (spans[at] ?? []).map((span) => ({ span, takes })))
}

/** Each cabin with whoever works in it, as long as there are therapists; a last one works alone where there is no cabin left. */
function roomsOf(places: Equipment['places'], areDoublesFirst: boolean): Appointment['takes'][] {
  const singles = cabinsOf('single-cabin', places)
  const doubles = cabinsOf('double-cabin', places)
  const rooms: Appointment['takes'][] = []
  let therapist = 0
  for (const room of areDoublesFirst ? [...doubles, ...singles] : [...singles, ...doubles]) {
    const hands = Math.min(room.key === 'double-cabin' ? 2 : 1, places.therapist - therapist)
    if (hands <= 0) break
    rooms.push([room, ...Array.from({ length: hands }, () => ({ key: 'therapist' as const, place: ++therapist }))])
  }
  while (therapist < places.therapist) rooms.push([{ key: 'therapist', place: ++therapist }])
  return rooms
}

const cabinsOf = (key: ResourceKey, places: Equipment['places']) =>
  Array.from({ length: places[key] }, (_, at) => ({ key, place: at + 1 }))

/** What part of a place more is one, and how often there is an hour's pause in a long time. */
type Manner = { roundUp: number; pauses: number }

/**
 * Of each of so many places when it is taken. The lower a place, the fuller: as many as are sold in each quarter of the
 * day, in whole hours from the opening, as hours are offered.
 */
function spansOf(count: number, opening: Span, { quarters, isFull }: Sold, manner: Manner, random: Random): Span[][] {
  if (isFull) return Array.from({ length: count }, () => [opening])
  const hours = Math.floor((opening.to - opening.from) / hour)
  const taken = quarters.map((share) => Math.floor(share * count + manner.roundUp))
  const isTaken = (place: number, at: number) => (taken[Math.floor((at * quarters.length) / hours)] ?? 0) > place
  return Array.from({ length: count }, (_, place) => {
    const spans: Span[] = []
    for (let at = 0; at < hours; at++) {
      if (!isTaken(place, at)) continue
      let end = at + 1
      while (end < hours && isTaken(place, end)) end++
      for (const [from, to] of unevenly(at, end, manner, random)) {
        spans.push({ from: opening.from + from * hour, to: opening.from + to * hour })
      }
      at = end
    }
    return spans
  })
}

/** Not all come and go at once, and who works for long rests in between. */
function unevenly(from: number, to: number, { pauses }: Manner, random: Random): [from: number, to: number][] {
  if (to - from <= 2) return [[from, to]]
  const [first, last] = [from + random.between(0, 1), to - random.between(0, 1)]
  if (last - first < 4 || !random.chance(pauses)) return [[first, last]]
  const pause = random.between(first + 1, last - 2)
  return [
    [first, pause],
    [pause + 1, last],
  ]
}
