import type { Span } from '#domain/bookings/resources.ts'
import type { ResourceKey } from '../data/booking-resources.ts'
import type { Random } from '../random.ts'
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
  const spans = spansOf(places[key], opening, water, random)
  return spans.flatMap((ofPlace, at) => ofPlace.map((span) => ({ span, takes: [{ key, place: at + 1 }] })))
}

/** Who lies in a cabin: a therapist with each, two where there are two. */
export function appointmentsOf({ places }: Equipment, opening: Span, { hands }: Demand, random: Random): Appointment[] {
  const rooms = roomsOf(places, random.chance(0.5))
  const spans = spansOf(rooms.length, opening, hands, random)
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

const hour = 60 * 60_000

/**
 * Of each of so many places when it is taken. The lower a place, the fuller: as many as are sold in each quarter of the
 * day, in whole hours from the opening, as hours are offered.
 */
function spansOf(count: number, opening: Span, { quarters, isFull }: Sold, random: Random): Span[][] {
  if (isFull) return Array.from({ length: count }, () => [opening])
  const hours = Math.floor((opening.to - opening.from) / hour)
  const quarterOf = (at: number) => Math.floor((at * quarters.length) / hours)
  const taken = quarters.map((share) => Math.round(share * count))
  return Array.from({ length: count }, (_, place) => {
    const spans: Span[] = []
    for (let at = 0; at < hours; at++) {
      if ((taken[quarterOf(at)] ?? 0) <= place) continue
      let end = at + 1
      while (end < hours && (taken[quarterOf(end)] ?? 0) > place) end++
      const [late, early] = end - at > 2 ? [random.between(0, 1), random.between(0, 1)] : [0, 0]
      spans.push({ from: opening.from + (at + late) * hour, to: opening.from + (end - early) * hour })
      at = end
    }
    return spans
  })
}
