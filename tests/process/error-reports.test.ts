import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../test-database.ts'
import { exitOf, onDatabase, startServer } from './server-process.ts'

const { connectionString } = await testDatabase('demo')
let folder: string
const received: string[] = []
const host = createServer((request, response) => {
  let body = ''
  request.on('data', (piece) => {
    body += piece
  })
  request.on('end', () => {
    received.push(body)
    response.end('{}')
  })
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calmaria-errors-'))
  host.listen(0)
  await once(host, 'listening')
  // What nobody has thought of, and nobody catches.
  await writeFile(
    join(folder, 'crash.mjs'),
    `process.on('SIGUSR2', () => { throw new RangeError('too deep for ana@correo.example') })`,
  )
})

afterAll(async () => {
  host.close()
  await rm(folder, { recursive: true, force: true })
})

test('an error that ends the process is reported, and ends it all the same', async () => {
  const { port } = host.address() as AddressInfo
  const { child, errors } = await startServer(
    {
      // An embedded database would be left behind.
      ...onDatabase(connectionString),
      DATA_DIR: join(folder, 'data'),
      NODE_OPTIONS: `--import=${join(folder, 'crash.mjs')}`,
      ERROR_REPORTING_DSN: `http://abc@localhost:${port}/1`,
      RELEASE: 'calmaria@crash',
    },
    { mayTell: (told) => /RangeError: too deep/.test(told) },
  )
  child.kill('SIGUSR2')
  expect(await exitOf(child)).toBe(1)
  expect(errors()).toContain('RangeError: too deep')
  expect(received).toHaveLength(1)
  expect(JSON.parse(received[0]?.split('\n')[2] ?? '')).toMatchObject({
    level: 'fatal',
    release: 'calmaria@crash',
    exception: { values: [{ type: 'RangeError', value: 'too deep for [email]' }] },
  })
})
