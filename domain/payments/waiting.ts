import type { PaymentMethod } from './payment-method.ts'
import type { ProviderCapabilities, RequiredAction } from './payment-provider.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** How long a buyer may take where the provider sets no limit: a card's token lives as long. */
const usualWait = 30 * minute

/** Longer than talking to a provider lasts: a card takes two calls, each of half a minute at most. */
export const leaseTime = 1.5 * minute

/** Money may arrive a little after the limit, and the message about it later still. */
const grace: Partial<Record<PaymentMethod, number>> = { multibanco: day, mbway: 5 * minute }

/**
 * Money that a provider says is on its way: a reference is a bank's transfer, which rests over a weekend and its
 * holidays, and PayPal may look at a payment for some days. When the time is over the provider is asked again, and what
 * is still on its way is waited for anew.
 */
const onItsWay: Record<PaymentMethod, number> = {
  card: day,
  bizum: day,
  mbway: day,
  paypal: 5 * day,
  multibanco: 7 * day,
}

/** Until when an attempt is waited for. */
export function attemptExpiry(method: PaymentMethod, now: Date, requiredAction?: RequiredAction | null): Date {
  if (requiredAction?.kind === 'confirmation') return new Date(now.getTime() + onItsWay[method])
  const limit =
    requiredAction && 'expiresAt' in requiredAction ? Date.parse(requiredAction.expiresAt) : now.getTime() + usualWait
  return new Date(limit + (grace[method] ?? 0))
}

/**
 * How long after its end an attempt is waited for whose provider gives no answer, or one that says neither yes nor no.
 * Then it ends without: the buyer may pay anew, and money that was there after all is found later, and goes back.
 */
const patience = { silent: 3 * day, unclear: 15 * minute }

export const isWaitedForTooLong = ({ expiresAt }: { expiresAt: Date }, how: keyof typeof patience, now: Date) =>
  expiresAt.getTime() + patience[how] < now.getTime()

type Started = { method: PaymentMethod; requiredAction: RequiredAction | null }

/** Whether a first call that broke off can have cost nobody anything, so that the buyer may begin again at once. */
export const isSafeToRepeat = ({ method, requiredAction }: Started, { chargedOnReturn }: ProviderCapabilities) =>
  requiredAction === null && chargedOnReturn.includes(method)
