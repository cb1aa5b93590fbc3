import type { FullConfig } from '@playwright/test'
import { prepareBookables } from './bookings/prepare-bookables.ts'
import { ask } from './vouchers.ts'

/** Before any test, on the site that they all share. */
export default async function prepare({ projects }: FullConfig) {
  await ask('truncate rate_limits')
  await prepareBookables(projects[0]?.use.baseURL ?? '')
  // All tests come from one address, and buy more in ten minutes than a whole office would.
  const forgetting = setInterval(() => void forgetPurchases().catch(() => {}), 15_000)
  return () => clearInterval(forgetting)
}

const forgetPurchases = () =>
  ask(`delete from rate_limits where key ~ '^(purchase|payment|coupon|voucher|login|waiting):'`)
