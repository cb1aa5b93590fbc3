import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach } from 'vitest'
import { describeBookingPage } from '#features/bookings/server/booking-page/describe-booking.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { resourceClaims, serviceBookingRules } from '#features/catalogue/server/schema/booking-resources.ts'
import type { Services } from '#platform/server/services.ts'
import { instantAt } from '#platform/time/dates.ts'
import { testServices } from '../test-services.ts'
import { makeBookable } from './a-bookable.ts'

/** The starts of a day from 10:00 to 20:00, an hour each. */
export const hoursOfDay = Array.from({ length: 10 }, (_, index) => `${10 + index}:00`)

type Taken = { places?: number[]; until?: Date; reference?: string }

/** The page of a service for pairs on Tenerife, in one of two cabins, on Tuesday 17 November 2026 at 10:30. */
export async function bookingPageScene() {
  const scene = await testServices()
  const { services, setNow } = scene
  const { db } = services
  setNow(new Date('2026-11-17T10:30:00Z'))
  const service = pairsIn(services, 'tenerife')
  const cabins = await makeBookable(services, service.uuid, { places: 2 })
  beforeEach(async () => {
    await db.delete(resourceClaims)
  })

  async function take(day: string, time: string, { places = [1, 2], until, reference = randomUUID() }: Taken = {}) {
    const from = instantAt(day, time, 'Atlantic/Canary')
    const during = `[${from.toISOString()},${new Date(from.getTime() + 3_600_000).toISOString()})`
    const of = until ? ({ kind: 'hold', heldUntil: until } as const) : ({ kind: 'booking', heldUntil: null } as const)
    await db
      .insert(resourceClaims)
      .values(places.map((place) => ({ resourceUuid: cabins.uuid, place, during, reference, ...of })))
  }
  const takeDay = async (day: string, times = hoursOfDay) => {
    for (const time of times) await take(day, time)
  }
  async function look(
    query: string,
    { pathname = '/service-booking/checkout/', without = null as string | null } = {},
  ) {
    const said = new URLSearchParams(`service=${service.uuid}&${query}`)
    const view = await describeBookingPage(services, readerOf(services, { pathname }), { query: said, without })
    if (!view) throw new Error('not found')
    return view
  }
  const inPortuguese = (query: string) => look(query, { pathname: '/pt/service-booking/checkout/' })
  const putRules = async (rules: Partial<typeof serviceBookingRules.$inferInsert>) => {
    await db.update(serviceBookingRules).set(rules).where(eq(serviceBookingRules.serviceUuid, service.uuid))
    await services.catalogue.refresh()
  }
  return { ...scene, service, cabins, take, takeDay, look, inPortuguese, putRules }
}

/** A service that is sold by twos, without an offer, in a region. */
export function pairsIn(services: Pick<Services, 'catalogue'>, region: string): Service {
  const { services: all, landings } = services.catalogue.current()
  const found = [...all.values()].find(
    ({ uuid, capacity, offers }) =>
      landings.of('service', uuid)?.uris.es.startsWith(`/spa-balneario/${region}/`) &&
      capacity.minimum === 2 &&
      capacity.incrementing === 2 &&
      offers.length === 0,
  )
  if (!found) throw new Error('the demo catalogue has changed')
  return found
}
