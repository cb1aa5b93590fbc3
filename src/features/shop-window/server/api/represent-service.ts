import type { z } from '@hono/zod-openapi'
import { findBookable } from '#features/bookings/server/api/calls/free-query.ts'
import { sellableParty } from '#features/catalogue/rules/prices/party.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Spa } from '#features/catalogue/rules/spas/spa.ts'
import { representFound } from '#features/catalogue/server/api/found.ts'
import { type NotForSale, voucherPrice, whyNotForSale } from '#features/catalogue/server/services/service-sale.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import type { serviceSummary } from './service-fields.ts'

/** At the price of today: what is bought is bought at it. */
export function summarizeService(
  services: Services,
  language: Language,
  { service, spa }: { service: Service; spa: Spa },
): z.output<typeof serviceSummary> {
  const { name, slug } = service.translations[language]
  const placed = { uuid: service.uuid, name, slug, placeUuid: spa.location.uuid }
  const { place, ...found } = representFound(services, language, 'service', placed)
  const snapshot = services.catalogue.current()
  const { price, discount } = voucherPrice({ snapshot, day: madridDay(services.clock.now()) }, service)
  return {
    ...found,
    spa: { uuid: spa.uuid, name: spa.name },
    place,
    minutes: service.clientTimeDuration,
    capacity: service.capacity,
    audience: service.audience,
    isForSale: whyNotSold(service, spa) === null,
    booking: findBookable(services, service.uuid)?.mode ?? 'disabled',
    price: { base: discount?.base ?? price, final: price, lowest: discount?.lowest ?? null },
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
