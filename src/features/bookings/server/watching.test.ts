import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { resourceClaims, resourcePlaces } from '#features/catalogue/server/schema/booking-resources.ts'
import type { Services } from '#platform/server/services.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { bookingOf, boughtBooking, someServices } from '#tests/builders/a-booking.ts'
import { testServices } from '#tests/test-services.ts'
import { watchRequests } from './requests/watch-requests.ts'
import { bookings, waitingList } from './schema.ts'
import { watchWaitingList } from './waiting-list/offer-freed-places.ts'

const { services, bank, setNow } = await testServices()
const start = services.clock.now()
const [service] = someServices(services)
if (!service) throw new Error('the demo catalogue is empty')
const [day, pax] = ['2026-12-03', service.capacity.minimum]

beforeEach(async () => {
  setNow(start)
  await services.db.delete(waitingList)
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
})

/** A queue that fails as long as it is told to, and what is logged of it. */
function failing(isFailing: (payload: object) => boolean) {
  const logged: unknown[] = []
  const shaky: Services = {
    ...services,
    log: { ...services.log, error: (about: object) => void logged.push(about) } as Services['log'],
    queue: {
      ...services.queue,
      add: async (tx, job, payload, ...rest) => {
        if (isFailing(payload as object)) throw new Error('the queue has failed')
        return services.queue.add(tx, job, payload, ...rest)
      },
    },
  }
  return { shaky, logged }
}

test('a request that can not be released leaves the others to be', async () => {
  await makeBookable(services, service.uuid, { mode: 'request' })
  const asked = []
  for (const time of ['15:00', '16:00', '17:00'])
    asked.push(await boughtBooking(services, bank, { serviceUuid: service.uuid, day, time, pax }))
  const [first] = asked
  setNow(new Date(start.getTime() + 48 * 60 * 60_000))
  const { shaky, logged } = failing((payload) => Object.values(payload).includes(first?.uuid))
  await watchRequests(shaky)
  const states = await Promise.all(asked.map(async ({ uuid }) => (await bookingOf(services, uuid)).state))
  expect(states).toEqual(['requested', 'lapsed', 'lapsed'])
  expect(logged).toMatchObject([{ booking: first?.uuid }, { booking: first?.uuid }])
})

const wait = async (email: string, on: string, minutes: number) => {
  const createdAt = new Date(start.getTime() + minutes * 60_000)
  const row = { uuid: crypto.randomUUID(), serviceUuid: service.uuid, day: on, pax, email, language: 'es' as const }
  await services.db.insert(waitingList).values({ ...row, state: 'waiting', createdAt })
  return row.uuid
}
const waiting = async () =>
  Object.fromEntries((await services.db.select().from(waitingList)).map(({ email, state }) => [email, state]))

test('an offer that can not be made leaves those who wait after it, on this day and others, theirs', async () => {
  await makeBookable(services, service.uuid)
  const ana = await wait('ana', day, 0)
  await wait('eva', day, 1)
  await wait('rui', '2026-12-04', 2)
  const { shaky, logged } = failing((payload) => Object.values(payload).includes(ana))
  await watchWaitingList(shaky)
  expect(await waiting()).toEqual({ ana: 'waiting', eva: 'offered', rui: 'offered' })
  expect(logged).toMatchObject([{ waiting: ana }])
})

test('a place that has gone meanwhile is no fault: who waits for it waits on', async () => {
  const { uuid } = await makeBookable(services, service.uuid)
  await wait('ana', day, 0)
  // The spa has given up the cabin, and the catalogue has not been read since.
  await services.db.delete(resourcePlaces).where(eq(resourcePlaces.resourceUuid, uuid))
  const { shaky, logged } = failing(() => false)
  await watchWaitingList(shaky)
  expect([await waiting(), logged]).toEqual([{ ana: 'waiting' }, []])
})
