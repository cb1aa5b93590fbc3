import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { text, whole } from './fields.ts'
import { type KnownStatus, knownProblems, knownStatuses, meaningOf, type ProblemMeanings } from './known-problems.ts'

export type FieldError = { field: string; message: string }

/** RFC 9457. Problems that the documentation explains carry its address as their type. */
export function problem(status: number, title: string, detail: string, errors?: FieldError[], more?: object): Response {
  const type = status in knownProblems ? `/api/docs/#error-${status}` : 'about:blank'
  return new Response(JSON.stringify({ type, title, status, detail, ...(errors && { errors }), ...more }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
  })
}

/** A problem from the table, in its usual words or with a detail of its own, and with what else its call tells. */
export function refuse(status: KnownStatus, detail?: string, errors?: FieldError[], more?: object): Response {
  return problem(status, knownProblems[status].title, detail ?? knownProblems[status].detail, errors, more)
}

/** For the calls whose problems say more. */
export const problemSchema = z.object({
  type: text('Address of the explanation of this kind of problem.'),
  title: text('The kind of problem, always in the same words.'),
  status: whole('The HTTP status again.'),
  detail: text('What happened this time, and what to do about it.'),
  code: z
    .string()
    .optional()
    .openapi({ description: 'Why, in one word for programs, where the call has several reasons to refuse.' }),
  errors: z
    .array(
      z.object({
        field: text("The field, with dots inside objects; 'body' for the whole body."),
        message: text('What is wrong with it and what to send instead.'),
      }),
    )
    .optional()
    .openapi({ description: 'One entry for each wrong field.' }),
})

/** Described once for the whole document; each call points to those it can answer with. */
export function describeProblems({ openAPIRegistry }: OpenAPIHono, meanings: ProblemMeanings) {
  openAPIRegistry.register('Problem', problemSchema)
  for (const status of knownStatuses) {
    openAPIRegistry.registerComponent('responses', componentOf(status), {
      description: meaningOf(status, meanings),
      content: {
        'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example: exampleOf(status) },
      },
    })
  }
}

type Reference = { $ref: string }

export function problemResponses<Status extends KnownStatus>(...statuses: Status[]): Record<Status, Reference> {
  const references = statuses.map((status) => [status, { $ref: `#/components/responses/${componentOf(status)}` }])
  return Object.fromEntries(references) as Record<Status, Reference>
}

const componentOf = (status: KnownStatus) => `Error${status}`

export function exampleOf(status: KnownStatus) {
  const { title, detail } = knownProblems[status]
  const errors = [{ field: 'uri', message: 'Is missing. Send the path of a page as text, such as /pt/spas/.' }]
  return { type: `/api/docs/#error-${status}`, title, status, detail, ...(status === 400 && { errors }) }
}
