import { createRoute, defineOpenAPIRoute } from '@hono/zod-openapi'
import type { Services } from '#server/services.ts'
import { revalidated } from '../../caching.ts'
import { problemResponses } from '../../problem-responses.ts'
import { pageOfList, spaSchema, spaSummary } from './catalogue-fields.ts'
import { listQuery, showQuery, uuidPath } from './catalogue-query.ts'
import { catalogueResponses, etagNote, examplePage, noSuch, unknownPlace } from './catalogue-route.ts'
import { exampleUuids, spaExample, spaSummaryExample } from './examples.ts'
import { findIn, spaEntries } from './find-in-catalogue.ts'
import { catalogueIn } from './represent.ts'

export const listSpas = (services: Services) =>
  defineOpenAPIRoute({
    route: listRoute,
    handler: (c) => {
      const wanted = c.req.valid('query')
      const { snapshot, spaItem } = catalogueIn(services, wanted.lang)
      const refused = unknownPlace(snapshot, wanted.place)
      if (refused) return refused
      const { items, current, last, total } = findIn(spaEntries(snapshot), wanted)
      return c.json({ items: items.map(spaItem), page: current, pages: last, total }, 200)
    },
  })

export const showSpa = (services: Services) =>
  defineOpenAPIRoute({
    route: showRoute,
    handler: (c) => {
      const catalogue = catalogueIn(services, c.req.valid('query').lang)
      const { uuid } = c.req.valid('param')
      const spa = catalogue.snapshot.landings.of('spa', uuid) && catalogue.snapshot.spas.get(uuid)
      return spa ? c.json(catalogue.spa(spa), 200) : noSuch('spa', 'listSpas')
    },
  })

const listRoute = createRoute({
  method: 'get',
  path: '/spas',
  operationId: 'listSpas',
  tags: ['Catalogue'],
  summary: 'The spas',
  description: `By name, 24 on a page. ${etagNote}`,
  middleware: revalidated,
  request: { query: listQuery },
  responses: catalogueResponses('The spas.', pageOfList('SpaList', spaSummary), examplePage(spaSummaryExample)),
})

const showRoute = createRoute({
  method: 'get',
  path: '/spas/{uuid}',
  operationId: 'showSpa',
  tags: ['Catalogue'],
  summary: 'A spa, with what can be bought of it',
  description: `Its services are those that are sold now, each with the price of today for its smallest party. ${etagNote}`,
  middleware: revalidated,
  request: { params: uuidPath('spa', exampleUuids.spa), query: showQuery },
  responses: { ...catalogueResponses('The spa.', spaSchema, spaExample), ...problemResponses(404) },
})
