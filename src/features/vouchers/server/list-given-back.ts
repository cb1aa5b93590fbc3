import { and, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/server/db/client.ts'
import { voucherEvents } from './schema/vouchers.ts'
import type { Voucher } from './voucher-row.ts'

/**
 * Which vouchers ended and were given back to what had paid them: cancelled by their buyers, or withdrawn since a bank took
 * their money back. One that was exchanged has ended too, and is worth what its code is.
 */
export async function listGivenBack(
  db: Database | Transaction,
  vouchers: readonly Pick<Voucher, 'uuid'>[],
): Promise<Set<string>> {
  const isOfThem = inArray(
    voucherEvents.voucherUuid,
    vouchers.map(({ uuid }) => uuid),
  )
  const ended = await db
    .select({ uuid: voucherEvents.voucherUuid })
    .from(voucherEvents)
    .where(and(isOfThem, inArray(voucherEvents.cause, ['cancelled', 'withdrawn'])))
  return new Set(ended.map(({ uuid }) => uuid))
}
