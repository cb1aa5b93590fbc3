import type { z } from '@hono/zod-openapi'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { Link } from '../../links.ts'
import { refuse } from '../../problem.ts'
import { problemResponses } from '../../problem-responses.ts'

/** What is the same for everyone until the catalogue or the day changes. */
export const catalogueResponses = <Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  example: z.output<Schema>,
  links?: Record<string, Link>,
) => ({
  200: { description, content: { 'application/json': { schema, example } }, ...(links && { links }) },
  304: { description: 'Nothing has changed since the answer whose ETag was sent in If-None-Match.' },
  ...problemResponses(400, 500),
})

export const etagNote = 'Carries an ETag: ask again with If-None-Match and the answer is 304 while nothing has changed.'

/** Null where the place is known, or none is asked for. */
export function unknownPlace({ locations }: Snapshot, place: string | undefined): Response | null {
  if (place === undefined || locations.has(place)) return null
  return refuse(400, undefined, [
    { field: 'place', message: 'There is no such place. listLocationsWithLanding names them, each with its uuid.' },
  ])
}

export const noSuch = (what: string, list: string) => refuse(404, `There is no such ${what}. ${list} names them.`)

export const examplePage = <Item>(item: Item) => ({ items: [item], page: 1, pages: 1, total: 1 })
