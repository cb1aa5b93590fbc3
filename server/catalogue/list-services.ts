import { activeCampaigns } from '#domain/campaigns/campaigns.ts'
import { enabledFirst } from '#domain/catalogue/ordering.ts'
import { isShown, type PromotionCategoryKey, promotionCategories } from '#domain/catalogue/promotion-category.ts'
import type { Service } from '#domain/catalogue/service.ts'
import { type CardView, type Reader, serviceCard } from './cards.ts'
import { type Page, pageOf } from './paging.ts'
import type { Snapshot } from './snapshot.ts'

export type Door<Key extends string = string> = { key: Key; title: string; href: string; count: number }

export type ServiceListView = { title: string; description: string; services: Page<CardView> }

/** Promotion categories on show today. */
export function listPromotions(
  { snapshot, language, day }: Reader,
  internalCategory: string,
): Door<PromotionCategoryKey>[] {
  const active = activeCampaigns(day)
  return promotionCategories.flatMap((category) => {
    const href = snapshot.landings.of('promotion', category.uuid)?.uris[language]
    if (!href || !isShown(category, active, internalCategory)) return []
    const count = servicesWith(snapshot, 'promotionTags', category.uuid).length
    return [{ key: category.key, title: category[language][0], href, count }]
  })
}

/** Null out of season: a festive category is shown only while its campaign is active. */
export function describePromotion(
  reader: Reader,
  uuid: string,
  page: string | null,
  internalCategory: string,
): ServiceListView | null {
  const category = promotionCategories.find((candidate) => candidate.uuid === uuid)
  if (!category || !isShown(category, activeCampaigns(reader.day), internalCategory)) return null
  const description = reader.snapshot.tags.get(uuid)?.translations[reader.language].description ?? ''
  const services = servicesWith(reader.snapshot, 'promotionTags', uuid)
  return { title: category[reader.language][0], description, services: cardsOf(reader, services, page) }
}

export function listTreatments({ snapshot, language }: Reader): Door[] {
  return [...snapshot.tags.values()].flatMap((tag) => {
    const href = snapshot.landings.of('treatment', tag.uuid)?.uris[language]
    if (!href) return []
    const count = servicesWith(snapshot, 'serviceTags', tag.uuid).length
    return [{ key: tag.uuid, title: tag.translations[language].title, href, count }]
  })
}

export function describeTreatment(reader: Reader, uuid: string, page: string | null): ServiceListView | null {
  const tag = reader.snapshot.tags.get(uuid)
  if (!tag) return null
  const { title, description } = tag.translations[reader.language]
  const services = servicesWith(reader.snapshot, 'serviceTags', uuid)
  return { title, description, services: cardsOf(reader, services, page) }
}

/** Those with a page: a door must not count what its list can't show. */
function servicesWith(
  { services, landings }: Snapshot,
  kind: 'promotionTags' | 'serviceTags',
  uuid: string,
): Service[] {
  const tagged = [...services.values()].filter((service) => service[kind].includes(uuid))
  return enabledFirst(tagged.filter((service) => landings.of('service', service.uuid)))
}

const cardsOf = (reader: Reader, services: Service[], page: string | null) =>
  pageOf(
    services.flatMap((service) => serviceCard(reader, service)),
    page,
  )
