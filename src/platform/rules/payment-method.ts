import { minute } from '#platform/time/durations.ts'

/** The methods of payment. Each provider names those that it implements. */
export const paymentMethods = ['card', 'paypal', 'bizum', 'mbway', 'multibanco'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

const everywhere: readonly PaymentMethod[] = ['card', 'paypal']

/** What each country has, in the order in which it is offered: the Portuguese pay with their own before a card. */
const national: Record<string, readonly PaymentMethod[]> = {
  ES: [...everywhere, 'bizum'],
  PT: ['mbway', 'multibanco', ...everywhere],
}

/** How long after its beginning the money of a method may come. A reference is paid whenever its buyer passes a bank. */
const settlesWithin: Record<PaymentMethod, number> = {
  card: 10 * minute,
  paypal: 10 * minute,
  bizum: 10 * minute,
  mbway: 10 * minute,
  multibanco: 7 * 24 * 60 * minute,
}

/** The methods for a buyer's country that bring the money within a time, in the order in which they are offered. */
export function methodsFor(
  country: string,
  available: readonly PaymentMethod[],
  within = Number.POSITIVE_INFINITY,
): PaymentMethod[] {
  return (national[country] ?? everywhere).filter(
    (method) => available.includes(method) && settlesWithin[method] <= within,
  )
}
