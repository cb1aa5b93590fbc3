import { asc, count } from 'drizzle-orm'
import type { Bookable, Resource } from '#features/catalogue/rules/services/resources.ts'
import {
  resourcePlaces,
  serviceBookingRules,
  serviceNeeds,
  spaResources,
} from '#features/catalogue/server/schema/booking-resources.ts'
import type { Database } from '#platform/server/db/client.ts'
import { groupBy } from './rows.ts'

/** How each service is booked, by its uuid. */
export async function loadBookable(db: Database): Promise<Map<string, Bookable>> {
  const rules = await db.select().from(serviceBookingRules)
  const needs = groupBy(
    await db.select().from(serviceNeeds).orderBy(asc(serviceNeeds.serviceUuid), asc(serviceNeeds.position)),
    ({ serviceUuid }) => serviceUuid,
  )
  return new Map(
    rules.map(({ serviceUuid, startsFrom, startsUntil, ...ruled }) => [
      serviceUuid,
      {
        rules: { ...ruled, startsFrom: hourOf(startsFrom), startsUntil: hourOf(startsUntil) },
        needs: (needs.get(serviceUuid) ?? []).map(({ serviceUuid: _, position: __, ...need }) => need),
      },
    ]),
  )
}

/** '20:00' of '20:00:00'. */
const hourOf = (time: string | null) => time?.slice(0, 5) ?? null

/** What spas have to be booked, with the number of places. */
export async function loadResources(db: Database): Promise<Resource[]> {
  const { uuid, spaUuid, kind } = spaResources
  const rows = await db.select({ uuid, spaUuid, kind }).from(spaResources).orderBy(asc(uuid))
  // Counted there: a large catalogue has some hundred thousand of them.
  const counts = await db
    .select({ uuid: resourcePlaces.resourceUuid, places: count() })
    .from(resourcePlaces)
    .groupBy(resourcePlaces.resourceUuid)
  const places = new Map(counts.map((row) => [row.uuid, row.places]))
  return rows.map((row) => ({ ...row, places: places.get(row.uuid) ?? 0 }))
}
