import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './client.ts'

/**
 * Deletes rows in batches of this size, each in a transaction of its own. It takes rows that no one else has locked, so
 * that several processes may do it at once.
 */
export const forgetRows = (db: Database, size: number, table: PgTable, isOver: SQL | undefined) =>
  untilFewer(size, async () => {
    const over = sql`select ctid from ${table} where ${isOver} limit ${size} for update skip locked`
    const deleted = await db.execute(sql`delete from ${table} where ctid = any(array(${over}))`)
    return deleted.rowCount ?? 0
  })

/** Repeats a step that says how many rows it had, until they are fewer than a batch. */
export async function untilFewer(size: number, step: () => Promise<number>): Promise<void> {
  while ((await step()) === size);
}
