import { isOfferedOnline } from '#features/bookings/server/frame/booking-service.ts'
import { taxOf } from '#features/catalogue/rules/prices/tax.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { onlineBookingOf } from '#features/catalogue/rules/spas/online-booking.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { sellsVouchers } from '#features/catalogue/rules/spas/spa-status.ts'
import { spaCrumbs } from '#features/catalogue/server/breadcrumbs.ts'
import { photoViews, placeOfSpa, priceView, type Reader, ratingView } from '#features/catalogue/server/cards.ts'
import { promotionsOnShow, treatmentsOnShow } from '#features/catalogue/server/categories-on-show.ts'
import { askedParty } from '#features/catalogue/server/services/asked-party.ts'
import { serviceFacts } from '#features/catalogue/server/services/service-facts.ts'
import { type NotForSale, whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { validDays, validityWords } from '#features/catalogue/server/services/service-validity.ts'
import { goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import { findBookedService } from '#features/search/server/hours/find-booked-service.ts'
import type { SeenService } from '#features/shop-window/rules/recently-seen.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import { perLanguage } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'
import { placeholderImage } from '#platform/pictures/image.ts'
import type { Config } from '#platform/server/config/config.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { type Day, isDay } from '#platform/time/dates.ts'
import { companyOf, relatedServices } from './related-services.ts'
import { saleView, serviceChoices } from './service-choices.ts'
import { serviceReviews } from './service-reviews.ts'

type Rules = Pick<Config, 'bookings' | 'requestOnlySpa' | 'blackFridaySpas' | 'internalPromotion'>

/** The party and the day that a visitor has looked for. */
type ServiceQuery = { pax?: string | null; date?: string | null }

export type ServiceView = NonNullable<ReturnType<typeof describeService>>

/** The page of a service, with its sentences ready: what the browser need not say again it need not know. */
export function describeService(
  reader: Reader,
  uuid: string,
  rules: Rules,
  { pax = null, date = null }: ServiceQuery = {},
) {
  const { snapshot, language, day } = reader
  const service = snapshot.services.get(uuid)
  const spa = service && snapshot.spas.get(service.spaUuid)
  const place = spa && snapshot.locations.get(spa.location.uuid)
  const landing = snapshot.landings.of('service', uuid)
  if (!service || !spa || !place || !landing) return null
  const { t } = i18nFor(language)
  const texts = service.translations[language]
  const notForSale = whyNotForSale(service, spa)
  const choices = notForSale ? [] : serviceChoices(reader, service, spa, t)
  const onSale = choices.find(({ isCurrent }) => isCurrent)?.onSale ?? [saleView(reader, service)]
  const booking = datedBooking(reader, uuid, rules, t, isDay(date) && date > day ? date : null)
  const spaHref = snapshot.landings.of('spa', spa.uuid)?.uris[language]
  return {
    uuid,
    path: landing.uris[language],
    name: texts.name,
    meta: metaOf(reader, service, spa, t),
    description: texts.description,
    includes: texts.includes,
    conditions: Object.values(texts.legalConditions).filter(Boolean),
    crumbs: [...spaCrumbs(snapshot, spa, language), { label: texts.name }],
    spa: { name: spa.name, href: spaHref, place: placeOfSpa(snapshot, spa, language), rating: ratingOf(spa, t) },
    reviews: serviceReviews(reader, service, spa, t),
    photos: photoViews([...service.images, ...spa.images], language),
    facts: serviceFacts(service, !notForSale, t),
    validity: validityWords(validDays(service, spa, rules, day), t),
    notForSale: notForSale && { reason: t(reasonOf(notForSale, booking !== null)), ...wayOn(reader, spa, t) },
    season: seasonNotice(reader, spa, t),
    party: askedParty(onSale, service.capacity.minimum, pax),
    onSale,
    choices,
    tax: t('serviceFacts.tax', { tax: taxOf(place, snapshot.locations) }),
    booking,
    /** What is said where no hour can be chosen here. */
    onlineBooking: t(`serviceFacts.booking.${onlineBookingOf(service, rules.requestOnlySpa)}`),
    categories: serviceCategories(reader, service, rules.internalPromotion),
    related: {
      title: t(`serviceFacts.related.${companyOf(service)}`),
      cards: relatedServices(reader, service, spa),
      more: regionOf(reader, spa)?.href ?? sectionPath('spas', language),
    },
    seen: seenService(service, spa, landing.uris),
  }
}

/** What is not sold as a voucher may still be booked. */
const reasonOf = (why: NotForSale, isBooked: boolean) =>
  isBooked ? 'serviceFacts.booking.onlyText' : (`serviceFacts.notForSale.${why}` as const)

/**
 * Where day and hour are chosen, and where the next free ones are asked for; the party is added to both. The free hours
 * of another booking service are not known here.
 */
function datedBooking({ snapshot, language }: Reader, uuid: string, rules: Rules, t: Translate, onDay: Day | null) {
  const booked = findBookedService(snapshot, uuid, rules.requestOnlySpa)
  const isElsewhere = rules.bookings.serviceUrl !== null
  const asked = `?service=${uuid}${onDay ? `&day=${onDay}` : ''}`
  const href = `${pathOf('serviceBookingCheckout', language)}${asked}`
  if (isElsewhere)
    return isOfferedOnline(snapshot, uuid, rules.requestOnlySpa) ? { href, hours: null, note: null } : null
  if (!booked) return null
  return {
    href,
    hours: `${goodsPath('nextHours', language)}${asked}`,
    note: booked.mode === 'request' ? t('serviceFacts.booking.onRequest') : null,
  }
}

function metaOf({ snapshot, language, day }: Reader, service: Service, spa: Spa, t: Translate): string {
  const { name } = service.translations[language]
  const words = { name, spa: spa.name, place: placeOfSpa(snapshot, spa, language) }
  if (whyNotForSale(service, spa)) return t('serviceFacts.descriptionOnly', words)
  return t('serviceFacts.description', { ...words, price: priceView(snapshot, service, day).amount })
}

function ratingOf(spa: Spa, t: Translate) {
  const rating = ratingView(spa.rating)
  return (
    rating && {
      value: rating.value,
      count: t('serviceFacts.reviews', { count: rating.count }),
      label: t('catalogue.rating', { value: rating.value, count: rating.count }),
    }
  )
}

function seenService(service: Service, spa: Spa, uri: SeenService['uri']): SeenService {
  const photo = service.images[0] ?? spa.images[0] ?? placeholderImage
  return {
    uuid: service.uuid,
    name: perLanguage((language) => service.translations[language].name),
    uri,
    place: `${spa.name}, ${spa.location.city}`,
    photo: photo.file,
  }
}

/** Spec 2.9, promotional filters: the promotions on show today and the treatments this service stands in. */
function serviceCategories(reader: Reader, { promotionTags, serviceTags }: Service, internalCategory: string) {
  const promotions = promotionsOnShow(reader, internalCategory).filter(({ uuid }) => promotionTags.includes(uuid))
  const treatments = treatmentsOnShow(reader)
  const ofService = serviceTags.flatMap((tag) => treatments.find(({ uuid }) => uuid === tag) ?? [])
  return [...promotions, ...ofService].map(({ title, href }) => ({ title, href }))
}

/** Where nothing can be bought here, the next best: the other services of the house, or other houses nearby. */
function wayOn(reader: Reader, spa: Spa, t: Translate) {
  const house = reader.snapshot.landings.of('spa', spa.uuid)?.uris[reader.language]
  if (house && sellsVouchers(spa)) return { label: t('serviceFacts.wayOn.spa', { spa: spa.name }), href: house }
  const region = regionOf(reader, spa)
  if (region) return { label: t('serviceFacts.wayOn.place', { place: region.name }), href: region.href }
  return { label: t('serviceFacts.wayOn.all'), href: sectionPath('spas', reader.language) }
}

/** Only where it has a page. */
function regionOf({ snapshot, language }: Reader, spa: Spa) {
  const href = snapshot.landings.of('location', spa.regionUuid)?.uris[language]
  const name = snapshot.locations.get(spa.regionUuid)?.translations[language].name
  return href && name ? { href, name } : null
}

/** Spec 4: the sentence of a spa closed for the season; the day it reopens, where that is known. */
function seasonNotice({ language }: Reader, { status, reopensOn }: Spa, t: Translate) {
  if (status !== 'closedtemp') return null
  return {
    title: t('serviceFacts.closedSeason'),
    text: reopensOn ? t('serviceFacts.reopens', { day: dayFormats.long(reopensOn, language) }) : undefined,
  }
}
