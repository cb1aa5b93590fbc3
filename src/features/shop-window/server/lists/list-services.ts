import type { Service } from '#features/catalogue/rules/services/service.ts'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import { type PhotoView, photoView, type Reader } from '#features/catalogue/server/cards.ts'
import { promotionsOnShow, treatmentsOnShow } from '#features/catalogue/server/categories-on-show.ts'
import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Rules } from '#features/search/server/understand.ts'
import { categoryPhotos } from '#features/shop-window/rules/category-photos.ts'
import { placeholderImage } from '#platform/pictures/image.ts'
import { chooseTilePhotos } from '../tile-photos.ts'
import { offersToday } from './list-offers.ts'

type CategoryLink = { title: string; href: string; count: number }

/** A link with a picture. */
export type CategoryTile = CategoryLink & { photo: PhotoView }

/** What stands above a list of services, and where to look next. */
export type ServiceListView = {
  /** What the list is narrowed to, as a search knows it. */
  about: { treatment: string } | { experience: string }
  title: string
  description: string
  related: CategoryLink[]
}

/** What is discounted today, and the promotion categories on show. */
export function listPromotions(reader: Reader, { internalPromotion, requestOnlySpa }: Rules): CategoryTile[] {
  const categories = promotionCategoriesOf(reader, internalPromotion).filter(({ services }) => services.length > 0)
  const offers = offersToday(reader, requestOnlySpa)
  const tiles = categories.map(({ key, title, href, services }) => ({
    title,
    href,
    count: services.length,
    photo: libraryPhoto(categoryPhotos[key], reader.language),
  }))
  if (!offers) return tiles
  const { title, href, count, photo } = offers
  return [{ title, href, count, photo }, ...tiles]
}

export const promotionLinks = (reader: Reader, internalCategory: string): CategoryLink[] =>
  linksOf(promotionCategoriesOf(reader, internalCategory))

/** Null out of season: a festive category is shown only while its campaign is active. */
export function describePromotion(reader: Reader, uuid: string, internalCategory: string): ServiceListView | null {
  const categories = promotionCategoriesOf(reader, internalCategory)
  const category = categories.find((candidate) => candidate.uuid === uuid)
  if (!category) return null
  const description = reader.snapshot.tags.get(uuid)?.translations[reader.language].description ?? ''
  const related = linksOf(categories.filter((other) => other !== category))
  return { about: { experience: category.key }, title: category.title, description, related }
}

export const listTreatments = (reader: Reader): CategoryTile[] => tilesOf(reader, treatmentCategoriesOf(reader))

/** Its family is related to a treatment: what it belongs to, what belongs to it, and what belongs to the same. */
export function describeTreatment(reader: Reader, uuid: string): ServiceListView | null {
  const { tags } = reader.snapshot
  const tag = tags.get(uuid)
  const categories = treatmentCategoriesOf(reader)
  const category = categories.find((candidate) => candidate.uuid === uuid)
  if (!tag || !category) return null
  const family = new Set([uuid, ...tag.uuidParents])
  const isFamily = (other: Category) =>
    family.has(other.uuid) || (tags.get(other.uuid)?.uuidParents ?? []).some((parent) => family.has(parent))
  const others = categories.filter((other) => other !== category)
  const relatives = linksOf(others.filter(isFamily))
  return {
    about: { treatment: uuid },
    title: category.title,
    description: tag.translations[reader.language].description,
    related: relatives.length > 0 ? relatives : linksOf(others).slice(0, fewRelated),
  }
}

const fewRelated = 8

/** A page of services, and what is on it. */
type Category = { uuid: string; title: string; href: string; services: Service[] }

const promotionCategoriesOf = (reader: Reader, internalCategory: string) =>
  promotionsOnShow(reader, internalCategory).map((category) => ({
    ...category,
    services: servicesWith(reader.snapshot, 'promotionTags', category.uuid),
  }))

const treatmentCategoriesOf = (reader: Reader): Category[] =>
  treatmentsOnShow(reader).map((treatment) => ({
    ...treatment,
    services: servicesWith(reader.snapshot, 'serviceTags', treatment.uuid),
  }))

/** An empty category is not linked. */
const linksOf = (categories: Category[]): CategoryLink[] =>
  categories.flatMap(({ title, href, services }) =>
    services.length > 0 ? [{ title, href, count: services.length }] : [],
  )

function tilesOf({ language }: Reader, all: Category[]): CategoryTile[] {
  const categories = all.filter(({ services }) => services.length > 0)
  const photos = chooseTilePhotos(categories.map(({ services }) => services))
  return linksOf(categories).map((link, index) => ({
    ...link,
    photo: photoView(photos[index] ?? placeholderImage, language),
  }))
}

/** Those with a page, of spas that are listed: a link must not count what its list can't show. */
function servicesWith(
  { services, spas, landings }: Snapshot,
  kind: 'promotionTags' | 'serviceTags',
  uuid: string,
): Service[] {
  return [...services.values()].filter((service) => {
    const spa = spas.get(service.spaUuid)
    return service[kind].includes(uuid) && spa && isListed(spa) && landings.of('service', service.uuid)
  })
}
