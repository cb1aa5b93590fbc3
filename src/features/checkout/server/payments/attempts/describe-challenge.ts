import { describeSummary } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import type { PurchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { challengeFor, openAttemptOf } from './attempt-row.ts'

export type ChallengeView = NonNullable<Awaited<ReturnType<typeof describeChallenge>>>

/** The page with the action that the bank requires of the buyer, or null if none is required (any more). */
export async function describeChallenge({ services, reader, purchase }: PurchasePage) {
  const attempt = await openAttemptOf(services.db, purchase.uuid)
  const requiredAction = attempt && challengeFor(attempt)
  if (!requiredAction) return null
  const { t } = i18nFor(reader.language)
  return {
    requiredAction,
    method: t(`purchases.payment.methods.${attempt.method}`),
    summary: describeSummary(services, reader, purchase),
  }
}
