/** In whole euros. Decided: 20 to 500, both settings. */
export type CardBounds = { min: number; max: number }

export const quickAmounts = [20, 30, 50, 75, 100, 150] as const
export const usualAmount = 75

/** The quick choices that may be bought. */
export const amountsWithin = ({ min, max }: CardBounds) => quickAmounts.filter((euros) => euros >= min && euros <= max)

/**
 * Whole euros as people and sheets write them ('50', '50 €', '50,00'); null for anything else, such as '12,50' or '2 0'.
 * Only the digits 0 to 9 are meant by everybody as the same amount.
 */
export function readEuros(typed: string): number | null {
  const [, digits] = /^(\d{1,6})(?:[.,]00?)?\s?(?:€|EUR)?$/i.exec(typed.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}

/** In cents; null if it is not sold. */
export function cardAmount(typed: string, { min, max }: CardBounds): number | null {
  const euros = readEuros(typed)
  return euros !== null && euros >= min && euros <= max ? euros * 100 : null
}
