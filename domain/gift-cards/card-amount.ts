/** In whole euros. Decided: 20 to 500, both settings. */
export type CardBounds = { min: number; max: number }

export const quickAmounts = [20, 30, 50, 75, 100, 150] as const
export const usualAmount = 75

/** The quick choices that may be bought. */
export const amountsWithin = ({ min, max }: CardBounds) => quickAmounts.filter((euros) => euros >= min && euros <= max)

/** Whole euros as people write them ('50', '50 €', '50,00', '1.000'); null for anything else, such as '12,50'. */
export function readEuros(typed: string): number | null {
  const plain = typed.normalize('NFKC').replace(/[\s€]|EUR/giu, '')
  const [, digits] = /^(\d{1,6})(?:[.,]0{1,2})?$/.exec(plain.replace(/^(\d{1,3})\.(\d{3})(?=,|$)/, '$1$2')) ?? []
  return digits === undefined ? null : Number(digits)
}

/** In cents; null if it is not sold. */
export function cardAmount(typed: string, { min, max }: CardBounds): number | null {
  const euros = readEuros(typed)
  return euros !== null && euros >= min && euros <= max ? euros * 100 : null
}
