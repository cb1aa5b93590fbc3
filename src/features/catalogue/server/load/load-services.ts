import { asc, count, sql } from 'drizzle-orm'
import type { PriceChange } from '#features/catalogue/rules/prices/lowest-price.ts'
import { type Offer, weekdays } from '#features/catalogue/rules/services/offer.ts'
import type { Bookable, Resource } from '#features/catalogue/rules/services/resources.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { serviceName } from '#features/catalogue/rules/spas/titles.ts'
import type { Tag } from '#features/catalogue/rules/tag.ts'
import {
  resourcePlaces,
  serviceBookingRules,
  serviceNeeds,
  spaResources,
} from '#features/catalogue/server/schema/booking-resources.ts'
import {
  offers,
  priceHistory,
  services,
  serviceTags,
  serviceTranslations,
} from '#features/catalogue/server/schema/services.ts'
import type { Database } from '#platform/server/db/client.ts'
import type { Pictures } from './load-images.ts'
import { groupBy, textsPerLanguage } from './rows.ts'

export async function loadServices(db: Database, pictures: Pictures, tags: Map<string, Tag>): Promise<Service[]> {
  const rows = await db.select().from(services).orderBy(asc(services.order), asc(services.uuid))
  const texts = groupBy(await db.select().from(serviceTranslations), (row) => row.serviceUuid)
  const tagged = groupBy(await db.select().from(serviceTags), (row) => row.serviceUuid)
  const discounts = groupBy(await db.select().from(offers).orderBy(asc(offers.startDate)), (row) => row.serviceUuid)
  const bookable = await loadBookable(db)
  return rows.map((row) => {
    const { capacityMinimum, capacityMaximum, capacityIncrementing, ...withoutCapacity } = row
    const { priceAmount, pricePerPersonAmount, currency, ...withoutPrice } = withoutCapacity
    const { party, ageFrom, ageTo, residency, isForPregnancy, ...facts } = withoutPrice
    const tagsOf = (kind: Tag['kind']) =>
      (tagged.get(row.uuid) ?? []).map(({ tagUuid }) => tagUuid).filter((uuid) => tags.get(uuid)?.kind === kind)
    return {
      ...facts,
      capacity: { minimum: capacityMinimum, maximum: capacityMaximum, incrementing: capacityIncrementing },
      price: { amount: priceAmount, currency },
      pricePerPerson: { amount: pricePerPersonAmount, currency },
      audience: {
        party,
        ageBand: ageFrom === null || ageTo === null ? null : { from: ageFrom, to: ageTo },
        residency,
        isForPregnancy,
      },
      bookable: bookable.get(row.uuid) ?? null,
      serviceTags: tagsOf('service'),
      promotionTags: tagsOf('promotion'),
      categoryTags: tagsOf('category'),
      offers: (discounts.get(row.uuid) ?? []).map(offerFrom),
      images: pictures.services.get(row.uuid) ?? [],
      translations: textsPerLanguage(texts.get(row.uuid), textsFrom),
    }
  })
}

function textsFrom(row: typeof serviceTranslations.$inferSelect) {
  const { name, description, includes, legalNotice, politicalCondition, generalCondition, slug } = row
  const legalConditions = { legalNotice, politicalCondition, generalCondition }
  return { name: serviceName(name), description, includes, legalConditions, slug }
}

function offerFrom(row: typeof offers.$inferSelect): Offer {
  return {
    uuid: row.uuid,
    startDate: row.startDate,
    endDate: row.endDate,
    weekdays: Object.fromEntries(weekdays.map((day) => [day, row[day]])) as Offer['weekdays'],
    spaDiscountValue: row.spaDiscountValue,
    bonoDiscountValue: row.bonoDiscountValue,
    discountMode: row.discountMode,
    startTime: row.startTime,
    endTime: row.endTime,
  }
}

/** How each service is booked, by its uuid. */
async function loadBookable(db: Database): Promise<Map<string, Bookable>> {
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

/** Offers last months at most: what a service cost longer ago can't matter to the 30 days before one began. */
const daysRead = 400

export async function loadPriceChanges(db: Database, today: string): Promise<Map<string, PriceChange[]>> {
  const rows = await db
    .select()
    .from(priceHistory)
    .where(sql`${priceHistory.since} > ${today}::date - ${daysRead}::int`)
    .orderBy(asc(priceHistory.since))
  const byService = groupBy(rows, (row) => row.serviceUuid)
  return new Map(
    [...byService].map(([service, changes]) => [service, changes.map(({ since, amount }) => ({ since, amount }))]),
  )
}
