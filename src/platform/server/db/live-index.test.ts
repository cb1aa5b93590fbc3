import { pino } from 'pino'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/test-database.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { whenOver } from '#tests/when-over.ts'
import { openLiveIndex } from './live-index.ts'

const { pool, connectionString } = await testDatabase('empty')

test('while the database gives no answer it is asked again at leisure, not as often as it changes', async () => {
  const again = 60
  const asked: number[] = []
  let isAway = false
  const kept = await openLiveIndex({
    name: 'numbers',
    channel: 'numbers_changed',
    connectionString,
    log: pino({ level: 'silent' }),
    pace: { between: 1, whole: 1_000_000, again },
    readWhole: async (before: number = 0) => {
      if (isAway) asked.push(performance.now())
      if (isAway && asked.length < 4) throw new Error('no answer')
      return before + 1
    },
    rereadParts: async (index) => index,
  })
  whenOver(kept.close)
  isAway = true
  await pool.query('notify numbers_changed')
  await waitUntil(() => expect(kept.current()).toBe(2))
  // A timer may be a millisecond early.
  for (let at = 1; at < 4; at++) expect((asked[at] ?? 0) - (asked[at - 1] ?? 0)).toBeGreaterThan(again - 2)
})
