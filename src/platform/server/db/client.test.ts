import { expect, test } from 'vitest'
import { openDatabase } from './client.ts'
import { backgroundLimits, requestLimits } from './limits.ts'

const nowhere = 'postgresql://nobody@127.0.0.1:1/nothing'

test('whoever waits for a database that has frozen is told so within fifteen seconds', async () => {
  const { pool, close } = openDatabase(nowhere)
  const { connectionTimeoutMillis = 0, query_timeout: answer = 0 } = pool.options
  expect([connectionTimeoutMillis, answer]).toEqual([requestLimits.connect, requestLimits.answer])
  expect(connectionTimeoutMillis).toBeGreaterThan(0)
  expect(answer).toBeGreaterThan(0)
  // First for a connection, then on it.
  expect(connectionTimeoutMillis + answer).toBeLessThan(15_000)
  await close()
})

test('PostgreSQL is given less time than we wait, so that it can say which limit was reached', () => {
  for (const { statement, lock, answer } of [requestLimits, backgroundLimits]) {
    expect(statement).toBeLessThan(answer)
    expect(lock).toBeLessThan(statement)
  }
})
