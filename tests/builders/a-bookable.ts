import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type {
  BookingRules,
  Resource,
  ResourceKind,
  ResourceNeed,
} from '#features/catalogue/rules/services/resources.ts'
import { scheduleDays } from '#features/catalogue/rules/spas/spa.ts'
import {
  resourceClaims,
  resourcePlaces,
  serviceBookingRules,
  serviceNeeds,
  spaResources,
  spaScheduleExceptions,
} from '#features/catalogue/server/schema/booking-resources.ts'
import { services as serviceRows } from '#features/catalogue/server/schema/services.ts'
import { spaSchedules, spas } from '#features/catalogue/server/schema/spas.ts'
import { perLanguage } from '#platform/i18n/languages.ts'
import type { Services } from '#platform/server/services.ts'

type Bookable = {
  mode?: 'yes' | 'request'
  kind?: ResourceKind
  places?: number
  per?: ResourceNeed['per']
  rules?: Partial<BookingRules>
  cleanUp?: number
  /** Before ten it is on the next day. */
  closes?: string
}

/** Makes a service of the demo bookable: every day from 10:00 to 20:00, an hour each, on a resource of its own. */
export async function makeBookable(services: Services, serviceUuid: string, options: Bookable = {}): Promise<Resource> {
  const { mode = 'yes', kind = 'cabin', places = 1, per = 'party', rules, cleanUp = 0, closes = '20:00' } = options
  const service = services.catalogue.current().services.get(serviceUuid)
  if (!service) throw new Error('No such service')
  const { spaUuid } = service
  const uuid = randomUUID()
  await services.db.transaction(async (tx) => {
    await tx.update(spas).set({ status: 'online', reopensOn: null }).where(eq(spas.uuid, spaUuid))
    await tx.delete(spaScheduleExceptions).where(eq(spaScheduleExceptions.spaUuid, spaUuid))
    await tx.delete(spaSchedules).where(eq(spaSchedules.spaUuid, spaUuid))
    await tx.insert(spaSchedules).values(scheduleDays.map((day) => ({ spaUuid, day, opens: '10:00', closes })))
    await tx
      .update(serviceRows)
      .set({
        status: 'enable',
        onlineBookingAvailable: mode,
        hasAvailabilityOn: [1, 2, 3, 4, 5, 6, 7],
        clientTimeDuration: 60,
      })
      .where(eq(serviceRows.uuid, serviceUuid))
    await tx.delete(serviceNeeds).where(eq(serviceNeeds.serviceUuid, serviceUuid))
    await tx.delete(serviceBookingRules).where(eq(serviceBookingRules.serviceUuid, serviceUuid))
    await tx.insert(spaResources).values({ uuid, spaUuid, kind, name: perLanguage(() => 'Cabina') })
    await tx
      .insert(resourcePlaces)
      .values(Array.from({ length: places }, (_, at) => ({ resourceUuid: uuid, place: at + 1 })))
    await tx
      .insert(serviceBookingRules)
      .values({ serviceUuid, notice: 0, horizon: 90, grid: 60, freeHours: 24, ...rules })
    await tx.insert(serviceNeeds).values({
      serviceUuid,
      position: 1,
      resourceUuid: uuid,
      units: 1,
      per,
      startsAfter: 0,
      minutes: 60,
      preparation: 0,
      cleanUp,
    })
  })
  await services.catalogue.refresh()
  return { uuid, spaUuid, kind, places }
}

/** Every place that is taken, to compare with what was sold. */
export const claimsOn = (services: Pick<Services, 'db'>, resourceUuid: string) =>
  services.db.select().from(resourceClaims).where(eq(resourceClaims.resourceUuid, resourceUuid))
