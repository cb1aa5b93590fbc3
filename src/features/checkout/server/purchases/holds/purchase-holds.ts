import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import type { Purchase } from '../core/purchase-row.ts'
import { releaseCodes } from './coupon-holds.ts'
import { releaseGoods } from './goods-holds.ts'

/** Releases everything that a locked purchase has reserved. Returns the columns to write with its new state. */
export async function releaseHolds(services: Services, tx: Transaction, purchase: Purchase) {
  await releaseCodes(tx, purchase.uuid)
  return releaseGoods(services, tx, purchase)
}
