import type { Database } from '#platform/server/db/client.ts'
import { getStay } from './stay-row.ts'

/** The stay with both of its names and its state. */
export async function listStay(db: Database, purchaseUuid: string): Promise<string[]> {
  const stay = await getStay(db, purchaseUuid)
  return stay ? [`${stay.hotelLocator} ${stay.voucherCode} ${stay.state}`] : []
}
