import type { z } from '@hono/zod-openapi'
import type { Service } from '#domain/catalogue/services/service.ts'
import type { Spa } from '#domain/catalogue/spas/spa.ts'
import { madridDay } from '#domain/dates.ts'
import { lowestPriceBeforeOffers } from '#domain/pricing/lowest-price.ts'
import { sellableParty } from '#domain/pricing/party.ts'
import { priceFor } from '#domain/pricing/price.ts'
import type { Language } from '#domain/site/languages.ts'
import { type NotForSale, whyNotForSale } from '#server/catalogue/services/service-sale.ts'
import { findBookable } from '#server/purchases/kinds/booking/api/find-bookable.ts'
import type { Services } from '#server/services.ts'
import { representFound } from './found.ts'
import type { serviceSummary } from './service-fields.ts'

/** At the price of today: what is bought is bought at it. */
export function describeService(
  services: Services,
  language: Language,
  { service, spa }: { service: Service; spa: Spa },
): z.output<typeof serviceSummary> {
  const { name, slug } = service.translations[language]
  const placed = { uuid: service.uuid, name, slug, placeUuid: spa.location.uuid }
  const { place, ...found } = representFound(services, language, 'service', placed)
  const { base, discounted, validOffers } = priceFor(service, service.capacity.minimum, madridDay(services.clock.now()))
  const isReduced = discounted.amount < base.amount
  const changes = services.catalogue.current().priceChanges.get(service.uuid) ?? []
  const lowest = isReduced ? (lowestPriceBeforeOffers(validOffers, changes) ?? base.amount) : null
  return {
    ...found,
    spa: { uuid: spa.uuid, name: spa.name },
    place,
    minutes: service.clientTimeDuration,
    capacity: service.capacity,
    audience: service.audience,
    isForSale: whyNotSold(service, spa) === null,
    booking: findBookable(services, service.uuid)?.mode ?? 'disabled',
    price: { base, final: discounted, lowest: lowest === null ? null : { amount: lowest, currency: base.currency } },
  }
}

/** Those of a spa that are sold as vouchers now. */
export const soldServices = ({ catalogue }: Services, spa: Spa): Service[] =>
  (catalogue.current().servicesOfSpa.get(spa.uuid) ?? []).filter((service) => whyNotSold(service, spa) === null)

/** Why startPurchase would refuse it: the page's reasons, and a capacity that no party fits. */
export function whyNotSold(service: Service, spa: Spa): NotForSale | 'noParty' | null {
  const { capacity } = service
  return whyNotForSale(service, spa) ?? (sellableParty(capacity, capacity.minimum).ok ? null : 'noParty')
}
