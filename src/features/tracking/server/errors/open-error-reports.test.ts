import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { makeLog } from '#platform/server/log.ts'
import { openErrorReports } from './open-error-reports.ts'

const settings = {
  dsn: { envelopeUrl: 'https://errors.example/api/1/envelope/', publicKey: 'abc' },
  environment: 'production',
  release: 'calmaria@0.1.0+abc',
}

function scene() {
  let now = new Date('2026-11-18T10:00:00Z')
  const sent: string[] = []
  const reports = openErrorReports(settings, {
    clock: { now: () => now },
    warn: () => {},
    fetch: async (_, init) => {
      sent.push(String(init?.body))
      return new Response()
    },
  })
  const lines: string[] = []
  const log = makeLog('info', { write: (line: string) => void lines.push(line) }, reports.tellLogged)
  const events = async () => {
    await reports.settle()
    return sent.map((envelope) => JSON.parse(envelope.split('\n')[2] as string))
  }
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  return { reports, log, lines, events, pass, sent }
}

test('what the log is told of an error is reported, without anything personal', async () => {
  const { log, events, sent, lines } = scene()
  log.error(
    {
      err: new TypeError('no room for ana@correo.example'),
      path: '/manage/SP12345ABC/',
      purchase: 'x',
      job: 'send-order',
    },
    'page failed',
  )
  const [event] = await events()
  expect(event).toMatchObject({
    platform: 'node',
    level: 'error',
    release: 'calmaria@0.1.0+abc',
    environment: 'production',
    transaction: '/manage/[code]/',
    tags: { source: 'server', said: 'page failed', job: 'send-order' },
    exception: { values: [{ type: 'TypeError', value: 'no room for [email]' }] },
  })
  expect(event.tags).not.toHaveProperty('purchase')
  const [value] = event.exception.values
  expect(value.stacktrace.frames.at(-1).filename).toBe('src/features/tracking/server/errors/open-error-reports.test.ts')
  expect(sent[0]).not.toMatch(/ana@|12345ABC/)
  expect(lines).toHaveLength(1)
})

test('a query that failed is told by its statement, without its values', async () => {
  const { log, events, sent } = scene()
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "x"'), { code: '23505' })
  log.error({ err: new DrizzleQueryError('insert into x values ($1)', ['ana@correo.example'], cause) }, 'not written')
  const [event] = await events()
  expect(event).toMatchObject({ extra: { query: 'insert into x values ($1)' }, tags: { code: '23505' } })
  expect(sent[0]).not.toContain('ana@')
})

test('why a call failed is told with it', async () => {
  const { log, events } = scene()
  log.error(
    { err: new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') }) },
    'left open',
  )
  expect((await events())[0].exception.values[0].value).toBe('fetch failed: connect ECONNREFUSED 127.0.0.1:1')
})

test('warnings, and what is no error, are for the log alone', async () => {
  const { log, events } = scene()
  log.warn({ err: new Error('a') }, 'database away')
  log.error({ order: '1' }, 'refund refused')
  log.error('plain')
  expect(await events()).toEqual([])
})

test('the same error is told once in ten minutes', async () => {
  const { log, events, pass } = scene()
  const fail = () => log.error({ err: new Error('again') }, 'page failed')
  fail()
  fail()
  pass(10)
  fail()
  expect(await events()).toHaveLength(2)
})

test('browsers do not use up what the server may tell', async () => {
  const { reports, log, events } = scene()
  const seen = { kind: 'error', browser: 'Chrome 150', release: 'calmaria@0.0.9' } as const
  for (let number = 0; number < 300; number++) {
    reports.tellBrowserError({ type: 'Error', message: `no ${number}`, stack: '', path: '/' }, seen)
    await reports.settle()
  }
  log.error({ err: new Error('of the server') }, 'page failed')
  const told = await events()
  expect(told).toHaveLength(101)
  expect(told[0]).toMatchObject({
    platform: 'javascript',
    release: 'calmaria@0.0.9',
    tags: { source: 'browser', kind: 'error', browser: 'Chrome 150' },
  })
  expect(told.at(-1)).toMatchObject({ platform: 'node' })
})

test('what a browser says is cleaned once more, and ignored messages are ignored', async () => {
  const { reports, events } = scene()
  const seen = { kind: 'error', browser: 'other', release: 'x' } as const
  const report = {
    type: 'Error',
    stack: 'at a (https://x.example/?e=ana@correo.example:1:2)',
    path: '/SP12345ABC/?q=1',
  }
  reports.tellBrowserError({ ...report, message: 'jQuery is not defined' }, seen)
  reports.tellBrowserError({ ...report, message: 'for ana@correo.example' }, seen)
  const told = await events()
  expect(told).toHaveLength(1)
  expect(JSON.stringify(told)).not.toMatch(/ana@|12345ABC/)
})

test('something odd that is logged as an error harms nobody', async () => {
  const { log, events } = scene()
  const circular: Record<string, unknown> = {}
  circular.self = circular
  for (const err of [null, undefined, 7, 'text', circular, Object.create(null)]) log.error({ err }, 'odd')
  expect((await events()).length).toBeGreaterThan(0)
})

test('a crash is told as fatal', () => {
  const { reports } = scene()
  const [, , event = ''] = reports.describeCrash(new RangeError('too deep')).split('\n')
  expect(JSON.parse(event)).toMatchObject({ level: 'fatal', exception: { values: [{ type: 'RangeError' }] } })
})
