import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { isOfferValidOn, lastDayOf } from '#features/catalogue/rules/services/offer.ts'
import { isEnabled, type Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { type Reader, serviceCard } from '#features/catalogue/server/cards.ts'
import { varyPhotos } from '#features/catalogue/server/pictures/vary-photos.ts'
import { spaServiceFacts } from '#features/catalogue/server/services/service-facts.ts'
import { voucherPrice, whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import { dayFormats, formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Day } from '#platform/time/dates.ts'
import { type SpaCategory, spaCategories } from './spa-choice.ts'

export type SpaServiceView = ReturnType<typeof serviceView>[number]

/** A screen of the list: filters leave some out, so that distant ones come together. */
const linesSeenTogether = 3

/** In the order given, which has the enabled ones first. */
export function spaServicesView(reader: Reader, spa: Spa, services: Service[], internalCategory: string) {
  const groups = spaCategories(reader, services, internalCategory)
  const keysOf = (service: Service) => groups.filter(({ has }) => has(service)).map(({ key }) => key)
  const views = services.flatMap((service) => serviceView(reader, spa, service, keysOf(service)))
  const texts = sayOnce(views.map(({ description }) => description))
  const shortened = views.map((view, at) => ({ ...view, description: texts[at] ?? '' }))
  return {
    services: varyPhotos(reader, shortened, linesSeenTogether),
    categories: groups.map(({ key, title }): SpaCategory => ({ key, title })),
    maxPax: Math.max(1, ...services.map(({ capacity }) => capacity.maximum)),
  }
}

/** What the page says of its price before a service is chosen: the same as on the spa's card. */
export function cheapestOf({ day }: Reader, services: Service[]): { amount: string; persons: number } | null {
  const prices = services
    .filter(isEnabled)
    .map((service) => priceFor(service, service.capacity.minimum, day))
    .toSorted((a, b) => a.discounted.amount - b.discounted.amount)
  return prices[0] ? { amount: formatMoney(prices[0].discounted), persons: prices[0].pax } : null
}

/** One voucher's price and whom it is good for: the page works out what any party pays by itself. */
function serviceView(reader: Reader, spa: Spa, service: Service, categories: string[]) {
  const { t } = i18nFor(reader.language)
  const voucher = voucherPrice(reader, service)
  return serviceCard(reader, service).map(({ uuid, href, name, photo }) => ({
    uuid,
    href,
    name,
    photo,
    facts: spaServiceFacts(service, t),
    description: service.translations[reader.language].description,
    categories,
    isEnabled: isEnabled(service),
    canBeBought: whyNotForSale(service, spa) === null,
    capacity: service.capacity,
    voucher,
    offer: voucher.discount && offerInWords(reader, service, voucher.discount.off),
  }))
}

/** '−15 % hasta el 30 de noviembre' */
function offerInWords({ day, language }: Reader, { offers }: Service, off: string): string {
  const { t } = i18nFor(language)
  const valid = offers.filter((offer) => isOfferValidOn(offer, day))
  const last = lastDayOf(valid, day)
  if (last === null || last === day) return t('serviceFacts.offToday', { off })
  return t('serviceFacts.offUntil', { off, day: dayInWords(last, day, language) })
}

/** The year only where it is another one. */
function dayInWords(day: Day, today: Day, language: Language): string {
  const words = dayFormats.long(day, language)
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/ de \d{4}$/, '') : words
}

/**
 * Texts that stand below each other, each without the sentences that one above it has said already. A house sells one
 * experience to several audiences: the first says what it is, the others say whom they are for.
 */
export function sayOnce(texts: readonly string[]): string[] {
  const known = new Set<string>()
  return texts.map((text) =>
    text
      .split(/(?<=[.!?…])\s+/)
      .filter((sentence) => !known.has(sentence) && known.add(sentence))
      .join(' '),
  )
}
