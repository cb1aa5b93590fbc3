import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { serviceName } from '#features/catalogue/rules/spas/titles.ts'
import type { Amenity } from '#features/catalogue/rules/tag.ts'
import type { Language, PerLanguage } from '#platform/i18n/languages.ts'
import { fillGallery, type Image, placeholderImage } from '#platform/pictures/image.ts'
import { sceneOf } from '#platform/pictures/picture-scene.ts'
import type { Money } from '#platform/rules/money.ts'
import type { RatePlan } from './rate-plan.ts'

export type Hotel = {
  uuid: string
  /** As `hotelName` writes it. */
  name: string
  stars: number
  locationUuid: string
  country: string
  images: Image[]
  descriptions: PerLanguage<string>
  rooms: Room[]
  /** Who is asked for its rooms. */
  supplier: string
  /** 'HH:MM' at the hotel. */
  checkIn: string
  checkOut: string
  phone: string
  conditions: PerLanguage<string>
  ratePlans: RatePlan[]
  /** What a board costs a person and night, in cents. */
  boardPrices: Readonly<Record<string, number>>
}

export type Room = {
  uuid: string
  type: string
  name: PerLanguage<string>
  details: PerLanguage<string>
  image: Image | null
}

export type BoardType = { type: string; name: PerLanguage<string>; description: PerLanguage<string> }

export type Getaway = {
  uuid: string
  uuidRevision: string
  hotel: Hotel
  spaUuid: string
  /** Services of the spa that the stay includes. */
  serviceUuids: string[]
  nights: number
  /** Cheapest price for two people, shown as 'from' until dates are chosen. */
  priceFrom: Money
  /** What the spa's part adds to each night, for two, in cents. */
  nightSupplement: number
  boardTypes: BoardType[]
  amenities: Amenity[]
  facilities: Amenity[]
  images: Image[]
  translations: PerLanguage<{ name: string; shortName: string; description: string; slug: string }>
}

type Pictured = Pick<Getaway, 'images'> & { hotel: Pick<Hotel, 'images'> }

/** Spec 3: the package, then the hotel, then the spa, which gives its first picture only. */
export function getawayGallery(getaway: Pictured, spa: Pick<Spa, 'images'>): Image[] {
  return fillGallery(getaway.images, getaway.hotel.images, spa.images.slice(0, 1))
}

/** 'room' and 'facilities' have a caption in each language; the spa's caption is what the stay includes. */
type MiniGalleryItem = { kind: 'room' | 'facilities'; image: Image } | { kind: 'spa'; image: Image; names: string }

/**
 * Spec 3: the room for two, the spa services and the facilities. A stay without spa services shows no spa. The spa's
 * picture is of what is included, and if there is one, of a scene that the large gallery above does not show.
 */
export function miniGallery(
  getaway: Pictured,
  spa: Pick<Spa, 'images'>,
  services: Pick<Service, 'translations' | 'images'>[],
  language: Language,
): MiniGalleryItem[] {
  const pictures = [...getaway.images, ...getaway.hotel.images]
  const room = pictures.find((image) => image.rel === 'room')
  const facilities = pictures.find((image) => image.rel === 'hotel')
  const shown = new Set(getawayGallery(getaway, spa).map(({ file }) => sceneOf(file)))
  const ofSpa = [...services.flatMap(({ images }) => images), ...spa.images]
  const image = ofSpa.find(({ file }) => !shown.has(sceneOf(file))) ?? ofSpa[0] ?? placeholderImage
  const names = services.map((service) => serviceName(service.translations[language].name)).join(' + ')
  return [
    { kind: 'room', image: room ?? placeholderImage },
    ...(includesSpa(services) ? [{ kind: 'spa' as const, image, names }] : []),
    { kind: 'facilities', image: facilities ?? placeholderImage },
  ]
}

export const includesSpa = (services: readonly unknown[]) => services.length > 0

/** Spec 9: below two becomes two, and an odd number goes up to the next even one. */
export const normaliseGetawayPax = (pax: number) => Math.max(2, Math.ceil(pax / 2) * 2)
