import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { reservePort } from './reserve-port.ts'
import { exitOf, launchServer, onDatabase } from './server-process.ts'

const folder = await mkdtemp(join(tmpdir(), 'calmaria-surroundings-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a start says that can't succeed, on both streams. Its exit code must be 1. */
async function refusalOf(settings: Record<string, string>): Promise<string> {
  const { child, output, errors } = launchServer({ PORT: '0', ...settings }, { mayTell: () => true })
  expect(await exitOf(child)).toBe(1)
  return output() + errors()
}

/** As a disk without room, or a folder of another user, which root would not notice. */
async function withFailingFiles(code: string, data: string) {
  const file = join(folder, `${code}.mjs`)
  await writeFile(
    file,
    `import fs from 'node:fs'
     import { syncBuiltinESMExports } from 'node:module'
     const { mkdirSync, openSync } = fs
     const failing = (real) => (path, ...rest) => {
       if (!String(path).startsWith(${JSON.stringify(data)})) return real(path, ...rest)
       throw Object.assign(new Error('${code}: ' + path), { code: '${code}', syscall: 'open', path })
     }
     Object.assign(fs, { mkdirSync: failing(mkdirSync), openSync: failing(openSync) })
     syncBuiltinESMExports()`,
  )
  return { DATA_DIR: data, NODE_OPTIONS: `--import=${file}` }
}

test('a data folder that is a file, or below one, is told in a sentence', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, 'mine')
  for (const data of [file, join(file, 'below')]) {
    expect(await refusalOf({ DATA_DIR: data })).toBe(
      `The data folder ${data} is a file, or below one. Set DATA_DIR to a folder.\n`,
    )
  }
})

test('a data folder that can not be written is told in a sentence', async () => {
  const data = join(folder, 'foreign')
  expect(await refusalOf(await withFailingFiles('EACCES', data))).toBe(
    `The data folder ${data} can't be used by this user (EACCES). Set DATA_DIR to a folder that can be written.\n`,
  )
})

test('a data folder on a full disk is told in a sentence', async () => {
  const data = join(folder, 'full')
  expect(await refusalOf(await withFailingFiles('ENOSPC', data))).toBe(
    `The data folder ${data} is on a disk that is full. Make room, or set DATA_DIR to another folder.\n`,
  )
})

/** As initdb fails where the disk is full: it then removes what it has written, and the disk has little room again. */
async function withFailingInitdb(room: number, data: string) {
  const file = join(folder, `${room}.mjs`)
  await writeFile(
    file,
    `import fs from 'node:fs'
     import { syncBuiltinESMExports } from 'node:module'
     const { mkdtempSync, writeFileSync } = fs
     fs.statfsSync = () => ({ bavail: ${room}, bsize: 1 })
     fs.mkdtempSync = (prefix) => {
       const made = mkdtempSync(prefix)
       writeFileSync(made + '/left', '')
       return made
     }
     syncBuiltinESMExports()`,
  )
  return { DATA_DIR: data, NODE_OPTIONS: `--import=${file}` }
}

test('a PostgreSQL that can not be set up is told in a sentence, and so is the disk that is the reason', async () => {
  const data = join(folder, 'unmade')
  expect(await refusalOf(await withFailingInitdb(10 ** 9, data))).toMatch(
    /^PostgreSQL can't be set up in .*unmade\/pg: directory ".*" exists but is not empty\n$/,
  )
  expect(await refusalOf(await withFailingInitdb(10 ** 7, data))).toBe(
    `The data folder ${data} is on a disk that is full. Make room, or set DATA_DIR to another folder.\n`,
  )
})

const databaseAt = (changes: { pathname?: string; username?: string }) => {
  const { DATABASE_URL = '', ...settings } = onDatabase(inject('postgres').replace('%s', 'postgres'))
  const url = Object.assign(new URL(DATABASE_URL), { username: 'postgres', password: 'secreto', ...changes })
  return { ...settings, DATA_DIR: join(folder, 'data'), DATABASE_URL: url.href }
}

test('a database that is not there, does not exist or refuses is told in a sentence, without its password', async () => {
  const port = await reservePort()
  const away = { ...databaseAt({}), DATABASE_URL: `postgresql://marta:secreto@127.0.0.1:${port}/tienda` }
  expect(await refusalOf(away)).toBe(
    `The database of DATABASE_URL (127.0.0.1:${port}/tienda) can't be reached (ECONNREFUSED).\n`,
  )
  expect(await refusalOf(databaseAt({ pathname: '/nothing' }))).toBe(
    'The database of DATABASE_URL (localhost/nothing) does not exist. Create it, empty, or name another one.\n',
  )
  expect(await refusalOf(databaseAt({ username: 'nobody' }))).toBe(
    'The database of DATABASE_URL (localhost/postgres) refuses the user or the password (28000).\n',
  )
})
