import type { PaymentMethod } from '#platform/rules/payment-method.ts'
import { day, minute } from '#platform/time/durations.ts'
import type { ProviderCapabilities, RequiredAction } from './payment-provider.ts'

/** How long a buyer may take if the provider sets no limit. A card's token is valid for the same time. */
const usualWait = 30 * minute

/** Longer than the calls to a provider take: a card needs two, each of half a minute at most. */
export const leaseTime = 1.5 * minute

/** A payment may arrive a little after the limit, and its notification later still. */
const grace: Partial<Record<PaymentMethod, number>> = { multibanco: day, mbway: 5 * minute }

/**
 * How long we wait while a provider is processing a payment. A reference is paid by bank transfer, which pauses on
 * weekends and holidays, and PayPal may review a payment for days. When this time is over the provider is polled, and
 * if it is still processing, the wait starts again.
 */
const processingTime: Record<PaymentMethod, number> = {
  card: day,
  bizum: day,
  mbway: day,
  paypal: 5 * day,
  multibanco: 7 * day,
}

export function attemptExpiry(method: PaymentMethod, now: Date, requiredAction?: RequiredAction | null): Date {
  if (requiredAction?.kind === 'confirmation') return new Date(now.getTime() + processingTime[method])
  const limit =
    requiredAction && 'expiresAt' in requiredAction ? Date.parse(requiredAction.expiresAt) : now.getTime() + usualWait
  return new Date(limit + (grace[method] ?? 0))
}

/**
 * How long after its expiry an attempt stays open if its provider does not answer, or answers unclearly. Then it fails,
 * and the buyer may pay again. If it was paid after all, reconciliation finds that later and refunds it.
 */
const patience = { silent: 3 * day, unclear: 15 * minute }

export const isWaitedForTooLong = ({ expiresAt }: { expiresAt: Date }, how: keyof typeof patience, now: Date) =>
  expiresAt.getTime() + patience[how] < now.getTime()

type StartedAttempt = { method: PaymentMethod; requiredAction: RequiredAction | null }

/** Whether a failed first call can't have charged anything, so that the buyer may pay again at once. */
export const isSafeToRepeat = ({ method, requiredAction }: StartedAttempt, { chargedOnReturn }: ProviderCapabilities) =>
  requiredAction === null && chargedOnReturn.includes(method)

/** No provider keeps authorised money for longer. What nobody would release by then is the buyer's again. */
export const longestAuthorization = 30 * day

/** An operator should look at what was to be released, and was not for so long. */
export const unreleasedTooLong = day

export const isAuthorizationOver = (authorizedAt: Date, lastsFor: number, now: Date) =>
  now.getTime() >= authorizedAt.getTime() + lastsFor

/** After a release that got no clear answer: twice as long as after the last one, from a lease to an hour. */
export function releaseDelay(lastTriedAt: Date | null, now: Date): number {
  const waited = lastTriedAt ? now.getTime() - lastTriedAt.getTime() : 0
  return Math.min(Math.max(2 * waited, leaseTime), 60 * minute)
}
