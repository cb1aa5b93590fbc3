import { taxOf } from '#features/catalogue/rules/prices/tax.ts'
import { isEnabled, type Service } from '#features/catalogue/rules/services/service.ts'
import { validityInWords } from '#features/catalogue/rules/services/validity.ts'
import { holidayCalendarOf } from '#features/catalogue/rules/spas/holidays.ts'
import { comingExceptions } from '#features/catalogue/rules/spas/opening.ts'
import type { Spa, SpaStatus } from '#features/catalogue/rules/spas/spa.ts'
import { hasPage, sellsVouchers } from '#features/catalogue/rules/spas/spa-status.ts'
import { timeZoneOf } from '#features/catalogue/rules/spas/time-zone.ts'
import { placeCrumbs, spaCrumbs } from '#features/catalogue/server/breadcrumbs.ts'
import { photoViews, placeOfSpa, type Reader, ratingView } from '#features/catalogue/server/cards.ts'
import { placeMap } from '#features/catalogue/server/map/place-map.ts'
import { type ReviewsAsked, spaReviewsView } from '#features/catalogue/server/reviews/spa-reviews-view.ts'
import { validDays } from '#features/catalogue/server/services/service-validity.ts'
import { dayFormats } from '#platform/i18n/format.ts'
import type { Config } from '#platform/server/config/config.ts'
import { addDays } from '#platform/time/dates.ts'
import { usualPax } from './spa-choice.ts'
import { relatedTo } from './spa-related.ts'
import { cheapestOf, spaServicesView } from './spa-services-view.ts'

type Rules = Pick<Config, 'internalPromotion' | 'blackFridaySpas'>

export type SpaView = NonNullable<ReturnType<typeof describeSpa>>

const latestOfAll: ReviewsAsked = { score: null, language: null, showsAll: false }

/** Null for a spa that has no page. */
export function describeSpa(reader: Reader, uuid: string, rules: Rules, asked: ReviewsAsked = latestOfAll) {
  const { snapshot, language, day } = reader
  const spa = snapshot.spas.get(uuid)
  const place = spa && snapshot.locations.get(spa.location.uuid)
  if (!spa || !place || !hasPage(spa)) return null
  const sells = sellsVouchers(spa)
  // A spa that sells nothing shows no services: none of them could be had.
  const services = sells ? (snapshot.servicesOfSpa.get(uuid) ?? []) : []
  const offered = spaServicesView(reader, spa, services, rules.internalPromotion)
  return {
    uuid,
    name: spa.name,
    place: placeOfSpa(snapshot, spa, language),
    placeHref: placeCrumbs(snapshot, spa.location.uuid, language).at(-1)?.href ?? null,
    region: regionOf(reader, spa),
    address: spa.location.address,
    map: placeMap({ name: spa.name, ...spa.location }),
    mapHref: mapHref(spa.location),
    crumbs: spaCrumbs(snapshot, spa, language),
    hotel: spa.hotel,
    status: spa.status as SpaStatus,
    sells,
    // A day of reopening that has passed is no news.
    reopensOn: spa.reopensOn && spa.reopensOn > day ? dayFormats.long(spa.reopensOn, language) : null,
    description: spa.translations[language].longDescription,
    photos: photoViews(spa.images, language),
    facilities: spa.facilities.map(({ title }) => title[language]),
    opening: {
      schedule: spa.schedule,
      // From yesterday on, since its evening may go on past midnight, and as far as the page looks ahead.
      exceptions: comingExceptions(spa.exceptions, addDays(day, -1), 61),
      timeZone: timeZoneOf(place, snapshot.locations),
      calendar: holidayCalendarOf(place, snapshot.locations),
      today: day,
      language,
    },
    contact: sells ? spa.contact : null,
    rating: ratingView(spa.rating),
    tax: taxOf(place, snapshot.locations),
    validity: leastValidity(services, spa, rules, day),
    cheapest: cheapestOf(reader, services),
    ...offered,
    usualPax: usualPax(offered.maxPax),
    reviews: spaReviewsView(snapshot.reviewsOfSpa.get(uuid) ?? [], language, asked),
    related: relatedTo(reader, spa, rules.internalPromotion),
  }
}

/** A map one can walk by. */
const mapHref = ({ latitude, longitude }: Spa['location']) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`

/** The list of the spas around: of its region where that has a page, else of the widest place that has one. */
function regionOf({ snapshot, language }: Reader, spa: Spa): { name: string; href: string } | null {
  const region = placeCrumbs(snapshot, spa.regionUuid, language).at(-1)
  return region?.href ? { name: region.label, href: region.href } : null
}

/** How long its vouchers last: services may differ, and none lasts less than what is promised. */
function leastValidity(services: Service[], spa: Spa, rules: Rules, day: string) {
  const days = services.filter(isEnabled).map((service) => validDays(service, spa, rules, day))
  if (days.length === 0) return null
  const least = Math.min(...days)
  const { unit, count } = validityInWords(least)
  if (days.every((others) => others === least)) return { words: unit, count }
  return { words: unit === 'months' ? ('leastMonths' as const) : ('leastDays' as const), count }
}
