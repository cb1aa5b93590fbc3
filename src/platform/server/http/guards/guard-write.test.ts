import { pino } from 'pino'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Services } from '#platform/server/services.ts'
import { servicesContext, visitorContext } from '../context.ts'
import { guardWrite } from './guard-write.ts'
import type { RateLimit } from './rate-limit.ts'

function visit() {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const taken: string[] = []
  // The first is welcome.
  const writeLimit: RateLimit = {
    returnToken: async () => {},
    take: async (group, address) => (taken.push(`${group} ${address}`) > 1 ? 90 : 0),
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, { log, writeLimit } as unknown as Services)
  context.set(visitorContext, { address: '203.0.113.9' })
  return { context, lines, taken }
}

test('what is written is answered', async () => {
  expect(await guardWrite(visit().context, 'reviews', async () => 'written')).toEqual({ ok: true, value: 'written' })
})

test('who writes too often is told when to come back, and nothing is written', async () => {
  const { context, lines, taken } = visit()
  let written = 0
  const write = () => guardWrite(context, 'reviews', async () => ++written)
  await write()
  expect(await write()).toMatchObject({
    error: 'too-many',
    minutes: 2,
    init: { status: 429, headers: { 'Retry-After': '90' } },
  })
  expect(written).toBe(1)
  expect(taken).toEqual(Array(2).fill('reviews 203.0.113.9'))
  expect(lines).toEqual([])
})

test('a database that fails is told, and noted without who wrote', async () => {
  const { context, lines } = visit()
  const answer = await guardWrite(context, 'reviews', () => Promise.reject(new Error('no connection')))
  expect(answer).toMatchObject({ ok: false, error: 'not-saved', init: { status: 503 } })
  expect(lines.join()).toContain('no connection')
  expect(lines.join()).not.toContain('203.0.113.9')
})
