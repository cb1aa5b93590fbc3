import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { reviewPictures } from '#features/catalogue/server/schema/reviews.ts'
import { readLink, voucherLink } from '#features/vouchers/server/access/voucher-session.ts'
import { openDatabase } from '#platform/server/db/client.ts'
import { prepareDatabase } from '#platform/server/db/prepare-database.ts'
import { openQueue } from '#platform/server/jobs/open-queue.ts'
import { makeSigner } from '#platform/server/signing.ts'
import { noteSecret } from '#platform/server/signing-secret.ts'
import { jobs } from '#site/features.ts'
import { boughtCards } from '#tests/builders/a-gift-card.ts'
import { aVoucher, voucherScene } from '#tests/builders/a-voucher.ts'
import { testLog } from '#tests/log/logged-errors.ts'
import { checkBackup, findTables } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'calmaria-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const migrationsFolder = join(import.meta.dirname, '../db/migrations')
const log = testLog()
const signingSecret = 'the secret with which every link was signed'
const madeAt = new Date('2026-11-15T03:00:00Z')

const scene = await voucherScene()
const { connectionString, bank } = scene
const services = { ...scene.services, signer: makeSigner(signingSecret) }
await noteSecret(services)
const voucher = await aVoucher(services, bank)
await boughtCards(services, bank)
const link = new URL(voucherLink(services, voucher, 'es')).searchParams.get('key') ?? ''
await leaveMore()

/** A picture, words that need care, and an e-mail that waits. */
async function leaveMore() {
  const review = randomUUID()
  await scene.pool.query(
    `insert into review_submissions (uuid, spa_uuid, author, language, environment, service, attention, quality_price, comment, state, submitted_at)
     values ($1, $1, 'Marta', 'es', 5, 5, 5, 5, $2, 'pending', now())`,
    [review, 'Dos líneas,\nuna "cita", \\barra\\ y \t[corchetes] 🌊'],
  )
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
  const picture = { uuid: randomUUID(), reviewUuid: review, position: 0, thumbnail: bytes, large: bytes }
  await services.db.insert(reviewPictures).values(picture)
  const { boss, close } = await openQueue(connectionString, log, jobs)
  await boss.send('send-order', { purchase: voucher.purchaseUuid }, { startAfter: 3600 })
  await close()
}

const admin = new pg.Client({ connectionString: inject('postgres').replace('%s', 'postgres') })
await admin.connect()
afterAll(() => admin.end())

async function newDatabase(template = 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} template ${template}`)
  onTestFinished(async () => void (await admin.query(`drop database ${name} with (force)`)))
  return inject('postgres').replace('%s', name)
}

async function ask(address: string, query: string) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return client.query(query).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  )
}

/** How many rows each table has, what is in them, and where each sequence goes on. */
async function contentOf(address: string) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const content: Record<string, string> = {}
  for (const { name } of await findTables(client)) {
    const hash = `md5(string_agg(md5(stored::text), '' order by md5(stored::text)))`
    const { rows } = await client.query(
      `select count(*) || ' rows ' || coalesce(${hash}, '') as is from ${name} as stored`,
    )
    content[name] = rows[0].is
  }
  const sequences = `select sequencename as name, last_value as value from pg_sequences where schemaname <> 'pgboss'`
  for (const { name, value } of (await client.query(sequences)).rows) content[name] = String(value)
  await client.end()
  return content
}

async function backUp(name: string, changes: { connectionString?: string; signingSecret?: string } = {}) {
  const file = join(folder, name)
  return {
    file,
    rows: await writeBackup({
      connectionString,
      signingSecret,
      madeAt,
      file,
      stopping: new AbortController().signal,
      ...changes,
    }),
  }
}

async function restore(address: string, file: string, replaces = false) {
  const kept: string[] = []
  const header = await checkBackup(file)
  const keepSecret = (secret: string) => void kept.push(secret)
  const wish = { connectionString: address, file, header, migrationsFolder, replaces, keepSecret, jobs, log }
  return { ...(await restoreBackup(wish)), secret: kept[0] ?? '' }
}

test('a shop that was backed up while it runs is the same in another database, with its ledgers, jobs and links', async () => {
  const before = await contentOf(connectionString)
  const { file, rows } = await backUp('whole')
  const address = await newDatabase()
  const restored = await restore(address, file)
  expect(restored).toEqual({ rows, leftOut: [], secret: signingSecret })
  expect(await contentOf(address)).toEqual(before)
  expect(before['pgboss.job']).toMatch(/^1 rows/)
  expect(before['public.review_pictures']).toMatch(/^1 rows/)
  const [, balance] = [before, await ask(address, 'select sum(amount)::int as sum from balance_entries')]
  expect(balance).toEqual(await ask(connectionString, 'select sum(amount)::int as sum from balance_entries'))
  // A server starts on it: there is nothing left to migrate, a link of before opens, and a ledger takes what comes next.
  await prepareDatabase(address, migrationsFolder)
  const { db, close } = openDatabase(address, 1)
  const there = { ...services, db, signer: makeSigner(restored.secret) }
  expect((await readLink(there, link))?.voucher.reference).toBe(voucher.reference)
  await close()
  await ask(
    address,
    "insert into voucher_events (voucher_uuid, at, state, cause) select uuid, now(), 'activated', 'test' from vouchers limit 1",
  )
  await expect(ask(address, 'delete from voucher_events')).rejects.toThrow()
  await expect(ask(address, 'delete from purchases')).rejects.toThrow(/foreign key/)
})

test('for nobody else to read, and not written over another', async () => {
  const { file } = await backUp('private')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(backUp('private')).rejects.toThrow(`${file} exists already, and is not written over.`)
  expect(readdirSync(folder).filter((name) => name.startsWith('private'))).toEqual(['private'])
})

test('what can not be written, or has nothing in it, or another secret, is refused', async () => {
  await expect(backUp('no/such/folder')).rejects.toThrow(`${join(folder, 'no/such/folder')} can't be written (ENOENT).`)
  await expect(backUp('empty', { connectionString: await newDatabase() })).rejects.toThrow(
    'There is nothing in this database yet',
  )
  await expect(backUp('other', { signingSecret: 'x'.repeat(32) })).rejects.toThrow('SIGNING_SECRET is not the one')
  expect(readdirSync(folder).filter((name) => /empty|other/.test(name))).toEqual([])
})

describe('a database that is not empty', () => {
  test('is refused and left as it is, unless what is in it shall go', async () => {
    const { file } = await backUp('replacing')
    const address = await newDatabase('template_empty')
    await ask(address, "insert into redirects values ('/a/', '/b/', 'spa')")
    await expect(restore(address, file)).rejects.toThrow('There is something in this database already.')
    expect(await ask(address, 'select from_uri from redirects')).toEqual([{ from_uri: '/a/' }])
    await restore(address, file, true)
    expect(await contentOf(address)).toEqual(await contentOf(connectionString))
  })

  test('is refused while a server uses it', async () => {
    const { file } = await backUp('served')
    const address = await newDatabase('template_empty')
    const { pool, close } = openDatabase(address, 1)
    await pool.query('select 1')
    await expect(restore(address, file, true)).rejects.toThrow('A server of Calmaria uses this database.')
    await close()
  })
})

test('a secret that can not be kept leaves the database empty', async () => {
  const { file } = await backUp('unkept')
  const address = await newDatabase()
  const keepSecret = () => {
    throw new Error('no space')
  }
  const header = await checkBackup(file)
  const wish = { connectionString: address, file, header, migrationsFolder, replaces: false, keepSecret, jobs, log }
  await expect(restoreBackup(wish)).rejects.toThrow('no space')
  expect((await restore(address, file)).rows).toBeGreaterThan(0)
})

describe('a file', () => {
  const write = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const linesOf = (file: string) => gunzipSync(readFileSync(file)).toString().split('\n')
  const rewritten = (name: string, file: string, change: (lines: string[]) => string[]) =>
    write(name, gzipSync(change(linesOf(file)).join('\n')))
  const damaged = (file: string) => `${file} is damaged or was cut short, and nothing of it was restored.`
  const newer = (file: string) =>
    `${file} was made by a newer version of Calmaria: restore it with that version or a later one.`
  const withHeader =
    (change: (header: Record<string, unknown>) => object) =>
    ([first = '', ...rest]: string[]) => [JSON.stringify(change(JSON.parse(first))), ...rest]

  test('that is damaged, shortened, another or not there is told in a sentence', async () => {
    const { file } = await backUp('good')
    const bytes = readFileSync(file)
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(flipped.readUInt8(bytes.length >> 1) ^ 0xff, bytes.length >> 1)
    for (const bad of [
      write('flipped', flipped),
      write('cut', bytes.subarray(0, bytes.length - 1000)),
      write('nothing', ''),
      rewritten('without-end', file, (lines) => lines.slice(0, -2)),
      rewritten('without-a-row', file, (lines) =>
        lines.filter((_, at) => at !== lines.findIndex((row) => row.startsWith('['))),
      ),
      rewritten(
        'without-secret',
        file,
        withHeader(({ signingSecret: _, ...header }) => header),
      ),
    ]) {
      await expect(checkBackup(bad)).rejects.toThrow(damaged(bad))
    }
    for (const other of [write('a-text', 'create table'), write('another', gzipSync('create table\n'))]) {
      await expect(checkBackup(other)).rejects.toThrow(`${other} is not a backup of Calmaria.`)
    }
    const missing = join(folder, 'missing')
    await expect(checkBackup(missing)).rejects.toThrow(`There is no file ${missing}.`)
    await expect(checkBackup(folder)).rejects.toThrow(`${folder} can't be read (EISDIR).`)
  })

  test('of a newer version is told in a sentence', async () => {
    const { file } = await backUp('of-today')
    const inAnotherForm = rewritten(
      'newer-form',
      file,
      withHeader((header) => ({ ...header, version: 2 })),
    )
    await expect(checkBackup(inAnotherForm)).rejects.toThrow(newer(inAnotherForm))
    const withMore = withHeader((header) => ({ ...header, migrations: [...(header.migrations as string[]), 'next'] }))
    const migratedOn = rewritten('newer-tables', file, withMore)
    await expect(restore(await newDatabase(), migratedOn)).rejects.toThrow(newer(migratedOn))
  })
})
