/** The methods of payment. Each provider names those that it implements. */
export const paymentMethods = ['card', 'paypal', 'bizum', 'mbway', 'multibanco'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

const everywhere: readonly PaymentMethod[] = ['card', 'paypal']
const national: Record<string, readonly PaymentMethod[]> = { ES: ['bizum'], PT: ['mbway', 'multibanco'] }

/** The methods for a buyer's country, in the order in which they are offered. */
export function methodsFor(country: string, available: readonly PaymentMethod[]): PaymentMethod[] {
  return [...everywhere, ...(national[country] ?? [])].filter((method) => available.includes(method))
}
