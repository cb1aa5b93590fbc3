import { redirect, redirectDocument } from 'react-router'
import { isBankStep, isPayingStep } from '#features/checkout/rules/purchase-paths.ts'
import { lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { nextPage } from '#features/checkout/server/payments/attempts/next-page.ts'
import type { PurchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'

/**
 * Where the buyer goes now. A provider's page is never one of ours, even where it stands at our own address; and one of
 * ours where nobody pays is a document of its own, with a policy that lets no provider in. Who goes on with a payment
 * (`isAgain`) may have been at the bank before.
 */
export async function redirectToNextStep(
  { services, purchase }: PurchasePage,
  { isAgain = false } = {},
): Promise<Response> {
  const href = nextPage(services, purchase, await lastAttemptOf(services.db, purchase.uuid))
  if (!isPayingStep(href)) return redirectDocument(href, 303)
  return redirect(isAgain && isBankStep(href) ? `${href}?again=1` : href, 303)
}
