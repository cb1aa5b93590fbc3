import { hasLeadingZeros, proofText } from '#features/contact/rules/proof/proof-of-work.ts'
import { sha256 } from '#features/contact/rules/proof/sha256.ts'

/** So many tries, then the page has its turn. */
const triesAtOnce = 2000

/** The number that belongs to the token of a form. Looked for in small steps, so that the page stays alive. */
export async function solveProof(token: string): Promise<string> {
  const encoder = new TextEncoder()
  for (let tried = 0; ; tried++) {
    const solution = String(tried)
    if (hasLeadingZeros(sha256(encoder.encode(proofText(token, solution))))) return solution
    if (tried % triesAtOnce === triesAtOnce - 1) await new Promise((resolve) => setTimeout(resolve))
  }
}
