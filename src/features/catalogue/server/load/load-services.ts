import { asc } from 'drizzle-orm'
import { type Offer, weekdays } from '#features/catalogue/rules/services/offer.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { serviceName } from '#features/catalogue/rules/spas/titles.ts'
import type { Tag } from '#features/catalogue/rules/tag.ts'
import { offers, services, serviceTags, serviceTranslations } from '#features/catalogue/server/schema/services.ts'
import type { Database } from '#platform/server/db/client.ts'
import { loadBookable } from './load-bookable.ts'
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
