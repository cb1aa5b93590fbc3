/** Money is whole cents: no price is ever a fraction. */
export type Money = { amount: number; currency: string }

export const euros = (amount: number): Money => ({ amount, currency: 'EUR' })

export function subtract(a: Money, b: Money): Money {
  return { amount: a.amount - sameCurrency(a, b).amount, currency: a.currency }
}

/** Negative when a is less than b, as a sort expects. */
export function compare(a: Money, b: Money): number {
  return a.amount - sameCurrency(a, b).amount
}

/** Rounds half a cent up. */
export function multiply(money: Money, by: number): Money {
  return { amount: wholeCents(money.amount * by), currency: money.currency }
}

/** Spec 3: amounts in ARS are shown as USD. */
export const displayCurrency = (currency: string) => (currency === 'ARS' ? 'USD' : currency)

function sameCurrency(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new Error(`Cannot mix ${a.currency} and ${b.currency}`)
  return b
}

// 50 × 1.15 is 57.49999999999999 in floating point: the sixth decimal is settled first, so that a half stays a half.
// Adding 0 turns a negative zero into zero.
const wholeCents = (amount: number) => Math.round(Number(amount.toFixed(6))) + 0
