import { z } from '@hono/zod-openapi'
import type { Snapshot } from '#features/catalogue/server/snapshot.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { listOf, whole } from '#platform/server/http/api/fields.ts'
import { refuse } from '#platform/server/http/api/problem.ts'
import { type Described, defineReading } from '#platform/server/http/api/reading.ts'
import type { Services } from '#platform/server/services.ts'
import { findIn, type Listed } from './entries.ts'
import { type listQuery, showQuery, uuidPath } from './queries.ts'

type Resource<
  Thing,
  Query extends typeof listQuery,
  Item extends z.ZodType<object>,
  Whole extends z.ZodType<object>,
> = {
  tag: string
  path: string
  /** What one of them is called in a sentence. */
  noun: string
  list: Described & {
    /** Of the schema of a page. */
    name: string
    query: Query
    schema: Item
    example: z.output<Item>
    /** What else of the query names nothing that there is. */
    refuse?: (snapshot: Snapshot, query: z.output<Query>) => Response | null
    entries: (services: Services, query: z.output<Query>) => readonly Listed<Thing>[]
  }
  one: Described & {
    schema: Whole
    example: z.output<Whole> & { uuid: string }
    find: (snapshot: Snapshot, uuid: string) => Thing | null | undefined | false
  }
  represent: (
    services: Services,
    language: Language,
  ) => { item: (thing: Thing) => z.output<Item>; whole: (thing: Thing) => z.output<Whole> }
}

/** Things that are listed page by page, and shown one by one: both calls. */
export function defineResource<
  Thing,
  Query extends typeof listQuery,
  Item extends z.ZodType<object>,
  Whole extends z.ZodType<object>,
>({ tag, path, noun, list, one, represent }: Resource<Thing, Query, Item, Whole>) {
  const listed = defineReading({
    ...list,
    tag,
    path,
    kept: 'until it changes',
    schema: pageOfList(list.name, list.schema),
    example: { items: [list.example], page: 1, pages: 1, total: 1 },
    read: (services, { query }) => {
      const snapshot = services.catalogue.current()
      const refused = unknownPlace(snapshot, query.place) ?? list.refuse?.(snapshot, query)
      if (refused) return refused
      const { items, current, last, total } = findIn(list.entries(services, query), query)
      const { item } = represent(services, query.lang)
      return { items: items.map(item), page: current, pages: last, total }
    },
  })
  const shown = defineReading({
    ...one,
    tag,
    path: `${path}/{uuid}`,
    kept: 'until it changes',
    params: uuidPath(noun, one.example.uuid),
    query: showQuery,
    read: (services, { query: { lang }, uuid }) => {
      const thing = one.find(services.catalogue.current(), uuid)
      return thing ? represent(services, lang).whole(thing) : noSuch(noun, list.operationId)
    },
  })
  return (services: Services) => [listed(services), shown(services)]
}

export const noSuch = (what: string, list: string) => refuse(404, `There is no such ${what}. ${list} names them.`)

function unknownPlace({ locations }: Snapshot, place: string | undefined): Response | null {
  if (place === undefined || locations.has(place)) return null
  return refuse(400, undefined, [
    { field: 'place', message: 'There is no such place. listLocationsWithLanding names them, each with its uuid.' },
  ])
}

const pageOfList = <Item extends z.ZodType<object>>(name: string, item: Item) =>
  z
    .object({
      items: listOf(item, 'At most 24.'),
      page: whole('This page, from 1 on.'),
      pages: whole('How many pages there are.'),
      total: whole('How many things there are on all of them.'),
    })
    .openapi(name)
