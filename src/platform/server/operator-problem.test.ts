import { describe, expect, test } from 'vitest'
import { describeProblem, OperatorProblem } from './operator-problem.ts'

const surroundings = {
  port: 80,
  host: '203.0.113.7',
  dataFolder: '/srv/calmaria',
  databaseUrl: 'postgresql://marta:secreto@db.example:5432/tienda',
}

const failed = (fields: object, message = 'it failed') => Object.assign(new Error(message), fields)
const said = (error: unknown) => describeProblem(error, surroundings)
const place = 'The database of DATABASE_URL (db.example:5432/tienda)'

test.each([
  [{ syscall: 'listen', code: 'EADDRINUSE' }, 'Port 80 is taken. Set PORT to another one.'],
  [{ syscall: 'listen', code: 'EACCES' }, 'Port 80 may not be opened by this user. Set PORT to one from 1024 on.'],
  [
    { syscall: 'listen', code: 'EADDRNOTAVAIL' },
    "HOST=203.0.113.7 can't be listened on (EADDRNOTAVAIL). Set it to an address of this machine.",
  ],
  [
    { syscall: 'listen', code: 'ENOTFOUND' },
    "HOST=203.0.113.7 can't be listened on (ENOTFOUND). Set it to an address of this machine.",
  ],
])('of a port or an address: %j', (fields, sentence) => {
  expect(said(failed(fields))).toBe(sentence)
})

test.each([
  [{ syscall: 'connect', code: 'ECONNREFUSED' }, `${place} can't be reached (ECONNREFUSED).`],
  [{ syscall: 'getaddrinfo', code: 'ENOTFOUND' }, `${place} can't be reached (ENOTFOUND).`],
  [{ code: '28P01' }, `${place} refuses the user or the password (28P01).`],
  [{ code: '3D000' }, `${place} does not exist. Create it, empty, or name another one.`],
  [{ code: '42501' }, `${place} does not allow its user what the start needs: to create tables and schemas.`],
  [{ code: '53100' }, `${place} has no room left on its disk.`],
  [{ code: '53300' }, `${place} has no connection left.`],
  [{ code: '25006' }, `${place} is a copy that can only be read. Name the one that is written to.`],
  [{ code: '57P03' }, `${place} can't be reached (57P03).`],
])('of a database, whether a query failed or a connection: %j', (fields, sentence) => {
  expect(said(failed(fields))).toBe(sentence)
  const query = new Error("Failed query: insert\nparams: 'marta@correo.example'", { cause: failed(fields) })
  expect(said(query)).toBe(sentence)
})

test('what the driver says without a code is told too', () => {
  expect(said(failed({}, 'The server does not support SSL connections'))).toBe(
    `${place} does not agree about TLS: look at sslmode in its address.`,
  )
  expect(said(failed({ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'self-signed certificate in certificate chain'))).toBe(
    `${place} does not agree about TLS: look at sslmode in its address.`,
  )
  expect(said(failed({}, 'timeout expired'))).toBe(`${place} can't be reached.`)
})

describe('of the data folder', () => {
  const folder = 'The data folder /srv/calmaria'
  test.each([
    [
      { syscall: 'mkdir', code: 'EEXIST', path: '/srv/calmaria' },
      `${folder} is a file, or below one. Set DATA_DIR to a folder.`,
    ],
    [
      { syscall: 'mkdir', code: 'ENOTDIR', path: '/srv' },
      `${folder} is a file, or below one. Set DATA_DIR to a folder.`,
    ],
    [
      { syscall: 'open', code: 'EACCES', path: '/srv/calmaria/lock' },
      `${folder} can't be used by this user (EACCES). Set DATA_DIR to a folder that can be written.`,
    ],
    [
      { syscall: 'open', code: 'EROFS', path: '/srv/calmaria/lock' },
      `${folder} can't be used by this user (EROFS). Set DATA_DIR to a folder that can be written.`,
    ],
    [
      { syscall: 'write', code: 'ENOSPC' },
      `${folder} is on a disk that is full. Make room, or set DATA_DIR to another folder.`,
    ],
  ])('%j', (fields, sentence) => {
    expect(said(failed(fields))).toBe(sentence)
  })
})

test('of the embedded database, which has a log', () => {
  const embedded = { dataFolder: '/srv/calmaria' }
  expect(describeProblem(failed({}, 'Connection terminated unexpectedly'), embedded)).toBe(
    'The embedded database does not answer; /srv/calmaria/postgres.log says why.',
  )
})

test('its own sentence is told as it is, and an error of ours is not taken for anything else', () => {
  expect(said(new OperatorProblem('Stop it first.'))).toBe('Stop it first.')
  expect(said(new TypeError('x is not a function'))).toBeNull()
  expect(said(failed({ syscall: 'open', code: 'ENOENT', path: '/srv/other/file' }))).toBeNull()
  expect(said(failed({ code: '23505' }, 'duplicate key value'))).toBeNull()
})
