import type { z } from '@hono/zod-openapi'
import type { Getaway } from '#domain/catalogue/getaway.ts'
import type { Service } from '#domain/catalogue/services/service.ts'
import type { Spa } from '#domain/catalogue/spas/spa.ts'
import { sellsVouchers } from '#domain/catalogue/spas/spa-status.ts'
import { madridDay } from '#domain/dates.ts'
import { lowestPriceBeforeOffers } from '#domain/pricing/lowest-price.ts'
import { priceFor } from '#domain/pricing/price.ts'
import { mostUnits } from '#domain/purchases/voucher-goods.ts'
import type { Language } from '#domain/site/languages.ts'
import { largestParty } from '#server/catalogue/services/asked-party.ts'
import { validDays } from '#server/catalogue/services/service-validity.ts'
import { findBookable } from '#server/purchases/kinds/booking/api/find-bookable.ts'
import type { LandingKind } from '#server/seo/landings.ts'
import type { Services } from '#server/services.ts'
import type {
  getawaySchema,
  getawaySummary,
  serviceSchema,
  serviceSummary,
  spaSchema,
  spaSummary,
} from './catalogue-fields.ts'
import { notSold } from './find-in-catalogue.ts'

/** The catalogue of this moment in one language, at today's prices: what is bought is bought at them. */
export function catalogueIn(services: Services, language: Language) {
  const { config, catalogue, clock } = services
  const snapshot = catalogue.current()
  const day = madridDay(clock.now())
  const urlOf = (kind: LandingKind, uuid: string) =>
    config.publicUrl + (snapshot.landings.of(kind, uuid)?.uris[language] ?? '/')
  const placeOf = (uuid: string) => {
    const place = snapshot.locations.get(uuid)
    return place ? { uuid, name: place.translations[language].name } : null
  }
  const soldOf = (spa: Spa) =>
    (snapshot.servicesOfSpa.get(spa.uuid) ?? []).filter((service) => notSold(service, spa) === null)

  function spaItem(spa: Spa): z.infer<typeof spaSummary> {
    const prices = soldOf(spa).map((service) => priceFor(service, service.capacity.minimum, day).discounted)
    const cheapest = prices.sort((one, other) => one.amount - other.amount)[0]
    return {
      uuid: spa.uuid,
      name: spa.name,
      slug: spa.slug,
      url: urlOf('spa', spa.uuid),
      place: placeOf(spa.location.uuid),
      country: spa.location.country,
      rating: spa.rating,
      sellsVouchers: sellsVouchers(spa),
      priceFrom: cheapest ?? null,
    }
  }

  function serviceItem(service: Service, spa: Spa): z.infer<typeof serviceSummary> {
    const { name, slug } = service.translations[language]
    const { base, discounted, validOffers } = priceFor(service, service.capacity.minimum, day)
    const isReduced = discounted.amount < base.amount
    const lowest = isReduced
      ? lowestPriceBeforeOffers(validOffers, snapshot.priceChanges.get(service.uuid) ?? [])
      : null
    return {
      uuid: service.uuid,
      name,
      slug,
      url: urlOf('service', service.uuid),
      spa: { uuid: spa.uuid, name: spa.name },
      place: placeOf(spa.location.uuid),
      minutes: service.clientTimeDuration,
      capacity: service.capacity,
      audience: service.audience,
      isForSale: notSold(service, spa) === null,
      booking: findBookable(services, service.uuid)?.mode ?? 'disabled',
      price: {
        base,
        final: discounted,
        lowest: isReduced ? { amount: lowest ?? base.amount, currency: base.currency } : null,
      },
    }
  }

  function getawayItem(getaway: Getaway): z.infer<typeof getawaySummary> {
    const { name, slug } = getaway.translations[language]
    return {
      uuid: getaway.uuid,
      name,
      slug,
      url: urlOf('getaway', getaway.uuid),
      spa: { uuid: getaway.spaUuid, name: snapshot.spas.get(getaway.spaUuid)?.name ?? '' },
      place: placeOf(getaway.hotel.locationUuid),
      hotel: { name: getaway.hotel.name, stars: getaway.hotel.stars },
      nights: getaway.nights,
      priceFrom: getaway.priceFrom,
    }
  }

  return {
    snapshot,
    spaItem,
    serviceItem,
    getawayItem,
    spa: (spa: Spa): z.infer<typeof spaSchema> => ({
      ...spaItem(spa),
      description: spa.translations[language].longDescription,
      address: spa.location.address,
      city: spa.location.city,
      latitude: spa.location.latitude,
      longitude: spa.location.longitude,
      hotel: spa.hotel?.name ?? null,
      contact: spa.contact,
      services: soldOf(spa).map((service) => serviceItem(service, spa)),
    }),
    service: (service: Service, spa: Spa): z.infer<typeof serviceSchema> => {
      const { description, includes, legalConditions } = service.translations[language]
      return {
        ...serviceItem(service, spa),
        uuidRevision: service.uuidRevision,
        description,
        includes,
        conditions: Object.values(legalConditions).filter(Boolean).join('\n'),
        weekdays: service.hasAvailabilityOn,
        validDays: validDays(service, spa, config, day),
        mostUnits,
        whyNotForSale: notSold(service, spa),
        parties: partiesOf(service, day),
      }
    },
    getaway: (getaway: Getaway): z.infer<typeof getawaySchema> => ({
      ...getawayItem(getaway),
      uuidRevision: getaway.uuidRevision,
      description: getaway.translations[language].description,
      boards: getaway.boardTypes.map(({ name }) => name[language]),
      services: getaway.serviceUuids.flatMap((uuid) => {
        const service = snapshot.services.get(uuid)
        return service ? [{ uuid, name: service.translations[language].name }] : []
      }),
    }),
  }
}

const mostParties = 50

function partiesOf(service: Service, day: string) {
  const { minimum, incrementing } = service.capacity
  const steps = incrementing === 0 ? 0 : (largestParty(service.capacity) - minimum) / incrementing
  return Array.from({ length: Math.min(mostParties, steps + 1) }, (_, step) => {
    const { pax, count, base, discounted } = priceFor(service, minimum + step * incrementing, day)
    return { pax, vouchers: count, base, price: discounted }
  })
}
