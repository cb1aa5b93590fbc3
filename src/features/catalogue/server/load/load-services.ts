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
    const tagsOf = (kind: Tag['kind']) =>
      (tagged.get(row.uuid) ?? []).map(({ tagUuid }) => tagUuid).filter((uuid) => tags.get(uuid)?.kind === kind)
    return {
      uuid: row.uuid,
      uuidRevision: row.uuidRevision,
      spaUuid: row.spaUuid,
      order: row.order,
      status: row.status,
      clientTimeDuration: row.clientTimeDuration,
      onlineBookingAvailable: row.onlineBookingAvailable,
      isOnlineVoucherAvailable: row.isOnlineVoucherAvailable,
      isPackage: row.isPackage,
      hasAvailabilityOn: row.hasAvailabilityOn,
      capacity: { minimum: row.capacityMinimum, maximum: row.capacityMaximum, incrementing: row.capacityIncrementing },
      price: { amount: row.priceAmount, currency: row.currency },
      pricePerPerson: { amount: row.pricePerPersonAmount, currency: row.currency },
      audience: {
        party: row.party,
        ageBand: row.ageFrom === null || row.ageTo === null ? null : { from: row.ageFrom, to: row.ageTo },
        residency: row.residency,
        isForPregnancy: row.isForPregnancy,
      },
      bookable: bookable.get(row.uuid) ?? null,
      sessions: row.sessions,
      meal: row.meal,
      isPrivate: row.isPrivate,
      daysBeforeVoucherExpirate: row.daysBeforeVoucherExpirate,
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
  return {
    name: serviceName(row.name),
    description: row.description,
    includes: row.includes,
    legalConditions: {
      legalNotice: row.legalNotice,
      politicalCondition: row.politicalCondition,
      generalCondition: row.generalCondition,
    },
    slug: row.slug,
  }
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
