import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { releasePlaces, takePlacesNow } from '#features/bookings/server/claims.ts'
import { readHours } from '#features/bookings/server/read-taken.ts'
import { claimsOf } from '#features/catalogue/rules/services/resources.ts'
import { addDays, type Day, instantAt, wallClock } from '#platform/time/dates.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { someServices } from '#tests/builders/a-booking.ts'
import { demoDay } from '#tests/demo-day.ts'
import { testServices } from '#tests/test-services.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { bookedOnline } from './booked-online.ts'
import { type FoundService, findBookedService } from './find-booked-service.ts'
import { freeHoursAt } from './free-hours.ts'

const { services, setNow } = await testServices({ hasTaken: true })
const noon = services.clock.now()
const hours = () =>
  freeHoursAt({ snapshot: services.catalogue.current(), taken: services.taken, now: services.clock.now() })
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)

const placeOf = (uuid: string) => bookedOnline(services.catalogue.current(), undefined).placeOf(uuid) ?? Number.NaN

const booked = () => {
  const snapshot = services.catalogue.current()
  return [...snapshot.services.keys()].flatMap((uuid) => findBookedService(snapshot, uuid) ?? [])
}

/** What the page says on which hours are chosen. */
async function told(one: FoundService, from: Day, to: Day, pax: number) {
  const days = await readHours(services, one, { pax, from, to, without: null })
  return days.map(({ day, hours: all }) => {
    const first = all.find(({ free }) => free > 0)
    return { day, first: first ? first.startsAt.getTime() : null, isKnown: day <= horizonOf(one) }
  })
}

const horizonOf = ({ spa, bookable }: FoundService) =>
  addDays(wallClock(services.clock.now(), spa.timeZone).day, bookable.rules.horizon)

test('the index finds what the page of the service says, on many days and for many parties', async () => {
  // Every tenth, so that all kinds of spas are among them: now, and when it is late on the islands and midnight here.
  const some = booked().filter((_, at) => at % 10 === 0)
  expect(some.length).toBeGreaterThan(70)
  const seen = new Set<string>()
  for (const now of [noon, new Date('2026-11-15T23:20:00Z')]) {
    setNow(now)
    const found = hours()
    for (const one of some) {
      const { minimum, maximum } = one.service.capacity
      for (const [from, days] of [
        [addDays(demoDay, -1), 12],
        ['2026-12-23', 4],
        [addDays(demoDay, 118), 4],
      ] as const) {
        const party = from === '2026-12-23' ? maximum : minimum
        for (const { day, first, isKnown } of await told(one, from, addDays(from, days), party)) {
          const name = `${one.service.translations.es.name}, ${one.spa.name}, ${day}, ${party}`
          const hour = found.on(day, party).firstOf([one.service.uuid])
          expect(hour?.startsAt ?? null, name).toBe(first)
          const state = isKnown ? (first === null ? 'full' : 'free') : 'unknown'
          expect(found.on(day, party).stateAt(placeOf(one.service.uuid)), name).toBe(state)
          seen.add(state)
        }
      }
    }
  }
  expect(seen).toEqual(new Set(['free', 'full', 'unknown']))
  setNow(noon)
})

test('without a party it is the smallest of each service', async () => {
  for (const one of booked().slice(0, 20)) {
    const found = hours().on(addDays(demoDay, 5), null).firstOf([one.service.uuid])
    expect(found).toEqual(hours().on(addDays(demoDay, 5), one.service.capacity.minimum).firstOf([one.service.uuid]))
  }
})

test('the next hour is the first of the days to come', async () => {
  for (const one of booked().filter((_, at) => at % 40 === 0)) {
    const days = await told(one, demoDay, addDays(demoDay, 13), one.service.capacity.minimum)
    const first = days.find((day) => day.first !== null)
    const found = hours().next([one.service.uuid], null, 14)
    expect(found && { day: found.day, startsAt: found.startsAt }).toEqual(
      first ? { day: first.day, startsAt: first.first } : null,
    )
  }
})

test('of what nobody books by the hour nothing is known', () => {
  expect(hours().on(demoDay, null).firstOf(['nobody knows it'])).toBeNull()
  expect(hours().next(['nobody knows it'], null, 14)).toBeNull()
})

/** One cabin, from 10:00 to 20:00 by the hour. */
async function oneCabin(at: number) {
  const service = someServices(services).at(at)
  if (!service) throw new Error('the demo has changed')
  const cabin = await makeBookable(services, service.uuid)
  const found = findBookedService(services.catalogue.current(), service.uuid)
  if (!found) throw new Error('not bookable')
  const day = addDays(demoDay, 3)
  const take = async (time: string, until: Date | null = null) => {
    const reference = randomUUID()
    const taken = await takePlacesNow(services.db, {
      reference,
      claims: claimsOf(found.bookable.needs, 2, instantAt(day, time, found.spa.timeZone)),
      resources: new Map([[cabin.uuid, cabin]]),
      until,
      now: services.clock.now(),
    })
    expect(taken.ok).toBe(true)
    return reference
  }
  const first = () => {
    const hour = hours().on(day, 2).firstOf([service.uuid])
    return hour && wallClock(new Date(hour.startsAt), hour.timeZone).time
  }
  return { take, first, day, uuid: service.uuid }
}

test('an hour that somebody takes is gone soon, and free again when it is given back', async () => {
  const { take, first } = await oneCabin(0)
  expect(first()).toBe('10:00')
  const reference = await take('10:00')
  await waitUntil(() => expect(first()).toBe('11:00'))
  await releasePlaces(services.db, reference)
  await waitUntil(() => expect(first()).toBe('10:00'))
})

test('a hold that ends frees its hour by the clock, and nobody need say so', async () => {
  const { take, first } = await oneCabin(1)
  expect(first()).toBe('10:00')
  await take('10:00', after(600))
  await take('11:00', after(300))
  await waitUntil(() => expect(first()).toBe('12:00'))
  const index = services.taken.current()
  setNow(after(299))
  expect(first()).toBe('12:00')
  setNow(after(300))
  expect(first()).toBe('11:00')
  setNow(after(600))
  expect(first()).toBe('10:00')
  // A clock that is put back, as in tests and on machines that were wrong.
  setNow(noon)
  expect(first()).toBe('12:00')
  expect(services.taken.current()).toBe(index)
})

test('an hour that is too near is no longer told', async () => {
  const { day, uuid } = await oneCabin(2)
  const first = () => hours().on(day, 2).firstOf([uuid])
  const start = first()?.startsAt ?? 0
  setNow(new Date(start))
  expect(first()?.startsAt).toBe(start)
  setNow(new Date(start + 1))
  expect(first()?.startsAt).toBe(start + 60 * 60_000)
  setNow(new Date(start + 24 * 60 * 60_000))
  expect(first()).toBeNull()
  expect(hours().next([uuid], 2, 14)?.day).toBe(addDays(day, 1))
  setNow(noon)
  expect(first()?.startsAt).toBe(start)
})

test('what only those need who ask for hours is asked for only then', () => {
  const current = vi.fn(services.taken.current)
  const found = freeHoursAt({ snapshot: services.catalogue.current(), taken: { current }, now: noon })
  expect(current).not.toHaveBeenCalled()
  found.on(demoDay, null)
  expect(current).toHaveBeenCalledOnce()
})
