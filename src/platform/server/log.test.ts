import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { makeLog } from './log.ts'

const { services } = await testServices({ template: 'empty' })

function linesOf(write: (log: ReturnType<typeof makeLog>) => void) {
  const lines: string[] = []
  write(makeLog('info', { write: (line: string) => void lines.push(line) }))
  return lines.join('')
}

test('an error is told by name, message and stack', () => {
  const line = JSON.parse(linesOf((log) => log.error({ err: new TypeError('no water') }, 'page failed')))
  expect(line).toMatchObject({ level: 'error', msg: 'page failed', err: { type: 'TypeError', message: 'no water' } })
  expect(line.err.stack).toContain('log.test.ts')
})

test('a query that failed does not tell what it was to write', async () => {
  const email = 'ana@correo.es'
  const insert = () =>
    services.db.execute(
      sql`insert into newsletter_subscriptions (email, country, language, source, text_version, requested_at) values (${email}, 'ES', 'es', 'form', 'form-1', now())`,
    )
  await insert()
  const error = await insert().catch((caught: unknown) => caught)
  const text = linesOf((log) => log.error({ err: error }, 'not written'))
  expect(text).not.toContain(email)
  expect(JSON.parse(text).err).toMatchObject({ code: '23505', message: expect.stringContaining('duplicate key') })
})

test('what the queue tells as a plain object is told in words too', () => {
  const { stack } = new Error('terminating connection due to administrator command')
  const told = {
    code: '57P01',
    message: 'terminating connection due to administrator command',
    stack,
    queue: 'send-order',
  }
  const line = JSON.parse(linesOf((log) => log.error({ err: told }, 'job queue')))
  expect(line.err).toMatchObject({
    message: 'terminating connection due to administrator command',
    code: '57P01',
    queue: 'send-order',
  })
  expect(line.err.stack).toContain('log.test.ts')
})

test('a query that failed tells no more when the queue has made a plain object of it', () => {
  const message = 'Failed query: insert into a values ($1)\nparams: ana@correo.es'
  const told = { message, stack: `Error: ${message}\n    at write (a.ts:1:1)`, queue: 'send-order' }
  const text = linesOf((log) => log.error({ err: told }, 'job queue'))
  expect(text).not.toContain('ana@correo.es')
  expect(JSON.parse(text).err).toMatchObject({
    message: 'Failed query: insert into a values ($1)',
    stack: '    at write (a.ts:1:1)',
  })
})

test('of a connection that was refused at every address each refusal is told', () => {
  const error = new AggregateError([
    new Error('connect ECONNREFUSED ::1:5432'),
    new Error('connect ECONNREFUSED 127.0.0.1:5432'),
  ])
  const line = JSON.parse(linesOf((log) => log.error({ err: error }, 'job queue')))
  expect(line.err.message).toBe('connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432')
})

test.each([
  [null, 'null'],
  ['no water', 'no water'],
  [{ pressure: 0, name: 'Ana' }, 'an object with pressure, name'],
])('%j is told as %s', (thrown, message) => {
  const line = JSON.parse(linesOf((log) => log.error({ err: thrown }, 'job queue')))
  expect(line.err).toEqual({ message })
})
