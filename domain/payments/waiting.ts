import type { PaymentMethod } from './payment-method.ts'
import type { Wanted } from './payment-provider.ts'

const minute = 60_000

/** How long a buyer may take where the provider sets no limit: a card's token lives as long. */
const usualWait = 30 * minute

/** Longer than talking to a provider lasts: a card takes two calls, each of half a minute at most. */
export const busyTime = 1.5 * minute

/** Money may arrive a little after the limit, and the message about it later still. */
const grace: Partial<Record<PaymentMethod, number>> = { multibanco: 24 * 60 * minute, mbway: 5 * minute }

/** Until when an attempt is waited for. */
export function attemptExpiry(method: PaymentMethod, now: Date, wanted?: Wanted | null): Date {
  const limit = wanted && 'expiresAt' in wanted ? Date.parse(wanted.expiresAt) : now.getTime() + usualWait
  return new Date(limit + (grace[method] ?? 0))
}
