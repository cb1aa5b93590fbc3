import type pg from 'pg'
import { within } from '#platform/server/within.ts'

/** Who asks whether we are ready asks often, and waits for no frozen database. */
const probeMayTake = 2000

/** One question at a time, however many want to know. */
export function makeReadinessProbe(pool: pg.Pool, milliseconds = probeMayTake): () => Promise<boolean> {
  let probe: Promise<boolean> | null = null
  return async () => {
    probe ??= pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        probe = null
      })
    return (await within(milliseconds, probe)) ?? false
  }
}
