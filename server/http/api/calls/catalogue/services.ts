import { createRoute, defineOpenAPIRoute, z } from '@hono/zod-openapi'
import type { Services } from '#server/services.ts'
import { revalidated } from '../../caching.ts'
import { refuse } from '../../problem.ts'
import { problemResponses } from '../../problem-responses.ts'
import { pageOfList, serviceSchema, serviceSummary } from './catalogue-fields.ts'
import { listQuery, showQuery, uuidPath } from './catalogue-query.ts'
import { catalogueResponses, etagNote, examplePage, noSuch, unknownPlace } from './catalogue-route.ts'
import { exampleUuids, serviceExample, serviceSummaryExample } from './examples.ts'
import { bookableEntries, findIn, serviceEntries } from './find-in-catalogue.ts'
import { catalogueIn } from './represent.ts'

export const listServices = (services: Services) =>
  defineOpenAPIRoute({
    route: listRoute,
    handler: (c) => {
      const wanted = c.req.valid('query')
      const { snapshot, serviceItem } = catalogueIn(services, wanted.lang)
      const refused = unknownPlace(snapshot, wanted.place) ?? unknownSpa(wanted.spa, snapshot.spas)
      if (refused) return refused
      const sold = wanted.sold === 'booking' ? bookableEntries(services) : serviceEntries(snapshot)
      const entries = sold.filter(({ thing }) => !wanted.spa || thing.spaUuid === wanted.spa)
      const { items, current, last, total } = findIn(entries, wanted)
      const known = items.flatMap((service) => {
        const spa = snapshot.spas.get(service.spaUuid)
        return spa ? [serviceItem(service, spa)] : []
      })
      return c.json({ items: known, page: current, pages: last, total }, 200)
    },
  })

export const showService = (services: Services) =>
  defineOpenAPIRoute({
    route: showRoute,
    handler: (c) => {
      const catalogue = catalogueIn(services, c.req.valid('query').lang)
      const { landings, services: all, spas } = catalogue.snapshot
      const { uuid } = c.req.valid('param')
      const service = landings.of('service', uuid) && all.get(uuid)
      const spa = service && spas.get(service.spaUuid)
      return service && spa ? c.json(catalogue.service(service, spa), 200) : noSuch('service', 'listServices')
    },
  })

function unknownSpa(uuid: string | undefined, spas: Map<string, unknown>): Response | null {
  if (uuid === undefined || spas.has(uuid)) return null
  return refuse(400, undefined, [{ field: 'spa', message: 'There is no such spa. listSpas names them.' }])
}

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
    .openapi({ description: 'Uuid of a spa, from listSpas: only its services.', example: exampleUuids.spa }),
})

const ofItem = { uuid: '$response.body#/items/0/uuid' }

const listRoute = createRoute({
  method: 'get',
  path: '/services',
  operationId: 'listServices',
  tags: ['Catalogue'],
  summary: 'The services that can be bought',
  description: `Those that are sold now, as vouchers or by the hour, spa by spa, 24 on a page, each with the price of today for its smallest party. ${etagNote}`,
  middleware: revalidated,
  request: { query },
  responses: catalogueResponses(
    'The services.',
    pageOfList('ServiceList', serviceSummary),
    examplePage(serviceSummaryExample),
    {
      service: { operationId: 'showService', parameters: ofItem, description: 'One of them.' },
      days: {
        operationId: 'listFreeDays',
        parameters: ofItem,
        description: "Of one that is booked online: its booking is not 'disabled'.",
      },
    },
  ),
})

const showRoute = createRoute({
  method: 'get',
  path: '/services/{uuid}',
  operationId: 'showService',
  tags: ['Catalogue'],
  summary: 'A service, with its parties and prices',
  description: `All that startPurchase needs: uuid as 'service', and one of parties[].pax as 'pax'. Prices are those of today, which is the day one buys on. ${etagNote}`,
  middleware: revalidated,
  request: { params: uuidPath('service', exampleUuids.service), query: showQuery },
  responses: {
    ...catalogueResponses('The service.', serviceSchema, serviceExample, {
      voucher: {
        operationId: 'startPurchase',
        requestBody: {
          kind: 'voucher',
          items: [{ service: '$response.body#/uuid', pax: '$response.body#/parties/0/pax', units: 1 }],
        },
        description: 'A voucher for one of its parties.',
      },
    }),
    ...problemResponses(404),
  },
})
