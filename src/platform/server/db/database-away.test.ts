import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })

test.each([
  ['nobody listens', withCode('ECONNREFUSED')],
  ['both addresses of localhost', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])],
  ['the connection broke', withCode('ECONNRESET')],
  ['the socket is not there', withCode('ENOENT', { syscall: 'connect' })],
  ['it is being stopped', withCode('57P01')],
  ['it crashed', withCode('57P02')],
  ['it is starting', withCode('57P03')],
  ['connections', withCode('08006')],
  ['too many connections', withCode('53300')],
  ['a statement over its time', withCode('57014')],
  ['a lock over its time', withCode('55P03')],
  ['a standby', withCode('25006')],
  ['no answer', new Error('Query read timeout')],
  ['no free connection', new Error('timeout exceeded when trying to connect')],
  ['told by drizzle', new DrizzleQueryError('select 1', [], new Error('Connection terminated unexpectedly'))],
])('%s: the database is away', (_, error) => {
  expect(isDatabaseAway(error)).toBe(true)
})

test.each([
  ['a mistake in a statement', new DrizzleQueryError('selekt', [], withCode('42601'))],
  ['a row that is there already', withCode('23505')],
  ['a file that is not there', withCode('ENOENT', { syscall: 'open' })],
  ['a payment company that can not be reached', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') })],
  ['a mistake of ours', new Error('The attempt was not written')],
  ['nothing', undefined],
])('%s is something else', (_, error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

test('what the driver really says where nobody listens', async () => {
  const client = new pg.Client({ connectionString: 'postgresql://nobody@127.0.0.1:1/nothing' })
  await expect(client.connect().catch(isDatabaseAway)).resolves.toBe(true)
})
