import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { isFormAgeRight, oldestForm } from '#features/contact/rules/form-age.ts'
import { hasLeadingZeros, proofText } from '#features/contact/rules/proof/proof-of-work.ts'
import type { Services } from '#platform/server/services.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    form: z.infer<typeof payload>
  }
}

const payload = z.object({ at: z.number(), nonce: z.string() })

/** Stands in a hidden field: when the form was opened, and something that no other form has. */
export function issueFormToken({ signer, clock }: Pick<Services, 'signer' | 'clock'>): string {
  const nonce = randomBytes(9).toString('base64url')
  return signer.sign('form', { at: clock.now().getTime(), nonce })
}

/** `isRight`: neither too young nor too old. `kept`: the token for the form if it comes back, the same while it works. */
export function readFormToken(services: Pick<Services, 'signer' | 'clock'>, token: string) {
  const read = payload.safeParse(services.signer.verify('form', token))
  const age = read.success ? services.clock.now().getTime() - read.data.at : Number.NaN
  const isUsable = age >= 0 && age <= oldestForm
  return { isRight: isFormAgeRight(age), kept: isUsable ? token : issueFormToken(services) }
}

/** Whether the visitor's browser has found the number that belongs to the token. Each proof counts once. */
async function isProven({ writeLimit }: Services, token: string, solution: string): Promise<boolean> {
  if (!/^\d{1,15}$/.test(solution)) return false
  const hash = createHash('sha256').update(proofText(token, solution)).digest()
  return hasLeadingZeros(hash) && (await writeLimit.take('contact-proof', token)) === 0
}

export type FormProof = { token: string; solution: string }

/**
 * Counts a message among those of all visitors. While there are many more than people write, from wherever, each needs a
 * proof of work: that costs a visitor a few seconds, and a program that sends thousands its use.
 */
export async function isLetIn(services: Services, { token, solution }: FormProof): Promise<boolean> {
  const isFlooded = (await services.writeLimit.take('contact-everyone', 'everyone')) > 0
  return !isFlooded || isProven(services, token, solution)
}
