/** How money can come in. Which company brings it is a provider's affair. */
export const paymentMethods = ['card', 'paypal', 'bizum', 'mbway', 'multibanco'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

const everywhere: readonly PaymentMethod[] = ['card', 'paypal']
const national: Record<string, readonly PaymentMethod[]> = { ES: ['bizum'], PT: ['mbway', 'multibanco'] }

/** In the order in which they are offered; the national ones only to whom they belong. */
export function methodsFor(country: string, available: readonly PaymentMethod[]): PaymentMethod[] {
  return [...everywhere, ...(national[country] ?? [])].filter((method) => available.includes(method))
}
