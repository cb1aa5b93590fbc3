import { i18nFor } from '#server/i18n.ts'
import { describeSummary } from '#server/purchases/steps/describe-summary.ts'
import type { PurchasePage } from '#server/purchases/steps/purchase-page.ts'
import { wantedByBank } from './answered-challenge.ts'
import { openAttemptOf } from './attempt-row.ts'

export type BankStepView = NonNullable<Awaited<ReturnType<typeof describeBankStep>>>

/** What the bank wants of the buyer, or null where it wants nothing (any more). */
export async function describeBankStep({ services, reader, purchase }: PurchasePage) {
  const attempt = await openAttemptOf(services.db, purchase.uuid)
  const wanted = attempt && wantedByBank(attempt)
  if (!wanted) return null
  const { t } = i18nFor(reader.language)
  return {
    wanted,
    method: t(`purchases.payment.methods.${attempt.method}`),
    summary: describeSummary(services, reader, purchase),
  }
}
