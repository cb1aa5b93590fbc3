import type pg from 'pg'
import { expect, test } from 'vitest'
import type { LiveIndex, Pace } from '#platform/server/db/live-index.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { whenOver } from './when-over.ts'

/** An index of a test's own database, which nobody else changes. */
export type KeptScene<Index> = {
  pool: pg.Pool
  open: (pace: Pace) => Promise<LiveIndex<Index>>
  /** The same on another database, whose table is emptied. */
  spare: { pool: pg.Pool; open: (pace: Pace) => Promise<LiveIndex<Index>> }
  /** Whose triggers tell what has changed. */
  table: string
  /** Writes something else each time, always to one part, and tells how it is then seen in an index. */
  change: () => Promise<(index: Index) => boolean>
  parts: (index: Index) => ReadonlyMap<string, unknown>
  changedPart: string
}

const quick: Pace = { between: 20, whole: 1_000_000, again: 20 }

/** What every index in memory must do. */
export async function keptIndexContract<Index>({
  pool,
  open,
  spare,
  table,
  change,
  parts,
  changedPart,
}: KeptScene<Index>) {
  const store = await open(quick)
  whenOver(store.close)
  const emptied = await spare.open(quick)
  whenOver(emptied.close)

  test('a part that changes is read again, and the others are those that were', async () => {
    await store.refresh()
    const before = store.current()
    const isSeen = await change()
    await waitUntil(() => expect(isSeen(store.current())).toBe(true))
    expect(isSeen(before)).toBe(false)
    expect(parts(before).size).toBeGreaterThan(10)
    for (const [name, part] of parts(before)) {
      expect(parts(store.current()).get(name) === part, name).toBe(name !== changedPart)
    }
  })

  test('what changed while nobody listened is found when the connection is back', async () => {
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'calmaria-listener' and datname = current_database()",
    )
    const isSeen = await change()
    await waitUntil(() => expect(isSeen(store.current())).toBe(true))
  })

  test('without any notice everything is read after a while', async () => {
    const patient = await open({ between: 10, whole: 100, again: 20 })
    whenOver(patient.close)
    await pool.query(`alter table ${table} disable trigger user`)
    const isSeen = await change()
    await waitUntil(() => expect(isSeen(patient.current())).toBe(true))
    await pool.query(`alter table ${table} enable trigger user`)
  })

  test('a reading that failed is tried again', async () => {
    await pool.query(`alter table ${table} rename to out_of_reach`)
    await expect(store.refresh()).rejects.toThrow()
    await pool.query(`alter table out_of_reach rename to ${table}`)
    const isSeen = await change()
    await waitUntil(() => expect(isSeen(store.current())).toBe(true))
  })

  test('after closing nothing is read any more', async () => {
    const closed = await open(quick)
    await closed.close()
    const last = closed.current()
    const isSeen = await change()
    await waitUntil(() => expect(isSeen(store.current())).toBe(true))
    expect(closed.current()).toBe(last)
  })

  test('an emptied table leaves an empty index', async () => {
    expect(parts(emptied.current()).size).toBeGreaterThan(10)
    await spare.pool.query(`truncate ${table}`)
    await waitUntil(() => expect(parts(emptied.current()).size).toBe(0))
  })
}
