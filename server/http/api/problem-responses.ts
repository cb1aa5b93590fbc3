import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { type KnownStatus, knownProblems, knownStatuses } from './known-problems.ts'

/** For the calls whose problems say more. */
export const problemSchema = z.object({
  type: z.string().openapi({ description: 'Address of the explanation of this kind of problem.' }),
  title: z.string().openapi({ description: 'The kind of problem, always in the same words.' }),
  status: z.number().int().openapi({ description: 'The HTTP status again.' }),
  detail: z.string().openapi({ description: 'What happened this time, and what to do about it.' }),
  code: z
    .string()
    .optional()
    .openapi({ description: 'Why, in one word for programs, where the call has several reasons to refuse.' }),
  errors: z
    .array(
      z.object({
        field: z.string().openapi({ description: "The field, with dots inside objects; 'body' for the whole body." }),
        message: z.string().openapi({ description: 'What is wrong with it and what to send instead.' }),
      }),
    )
    .optional()
    .openapi({ description: 'One entry for each wrong field.' }),
})

/** Described once for the whole document; each call points to those it can answer with. */
export function describeProblems({ openAPIRegistry }: OpenAPIHono) {
  openAPIRegistry.register('Problem', problemSchema)
  for (const status of knownStatuses) {
    openAPIRegistry.registerComponent('responses', componentOf(status), {
      description: knownProblems[status].meaning,
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
