import { z } from 'zod'
import { i18nFor } from '#server/i18n.ts'
import { purchaseHref } from '#server/purchases/core/purchase-href.ts'
import { describeSummary } from '#server/purchases/steps/describe-summary.ts'
import type { PurchasePage } from '#server/purchases/steps/purchase-page.ts'
import type { Leaving } from './abandon-payment.ts'
import { openAttemptOf } from './attempt-row.ts'

const shape = z.enum(['on-its-way', 'busy'] as const satisfies Exclude<Leaving, 'left'>[])

/** Why a payment can't be left now, as its address says; null where it has ended meanwhile. */
export async function describePendingPayment({ services, reader, purchase }: PurchasePage, still: string) {
  const why = shape.safeParse(still)
  const attempt = why.success ? await openAttemptOf(services.db, purchase.uuid) : null
  if (!why.success || !attempt) return null
  const { t } = i18nFor(reader.language)
  return {
    why: why.data,
    method: t(`purchases.payment.methods.${attempt.method}`),
    email: purchase.buyer?.email ?? '',
    summary: describeSummary(services, reader, purchase),
    seeHref: purchaseHref(purchase, 'confirmation'),
  }
}
