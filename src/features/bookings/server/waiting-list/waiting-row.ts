import { and, eq, gt, inArray } from 'drizzle-orm'
import { type WaitingState, waitingCanBecome } from '#features/bookings/rules/waiting-list.ts'
import { isHold } from '#features/bookings/server/claims.ts'
import { waitingList } from '#features/bookings/server/schema.ts'
import type { Database, Transaction } from '#platform/server/db/client.ts'

export type Waiting = typeof waitingList.$inferSelect

/** The hold of an hour that is offered to somebody and not over, whether or not they have come for it before. */
export async function waitingClaim(db: Database | Transaction, uuid: string | null, now: Date): Promise<string | null> {
  if (!uuid) return null
  const [row] = await db
    .select({ reference: waitingList.claimReference })
    .from(waitingList)
    .where(
      and(
        eq(waitingList.uuid, uuid),
        inArray(waitingList.state, ['offered', 'taken']),
        gt(waitingList.offeredUntil, now),
      ),
    )
  return row?.reference && (await isHold(db, row.reference, now)) ? row.reference : null
}

export async function lockWaiting(tx: Transaction, uuid: string): Promise<Waiting | null> {
  const [row] = await tx.select().from(waitingList).where(eq(waitingList.uuid, uuid)).for('update')
  return row ?? null
}

type Changes = Partial<Pick<Waiting, 'startsAt' | 'claimReference' | 'offeredUntil'>>

/** The only way to change the state of a locked row. It checks the table of transitions. */
export async function transitionWaiting(
  tx: Transaction,
  row: Pick<Waiting, 'uuid' | 'state'>,
  state: WaitingState,
  changes: Changes = {},
) {
  if (!waitingCanBecome(row.state, state)) throw new Error(`Who is ${row.state} can't be ${state}`)
  await tx
    .update(waitingList)
    .set({ ...changes, state })
    .where(eq(waitingList.uuid, row.uuid))
}
