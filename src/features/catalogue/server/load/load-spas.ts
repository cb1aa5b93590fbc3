import { asc } from 'drizzle-orm'
import { averageScore, type Review } from '#features/catalogue/rules/reviews/review.ts'
import { type Schedule, type ScheduleException, type Spa, scheduleDays } from '#features/catalogue/rules/spas/spa.ts'
import { hotelName } from '#features/catalogue/rules/spas/titles.ts'
import type { Amenity } from '#features/catalogue/rules/tag.ts'
import { spaScheduleExceptions } from '#features/catalogue/server/schema/booking-resources.ts'
import { spaFacilities, spaSchedules, spas, spaTranslations } from '#features/catalogue/server/schema/spas.ts'
import type { Database } from '#platform/server/db/client.ts'
import type { Pictures } from './load-images.ts'
import { groupBy, textsPerLanguage } from './rows.ts'

export async function loadSpas(
  db: Database,
  pictures: Pictures,
  amenities: Map<string, Amenity>,
  reviews: Map<string, Review[]>,
): Promise<Spa[]> {
  const rows = await db.select().from(spas).orderBy(asc(spas.position), asc(spas.uuid))
  const texts = groupBy(await db.select().from(spaTranslations), (row) => row.spaUuid)
  const hours = groupBy(await db.select().from(spaSchedules), (row) => row.spaUuid)
  const facilities = groupBy(await db.select().from(spaFacilities), (row) => row.spaUuid)
  const exceptions = groupBy(
    await db.select().from(spaScheduleExceptions).orderBy(asc(spaScheduleExceptions.from)),
    (row) => row.spaUuid,
  )
  return rows.map((row) => ({
    uuid: row.uuid,
    name: row.name,
    slug: row.slug,
    regionUuid: row.regionUuid,
    location: {
      uuid: row.locationUuid,
      address: row.address,
      city: row.city,
      country: row.country,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    hotel:
      row.hotelName && row.hotelStars ? { name: hotelName(row.hotelName, row.country), stars: row.hotelStars } : null,
    rating: { value: averageScore(reviews.get(row.uuid) ?? []), count: reviews.get(row.uuid)?.length ?? 0 },
    translations: textsPerLanguage(texts.get(row.uuid), ({ longDescription }) => ({ longDescription })),
    images: pictures.spas.get(row.uuid) ?? [],
    facilities: (facilities.get(row.uuid) ?? []).flatMap(({ amenityUuid }) => amenities.get(amenityUuid) ?? []),
    salesConfiguration: {
      daysBeforeVoucherExpirate: row.daysBeforeVoucherExpirate,
      allowsExtension: row.allowsExtension,
    },
    status: row.status,
    reopensOn: row.reopensOn,
    schedule: scheduleFrom(hours.get(row.uuid) ?? []),
    exceptions: (exceptions.get(row.uuid) ?? []).map(exceptionFrom),
    contact: { email: row.email, phone: row.phone, web: row.web },
  }))
}

function scheduleFrom(rows: (typeof spaSchedules.$inferSelect)[]): Schedule {
  const days = scheduleDays.map((day) => {
    const row = rows.find((candidate) => candidate.day === day)
    return [day, row ? { opens: row.opens.slice(0, 5), closes: row.closes.slice(0, 5) } : null] as const
  })
  return Object.fromEntries(days) as Schedule
}

function exceptionFrom(row: typeof spaScheduleExceptions.$inferSelect): ScheduleException {
  const { from, to, opens, closes } = row
  return { from, to, hours: opens && closes ? { opens: opens.slice(0, 5), closes: closes.slice(0, 5) } : null }
}
