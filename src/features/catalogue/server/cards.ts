import { type Getaway, normaliseGetawayPax } from '#features/catalogue/rules/getaways/getaway.ts'
import { partyFor } from '#features/catalogue/rules/prices/party.ts'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { partyPrice } from '#features/catalogue/rules/prices/voucher-price.ts'
import { isEnabled, type Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { formatMoney, formatScore } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { fillGallery, type Image, placeholderImage } from '#platform/pictures/image.ts'
import { fold } from '#platform/rules/fold.ts'
import { multiply } from '#platform/rules/money.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Day } from '#platform/time/dates.ts'
import { getawayPlace } from './landings.ts'
import { voucherPrice } from './services/service-sale.ts'
import type { Snapshot } from './snapshot.ts'

export type PhotoView = { file: string; alt: string; blur?: string }

/** What a card shows: picture, name, place, price and rating, nothing more. Amounts are ready to read. */
export type CardView = {
  uuid: string
  href: string
  name: string
  place: string
  photo: PhotoView
  /** With `nights` it is the price of that stay; else the least that is paid. */
  price: { amount: string; was?: string; lowest?: string; off?: string; nights?: string } | null
  /** What the price is for: '2 personas', '2 noches, 2 personas'. Of services only where people were asked for. */
  note?: string
  rating: { value: string; count: number } | null
  /** The first free hour, where it is booked by the hour: 'Mañana a las 11:30'. It holds for a minute. */
  hour?: string
  /** Why it can't be had on the dates asked for, and what to do. */
  unavailable?: { title: string; text: string }
}

export type Reader = { snapshot: Snapshot; language: Language; day: Day }

export function photoView(image: Image, language: Language): PhotoView {
  return { file: image.file, alt: image.alt[language], ...(image.blur ? { blur: image.blur } : {}) }
}

/** The first picture of the first of them that has one: a service without pictures shows its spa. */
export const firstPhoto = (language: Language, ...from: readonly ({ images: readonly Image[] } | null | undefined)[]) =>
  photoView(from.find((one) => one?.images[0])?.images[0] ?? placeholderImage, language)

export const photoViews = (images: Image[], language: Language) =>
  fillGallery(images).map((image) => photoView(image, language))

/**
 * Only where it leads somewhere: a disabled spa has no page and no card. Its price is that of its cheapest service, of
 * those that were asked for.
 */
export function spaCard(
  { snapshot, language, day }: Reader,
  spa: Spa,
  cheapest = cheapestOf(snapshot.servicesOfSpa.get(spa.uuid) ?? [], day),
  pax?: number,
): CardView[] {
  const landing = snapshot.landings.of('spa', spa.uuid)
  if (!landing) return []
  return [
    {
      uuid: spa.uuid,
      href: landing.uris[language],
      name: spa.name,
      place: placeOfSpa(snapshot, spa, language),
      photo: firstPhoto(language, spa),
      price: cheapest ? priceView(snapshot, cheapest, day, pax) : null,
      rating: ratingView(spa.rating),
    },
  ]
}

export function serviceCard({ snapshot, language, day }: Reader, service: Service, pax?: number): CardView[] {
  const landing = snapshot.landings.of('service', service.uuid)
  const spa = snapshot.spas.get(service.spaUuid)
  if (!landing || !spa) return []
  return [
    {
      uuid: service.uuid,
      href: landing.uris[language],
      name: service.translations[language].name,
      place: `${spa.name}, ${spa.location.city}`,
      photo: firstPhoto(language, service, spa),
      price: priceView(snapshot, service, day, pax),
      rating: ratingView(spa.rating),
    },
  ]
}

/** Its price says for how many nights and people it is. They share rooms for two (spec 9), whatever number was asked for. */
export function getawayCard({ snapshot, language }: Reader, getaway: Getaway, pax = 2): CardView[] {
  const landing = snapshot.landings.of('getaway', getaway.uuid)
  if (!landing) return []
  const people = normaliseGetawayPax(pax)
  const { t } = i18nFor(language)
  return [
    {
      uuid: getaway.uuid,
      href: landing.uris[language],
      name: getaway.translations[language].name,
      place: `${getaway.hotel.name}, ${getawayPlace(getaway, snapshot.locations)?.translations[language].name}`,
      photo: firstPhoto(language, getaway, getaway.hotel),
      price: { amount: formatMoney(multiply(getaway.priceFrom, people / 2)) },
      note: `${t('catalogue.getaways.nights', { count: getaway.nights })}, ${t('catalogue.people', { count: people })}`,
      rating: null,
    },
  ]
}

/** What a party pays. A discounted price never stands without the lowest of 30 days (EU Omnibus rule), for the same party. */
export const priceView = (snapshot: Snapshot, service: Service, day: Day, pax = service.capacity.minimum) =>
  partyPrice(voucherPrice({ snapshot, day }, service), partyFor(service.capacity, pax).count)

export function ratingView({ value, count }: Spa['rating']): CardView['rating'] {
  return value === null ? null : { value: formatScore(value), count }
}

export function placeOfSpa(snapshot: Snapshot, spa: Spa, language: Language): string {
  const region = snapshot.locations.get(spa.regionUuid)?.translations[language].name
  // 'Valencia, Valência' would say the same twice.
  return region && fold(region) !== fold(spa.location.city) ? `${spa.location.city}, ${region}` : spa.location.city
}

function cheapestOf(services: Service[], day: Day): Service | undefined {
  let cheapest: { service: Service; amount: number } | undefined
  for (const service of services.filter(isEnabled)) {
    const { amount } = priceFor(service, service.capacity.minimum, day).discounted
    if (!cheapest || amount < cheapest.amount) cheapest = { service, amount }
  }
  return cheapest?.service
}
