import type { PaymentMethod } from './payment-method.ts'
import type { Wanted } from './payment-provider.ts'

const minute = 60_000

/** How long a buyer may take where the provider sets no limit: a card's token lives as long. */
const usualWait = 30 * minute

/** Longer than any call to a provider lasts. */
export const busyTime = minute

/** Money may arrive a little after the limit, and the message about it later still. */
const grace: Partial<Record<PaymentMethod, number>> = { multibanco: 24 * 60 * minute, mbway: 5 * minute }

/** Until when an attempt is waited for. */
export function attemptExpiry(method: PaymentMethod, now: Date, wanted?: Wanted | null): Date {
  const limit = wanted && 'expiresAt' in wanted ? Date.parse(wanted.expiresAt) : now.getTime() + usualWait
  return new Date(limit + (grace[method] ?? 0))
}
