/** Decided: a quarter of a million tries on average, about a second on a desk and a few on a phone. */
export const proofBits = 18

/**
 * What is hashed: the signature of the form's token, which no other form has, and a number that is looked for. Without the
 * rest of the token it is one block, and found in half the time.
 */
export const proofText = (token: string, solution: string) => `${token.slice(token.indexOf('.') + 1)}.${solution}`

/** Whether a hash begins with so many bits of zero. */
export function hasLeadingZeros(hash: ArrayLike<number>, bits = proofBits): boolean {
  for (let bit = 0; bit < bits; bit++) if (((hash[bit >> 3] ?? 255) >> (7 - (bit & 7))) & 1) return false
  return true
}
