import { z } from '@hono/zod-openapi'
import { findBookable } from '#features/bookings/server/api/calls/free-query.ts'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import { entryOf } from '#features/catalogue/server/api/entries.ts'
import { exampleSpa } from '#features/catalogue/server/api/found.ts'
import { listQuery } from '#features/catalogue/server/api/queries.ts'
import { defineResource } from '#features/catalogue/server/api/resource.ts'
import { perSnapshot } from '#features/catalogue/server/per-snapshot.ts'
import { largestParty } from '#features/catalogue/server/services/asked-party.ts'
import { validDays } from '#features/catalogue/server/services/service-validity.ts'
import { mostUnits } from '#features/vouchers/rules/voucher-goods.ts'
import { refuse } from '#platform/server/http/api/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import {
  serviceExample,
  serviceSchema,
  serviceSummary,
  serviceSummaryExample,
  summarizeService,
  whyNotSold,
} from './represent-service.ts'
import { spaEntries } from './spas.ts'

/** What has a page, by spa. */
const entriesWithPage = perSnapshot((snapshot) =>
  spaEntries(snapshot).flatMap(({ thing: spa }) =>
    (snapshot.servicesOfSpa.get(spa.uuid) ?? [])
      .filter(({ uuid }) => snapshot.landings.of('service', uuid))
      .map((service) =>
        entryOf({ service, spa }, snapshot.locations, spa.location.uuid, (language) => [
          service.translations[language].name,
          spa.name,
          spa.location.city,
        ]),
      ),
  ),
)

/** Sold as a voucher. */
const voucherEntries = perSnapshot((snapshot) =>
  entriesWithPage(snapshot).filter(({ thing: { service, spa } }) => !whyNotSold(service, spa)),
)

/** Booked by the hour. */
const bookableEntries = (services: Services) =>
  entriesWithPage(services.catalogue.current()).filter(({ thing }) => findBookable(services, thing.service.uuid))

const query = listQuery.extend({
  sold: z
    .enum(['voucher', 'booking'], { error: "Is not right. Send 'voucher' or 'booking', or leave it out." })
    .default('voucher')
    .openapi({
      description:
        "How it is bought: 'voucher', for some day, or 'booking', for an hour. Vouchers where it is left out.",
      example: 'voucher',
    }),
  spa: z
    .string()
    .optional()
    .openapi({ description: 'Uuid of a spa, from listSpas: only its services.', example: exampleSpa.uuid }),
})

const ofItem = { uuid: '$response.body#/items/0/uuid' }

export const serviceCalls = defineResource({
  tag: 'Catalogue',
  path: '/services',
  noun: 'service',
  list: {
    operationId: 'listServices',
    summary: 'The services that can be bought',
    description:
      'Those that are sold now, as vouchers or by the hour, spa by spa, 24 on a page, each with the price of today for its smallest party.',
    answer: 'The services.',
    links: {
      service: { operationId: 'showService', parameters: ofItem, description: 'One of them.' },
      days: {
        operationId: 'listFreeDays',
        parameters: ofItem,
        description: "Of one that is booked online: its booking is not 'disabled'.",
      },
    },
    name: 'ServiceList',
    query,
    schema: serviceSummary,
    example: serviceSummaryExample,
    refuse: ({ spas }, { spa }) =>
      spa === undefined || spas.has(spa)
        ? null
        : refuse(400, undefined, [{ field: 'spa', message: 'There is no such spa. listSpas names them.' }]),
    entries: (all, { sold, spa }) =>
      (sold === 'booking' ? bookableEntries(all) : voucherEntries(all.catalogue.current())).filter(
        ({ thing }) => !spa || thing.spa.uuid === spa,
      ),
  },
  one: {
    operationId: 'showService',
    summary: 'A service, with its parties and prices',
    description:
      "All that startPurchase needs: uuid as 'service', and one of parties[].pax as 'pax'. Prices are those of today, which is the day one buys on.",
    answer: 'The service.',
    links: {
      voucher: {
        operationId: 'startPurchase',
        requestBody: {
          kind: 'voucher',
          items: [{ service: '$response.body#/uuid', pax: '$response.body#/parties/0/pax', units: 1 }],
        },
        description: 'A voucher for one of its parties.',
      },
    },
    schema: serviceSchema,
    example: serviceExample,
    find: ({ landings, services: known, spas }, uuid) => {
      const service = landings.of('service', uuid) && known.get(uuid)
      const spa = service && spas.get(service.spaUuid)
      return spa && { service, spa }
    },
  },
  represent: (all, language) => ({
    item: (given) => summarizeService(all, language, given),
    whole: (given) => {
      const { service, spa } = given
      const { description, includes, legalConditions } = service.translations[language]
      const day = madridDay(all.clock.now())
      return {
        ...summarizeService(all, language, given),
        uuidRevision: service.uuidRevision,
        description,
        includes,
        conditions: Object.values(legalConditions).filter(Boolean).join('\n'),
        weekdays: service.hasAvailabilityOn,
        validDays: validDays(service, spa, all.config, day),
        mostUnits,
        whyNotForSale: whyNotSold(service, spa),
        parties: partiesOf(service, day),
      }
    },
  }),
})

const mostParties = 50

function partiesOf(service: Service, day: string) {
  const { minimum, incrementing } = service.capacity
  const steps = incrementing === 0 ? 0 : (largestParty(service.capacity) - minimum) / incrementing
  return Array.from({ length: Math.min(mostParties, steps + 1) }, (_, step) => {
    const { pax, count, base, discounted } = priceFor(service, minimum + step * incrementing, day)
    return { pax, vouchers: count, base, price: discounted }
  })
}
