import type pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { makeReadinessProbe } from './readiness.ts'

const { pauses } = vi.hoisted(() => ({ pauses: [] as number[] }))

// A pause is over at once, and it is kept how long it would have been.
vi.mock('node:timers/promises', () => ({
  setTimeout: async (milliseconds: number) => {
    pauses.push(milliseconds)
    return null
  },
}))

afterEach(() => void pauses.splice(0))

const poolThat = (answers: Promise<unknown>) => {
  const query = vi.fn(() => answers)
  return { pool: { query } as unknown as pg.Pool, query }
}

test('who asks is told after two seconds that a database is not ready which says nothing', async () => {
  const { pool } = poolThat(new Promise(() => {}))
  expect(await makeReadinessProbe(pool)()).toBe(false)
  expect(pauses).toEqual([2000])
})

test('a frozen database is asked once, however many want to know', async () => {
  const { pool, query } = poolThat(new Promise(() => {}))
  const isReady = makeReadinessProbe(pool)
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([false, false, false])
  expect(query).toHaveBeenCalledTimes(1)
})

test('one that refuses is not ready', async () => {
  const { pool } = poolThat(Promise.reject(new Error('no')))
  expect(await makeReadinessProbe(pool)()).toBe(false)
})
