import type { Services } from '#platform/server/services.ts'
import { isProven } from './form-token.ts'

export type FormProof = { token: string; solution: string }

/**
 * Counts a message among those of all visitors. While there are many more than people write, from wherever, each needs a
 * proof of work: that costs a visitor a few seconds, and a program that sends thousands its use.
 */
export async function isLetIn(services: Services, { token, solution }: FormProof): Promise<boolean> {
  const isFlooded = (await services.writeLimit.take('contact-everyone', 'everyone')) > 0
  return !isFlooded || isProven(services, token, solution)
}
