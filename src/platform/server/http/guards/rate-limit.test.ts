import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '#platform/server/db/client.ts'
import { makeSigner } from '#platform/server/signing.ts'
import { writeLimits } from '#site/features.ts'
import { testDatabase } from '#tests/test-database.ts'
import { longEnough, waitUntil } from '#tests/wait-until.ts'
import type { WriteGroup } from '../write-limits.ts'
import { makeRateLimit } from './rate-limit.ts'

const { pool, connectionString } = await testDatabase('empty')
const signer = makeSigner('a secret of at least thirty-two letters')
const start = Date.parse('2026-11-15T12:00:00Z')

/** The library goes by the system's clock, so that is what stands still here; nothing else does. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await pool.query('truncate rate_limits')
})

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** Each one is a process: it shares nothing with another but the database, which on a busy machine may take its time. */
function startProcess(asked = pool, patience = longEnough) {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const limit = makeRateLimit({ pool: asked, signer, log, limits: writeLimits }, patience)
  const write = async (times: number, address = '203.0.113.9', group: WriteGroup = 'reviews') => {
    const answers: number[] = []
    while (answers.length < times) answers.push(await limit.take(group, address))
    return answers
  }
  return { write, lines }
}

const rows = async () => (await pool.query<{ key: string; points: number }>('select * from rate_limits')).rows

test('ten writes are welcome, the eleventh is told how long to wait', async () => {
  const { write } = startProcess()
  expect(await write(10)).toEqual(Array(10).fill(0))
  expect(await write(1)).toEqual([600])
  pass(200.5)
  expect(await write(1)).toEqual([400])
})

test('after the ten minutes there are ten more, however often was tried in between', async () => {
  const { write } = startProcess()
  await write(30)
  pass(599)
  expect(await write(1)).toEqual([1])
  pass(1)
  expect(await write(11)).toEqual([...Array(10).fill(0), 600])
})

test('addresses and groups of pages are counted apart', async () => {
  const { write } = startProcess()
  await write(11)
  expect(await write(1, '203.0.113.10')).toEqual([0])
  expect(await write(1, '203.0.113.9', 'newsletter')).toEqual([0])
  expect(await write(1)).toEqual([600])
})

test('who is written to is counted for an hour, three times', async () => {
  const { write } = startProcess()
  const recipient = (times: number) => write(times, 'ana@correo.example', 'resend-recipient')
  expect(await recipient(4)).toEqual([0, 0, 0, 3600])
  pass(3599)
  expect(await recipient(1)).toEqual([1])
  pass(1)
  expect(await recipient(1)).toEqual([0])
})

test('two processes share one count, however many ask at once', async () => {
  const [one, other] = [startProcess(), startProcess()]
  const answers = await Promise.all(Array.from({ length: 14 }, (_, at) => (at % 2 ? one : other).write(1)))
  expect(answers.flat().filter((seconds) => seconds === 0)).toHaveLength(10)
  expect(await one.write(1)).toEqual([600])
  expect(await other.write(1)).toEqual([600])
})

test('a restart changes nothing', async () => {
  await startProcess().write(9)
  pass(100)
  expect(await startProcess().write(2)).toEqual([0, 500])
  expect(await startProcess().write(1)).toEqual([500])
})

test('a flood is refused from memory and does not reach the database', async () => {
  const { write } = startProcess()
  await write(10)
  const asked = vi.spyOn(pool, 'query')
  expect(await write(1000)).toEqual(Array(1000).fill(600))
  expect(asked).not.toHaveBeenCalled()
  expect(await rows()).toMatchObject([{ points: 10 }])
})

test('a write costs one statement, which PostgreSQL has prepared', async () => {
  const { write } = startProcess()
  const asked = vi.spyOn(pool, 'query')
  await write(3)
  expect(asked.mock.calls).toHaveLength(3)
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ name: expect.stringContaining('rate_limits') }))
})

test('who tried is not written down, and another secret hides them behind another name', async () => {
  await startProcess().write(1, 'ana@correo.example', 'resend-recipient')
  const [row] = await rows()
  expect(row?.key).toMatch(/^resend-recipient:[0-9a-f]{32}$/)
  const log = pino({ level: 'silent' })
  const elsewhere = makeRateLimit({
    pool,
    signer: makeSigner('another secret, as long as the first'),
    log,
    limits: writeLimits,
  })
  await elsewhere.take('resend-recipient', 'ana@correo.example')
  expect(new Set((await rows()).map(({ key }) => key)).size).toBe(2)
})

/** A process whose database is gone. */
async function startWithoutDatabase() {
  const lost = openDatabase(connectionString)
  await lost.close()
  return startProcess(lost.pool)
}

test('without a database each process counts by itself, and says so', async () => {
  const { write, lines } = await startWithoutDatabase()
  expect(await write(11)).toEqual([...Array(10).fill(0), 600])
  expect(lines[0]).toContain('attempts are counted in this process alone')
  expect(lines.join()).not.toContain('203.0.113.9')
  expect(await rows()).toEqual([])
})

test('what a process counts by itself is bounded: of very many addresses a few share their count', async () => {
  const { write } = await startWithoutDatabase()
  const answers: number[] = []
  for (let visitor = 0; visitor < 2000; visitor++) {
    answers.push(...(await write(3, `visitor${visitor}@correo.example`, 'resend-recipient')))
  }
  const refused = answers.filter((seconds) => seconds > 0).length
  expect(refused).toBeGreaterThan(0)
  expect(refused / answers.length).toBeLessThan(0.05)
})

test('a database that does not answer is not waited for, and what was asked of it counts', async () => {
  const { write } = startProcess(pool, 20)
  const other = await pool.connect()
  await other.query('begin')
  await other.query('lock table rate_limits')
  const answers = await write(11)
  await other.query('rollback')
  other.release()
  expect(answers).toEqual([...Array(10).fill(0), 600])
  await waitUntil(async () => expect(await rows()).toMatchObject([{ points: 11 }]))
})

test('analytics events cost no statement', async () => {
  const { write } = startProcess()
  const asked = vi.spyOn(pool, 'query')
  expect(await write(601, '203.0.113.9', 'analytics')).toEqual([...Array(600).fill(0), 600])
  expect(asked).not.toHaveBeenCalled()
})

test('what has ended an hour ago is removed', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: start })
  const { write } = startProcess()
  await write(1)
  pass(3600 + 600)
  await write(1, '203.0.113.10')
  expect(await rows()).toHaveLength(2)
  vi.advanceTimersByTime(5 * 60_000)
  vi.useRealTimers()
  await waitUntil(async () => expect(await rows()).toHaveLength(1))
})

test('the count is worth no flush to the disk', async () => {
  const { rows } = await pool.query(`select relpersistence from pg_class where relname = 'rate_limits'`)
  expect(rows).toEqual([{ relpersistence: 'u' }])
})
