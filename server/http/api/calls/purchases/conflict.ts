import type { Services } from '#server/services.ts'
import { knownProblems } from '../../known-problems.ts'
import { refuse } from '../../problem.ts'
import { exampleOf, problemSchema } from '../../problem-responses.ts'
import { purchaseExample } from './purchase-example.ts'
import { purchaseSchema } from './purchase-fields.ts'
import { representPurchase } from './represent-purchase.ts'

type Why = { code: string; detail: string }

/** What can't be done at this moment is answered with the purchase as it is now, so that nobody has to ask again. */
export async function conflict(services: Services, uuid: string, { code, detail }: Why): Promise<Response> {
  return refuse(409, detail, undefined, { code, purchase: await representPurchase(services, uuid) })
}

const conflictSchema = problemSchema
  .extend({ purchase: purchaseSchema.openapi({ description: 'The purchase as it is now.' }) })
  .openapi('PurchaseConflict')

/** `codes`: the reasons this call has. */
export const conflictResponse = (codes: string[], code: string, detail: string) => ({
  409: {
    description: `${knownProblems[409].meaning} Codes: ${codes.join(', ')}.`,
    content: {
      'application/problem+json': {
        schema: conflictSchema,
        example: { ...exampleOf(409), detail, code, purchase: purchaseExample },
      },
    },
  },
})
