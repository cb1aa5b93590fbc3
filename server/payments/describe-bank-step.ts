import { i18nFor } from '#server/i18n.ts'
import { describeSummary } from '#server/purchases/describe-summary.ts'
import type { PurchasePage } from '#server/purchases/purchase-page.ts'
import { openAttemptOf } from './attempt-row.ts'

export type BankStepView = NonNullable<Awaited<ReturnType<typeof describeBankStep>>>

/** What the bank wants of the buyer, or null where it wants nothing (any more). */
export async function describeBankStep({ services, reader, purchase }: PurchasePage) {
  const attempt = await openAttemptOf(services.db, purchase.uuid)
  const wanted = attempt?.wanted
  if (wanted?.kind !== 'device' && wanted?.kind !== 'challenge' && wanted?.kind !== 'form') return null
  const { t } = i18nFor(reader.language)
  return {
    wanted,
    method: t(`purchases.payment.methods.${attempt?.method ?? 'card'}`),
    summary: describeSummary(services, reader, purchase),
  }
}
