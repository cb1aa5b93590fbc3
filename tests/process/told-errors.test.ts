import { expect, test } from 'vitest'
import { makeLog } from '#platform/server/log.ts'
import { errorsIn, tellsOfLostDatabase } from './support/told-errors.ts'

test('an error in a server’s log is found among all that it says, and so is what Node says of it', () => {
  const lines = ['Calmaria listens on http://localhost:3000 (ready in 1.0 s)\n']
  const log = makeLog('debug', { write: (line: string) => void lines.push(line) })
  log.warn({ err: new Error('late') }, 'an error that is none')
  log.error({ err: new Error('gone') }, 'not written')
  log.fatal('no power')
  expect(errorsIn(lines.join(''), '')).toEqual([
    expect.stringContaining('not written'),
    expect.stringContaining('no power'),
  ])
  expect(errorsIn('', '(node:1) Warning: old\n')).toEqual(['(node:1) Warning: old\n'])
  expect(errorsIn('Calmaria listens\n', '\n')).toEqual([])
})

test.each([
  ['it died', { msg: 'embedded database died' }],
  ['the queue is refused', { msg: 'job queue', err: { message: 'connect ECONNREFUSED /tmp/x (Queue: a, Worker: b)' } }],
  ['nobody listens', { msg: 'job queue', err: { message: 'connect ENOENT /tmp/x (Queue: a, Worker: b)' } }],
  ['the queue is told nothing', { msg: 'job queue', err: { message: 'LISTEN/NOTIFY heartbeat timed out' } }],
  ['it is starting', { msg: 'not written', err: { message: 'the database system is starting up', code: '57P03' } }],
])('of a lost database: %s', (_, line) => {
  expect(tellsOfLostDatabase(JSON.stringify(line))).toBe(true)
})

test.each([
  ['a mistake', JSON.stringify({ msg: 'not written', err: { message: 'no such column', code: '42703' } })],
  ['a file that is not there', JSON.stringify({ msg: 'page not kept', err: { message: 'open ENOENT /tmp/x' } })],
  ['what has no error', JSON.stringify({ msg: 'payment ended without a clear answer' })],
  ['a crash', 'RangeError: too deep'],
])('of something else: %s', (_, told) => {
  expect(tellsOfLostDatabase(told)).toBe(false)
})
