import { createRoute, defineOpenAPIRoute } from '@hono/zod-openapi'
import type { Services } from '#server/services.ts'
import { revalidated } from '../../caching.ts'
import { problemResponses } from '../../problem-responses.ts'
import { getawaySchema, getawaySummary, pageOfList } from './catalogue-fields.ts'
import { listQuery, showQuery, uuidPath } from './catalogue-query.ts'
import { catalogueResponses, etagNote, examplePage, noSuch, unknownPlace } from './catalogue-route.ts'
import { exampleUuids, getawayExample, getawaySummaryExample } from './examples.ts'
import { findIn, getawayEntries } from './find-in-catalogue.ts'
import { catalogueIn } from './represent.ts'

export const listGetaways = (services: Services) =>
  defineOpenAPIRoute({
    route: listRoute,
    handler: (c) => {
      const wanted = c.req.valid('query')
      const { snapshot, getawayItem } = catalogueIn(services, wanted.lang)
      const refused = unknownPlace(snapshot, wanted.place)
      if (refused) return refused
      const { items, current, last, total } = findIn(getawayEntries(snapshot), wanted)
      return c.json({ items: items.map(getawayItem), page: current, pages: last, total }, 200)
    },
  })

export const showGetaway = (services: Services) =>
  defineOpenAPIRoute({
    route: showRoute,
    handler: (c) => {
      const catalogue = catalogueIn(services, c.req.valid('query').lang)
      const { uuid } = c.req.valid('param')
      const getaway = catalogue.snapshot.landings.of('getaway', uuid) && catalogue.snapshot.getaways.get(uuid)
      return getaway ? c.json(catalogue.getaway(getaway), 200) : noSuch('getaway', 'listGetaways')
    },
  })

const listRoute = createRoute({
  method: 'get',
  path: '/getaways',
  operationId: 'listGetaways',
  tags: ['Catalogue'],
  summary: 'The getaways',
  description: `Nights in a hotel with its spa, by name, 24 on a page. ${etagNote}`,
  middleware: revalidated,
  request: { query: listQuery },
  responses: catalogueResponses(
    'The getaways.',
    pageOfList('GetawayList', getawaySummary),
    examplePage(getawaySummaryExample),
    {
      getaway: {
        operationId: 'showGetaway',
        parameters: { uuid: '$response.body#/items/0/uuid' },
        description: 'One of them.',
      },
    },
  ),
})

const showRoute = createRoute({
  method: 'get',
  path: '/getaways/{uuid}',
  operationId: 'showGetaway',
  tags: ['Catalogue'],
  summary: 'A getaway',
  description: `What the stay includes. With uuid as 'packageUuid' and uuidRevision as 'packageUuidRevision', findGetawayAvailability says what it costs on certain nights. ${etagNote}`,
  middleware: revalidated,
  request: { params: uuidPath('getaway', exampleUuids.getaway), query: showQuery },
  responses: {
    ...catalogueResponses('The getaway.', getawaySchema, getawayExample, {
      nights: {
        operationId: 'readGetawayCalendar',
        parameters: { uuid: '$response.body#/uuid' },
        description: 'Its nights in a month.',
      },
      availability: {
        operationId: 'findGetawayAvailability',
        requestBody: {
          packageUuid: '$response.body#/uuid',
          packageUuidRevision: '$response.body#/uuidRevision',
        },
        description: 'What it costs on certain nights, for so many people.',
      },
    }),
    ...problemResponses(404),
  },
})
