import { redirect, redirectDocument } from 'react-router'
import { lastAttemptOf } from '#server/payments/attempt-row.ts'
import { nextPage } from '#server/payments/next-page.ts'
import type { PurchasePage } from '#server/purchases/purchase-page.ts'

/** Where the buyer goes now. A provider's page is never one of ours, even where it stands at our own address. */
export async function leadOn({ services, purchase }: PurchasePage): Promise<Response> {
  const href = nextPage(purchase, await lastAttemptOf(services.db, purchase.uuid))
  return href.startsWith('/') ? redirect(href, 303) : redirectDocument(href, 303)
}
