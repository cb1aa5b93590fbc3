import { and, eq, gt } from 'drizzle-orm'
import { type WaitingState, waitingCanBecome } from '#domain/bookings/waiting-list.ts'
import type { Database, Transaction } from '#server/db/client.ts'
import { waitingList } from '#server/db/schema/bookings.ts'

export type Waiting = typeof waitingList.$inferSelect

/** The hold of an hour that is offered to somebody and not over. */
export async function waitingClaim(db: Database | Transaction, uuid: string | null, now: Date): Promise<string | null> {
  if (!uuid) return null
  const [row] = await db
    .select({ reference: waitingList.claimReference })
    .from(waitingList)
    .where(and(eq(waitingList.uuid, uuid), eq(waitingList.state, 'offered'), gt(waitingList.offeredUntil, now)))
  return row?.reference ?? null
}

export async function lockWaiting(tx: Transaction, uuid: string): Promise<Waiting | null> {
  const [row] = await tx.select().from(waitingList).where(eq(waitingList.uuid, uuid)).for('update')
  return row ?? null
}

/** Whose offer is not over, to be taken by who has come for it. */
export async function lockOffer(tx: Transaction, uuid: string | null, now: Date): Promise<Waiting | null> {
  const row = uuid ? await lockWaiting(tx, uuid) : null
  return row?.state === 'offered' && row.offeredUntil && row.offeredUntil > now ? row : null
}

type Changes = Partial<Pick<Waiting, 'startsAt' | 'claimReference' | 'offeredUntil'>>

/** The only way to change the state of a locked row. It checks the table of transitions. */
export async function moveWaiting(tx: Transaction, row: Waiting, state: WaitingState, changes: Changes = {}) {
  if (!waitingCanBecome(row.state, state)) throw new Error(`Who is ${row.state} can't be ${state}`)
  await tx
    .update(waitingList)
    .set({ ...changes, state })
    .where(eq(waitingList.uuid, row.uuid))
}
