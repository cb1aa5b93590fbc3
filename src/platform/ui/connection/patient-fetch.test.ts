import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connection } from './connection.ts'
import { read } from './patient-fetch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const away = (seconds?: string) =>
  new Response('away', { status: 503, headers: seconds ? { 'Retry-After': seconds } : {} })

/** The seconds between one try and the next. */
async function pauses(answers: (() => Promise<Response> | Response)[]): Promise<number[]> {
  const asked: number[] = []
  const ask = vi.fn(async () => {
    asked.push(Date.now())
    return (answers[asked.length - 1] ?? (() => new Response('here')))()
  })
  const reading = read(ask)
  await vi.runAllTimersAsync()
  expect(await (await reading).text()).toBe('here')
  return asked.slice(1).map((at, position) => (at - (asked[position] ?? 0)) / 1000)
}

test('tries ever more rarely, and at least twice in a minute', async () => {
  expect(await pauses(Array(7).fill(lost))).toEqual([2, 4, 8, 16, 30, 30, 30])
})

test('waits as long as the server asks, within reason', async () => {
  expect(await pauses([() => away('20'), () => away(), () => away('soon'), () => away('86400')])).toEqual([
    20, 4, 8, 300,
  ])
})

test('says so while it waits, and tries at once when asked to', async () => {
  const answers = [lost, async () => new Response('here')]
  const reading = read(() => (answers.shift() ?? lost)())
  await vi.advanceTimersByTimeAsync(0)
  expect(connection.current().reading).toBe('offline')
  connection.retryNow()
  expect(await (await reading).text()).toBe('here')
  expect(connection.current().reading).toBeNull()
})

test('an answer that breaks off in its middle is none', async () => {
  const broken = () =>
    new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) }))
  expect(await pauses([broken])).toEqual([2])
})

test('ends where nobody wants it any more', async () => {
  const leaving = new AbortController()
  const reading = read(lost, leaving.signal)
  const ended = expect(reading).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(0)
  leaving.abort()
  await ended
  expect(connection.current().reading).toBeNull()
})
