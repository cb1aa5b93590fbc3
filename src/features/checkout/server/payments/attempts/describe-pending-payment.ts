import { z } from 'zod'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { describeSummary } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import type { PurchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { AbandonResult } from './abandon-payment.ts'
import { openAttemptOf } from './attempt-row.ts'

const shape = z.enum(['on-its-way', 'busy'] as const satisfies Exclude<AbandonResult, 'left'>[])

/** Why a payment can't be abandoned now, as the page's address says; null if it has ended meanwhile. */
export async function describePendingPayment({ services, reader, purchase }: PurchasePage, reason: string) {
  const parsed = shape.safeParse(reason)
  const attempt = parsed.success ? await openAttemptOf(services.db, purchase.uuid) : null
  if (!parsed.success || !attempt) return null
  const { t } = i18nFor(reader.language)
  return {
    why: parsed.data,
    words: kindOf(services, purchase.kind).words,
    method: t(`purchases.payment.methods.${attempt.method}`),
    email: purchase.buyer?.email ?? '',
    summary: describeSummary(services, reader, purchase),
    seeHref: purchaseHref(purchase, 'confirmation'),
  }
}
