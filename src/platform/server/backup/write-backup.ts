import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { makeSigner } from '#platform/server/signing.ts'
import { isNotedSecret } from '#platform/server/signing-secret.ts'
import {
  type BackupHeading,
  BackupRefused,
  backupVersion,
  findTables,
  inOneForm,
  type StoredTable,
} from './read-backup.ts'

type BackupRequest = {
  connectionString: string
  file: string
  signingSecret: string
  madeAt: Date
  stopping: AbortSignal
}

/**
 * Writes everything that the shop knows into one file: all tables and sequences, the waiting jobs, and the secret that
 * signs links. It reads one snapshot, so that servers may go on, and row after row, so that it takes little memory.
 * Returns how many rows there are.
 */
export async function writeBackup(request: BackupRequest): Promise<number> {
  const { connectionString, file, stopping } = request
  if (existsSync(file)) throw new BackupRefused(`${file} exists already, and is not written over.`)
  const client = new pg.Client({ connectionString, application_name: 'calmaria-backup' })
  client.on('error', () => {})
  await client.connect()
  const aside = `${file}.${process.pid}`
  const counted = { rows: 0 }
  try {
    await client.query(`${inOneForm}; begin isolation level repeatable read read only`)
    // The secret is in it: nobody else may read the file.
    const target = createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.from(linesOf(client, request, counted)), createGzip(), target, { signal: stopping })
    renameSync(aside, file)
    return counted.rows
  } catch (error) {
    rmSync(aside, { force: true })
    stopping.throwIfAborted()
    throw whyUnwritable(file, error)
  } finally {
    await client.end()
  }
}

async function* linesOf(client: pg.Client, { signingSecret, madeAt }: BackupRequest, counted: { rows: number }) {
  const migrations = await migrationsOf(client)
  await refuseOtherSecret(client, signingSecret)
  const about = { version: backupVersion, madeAt: madeAt.toISOString(), migrations, signingSecret }
  yield lineOf({ calmaria: 'backup', ...about })
  for (const table of await findTables(client)) {
    yield lineOf({ table: table.name, columns: table.columns.map(({ name }) => name) })
    yield* rowsOf(client, table, counted)
  }
  // Sequences know no snapshot: read after the tables, they are never behind them.
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
      where schemaname <> 'pgboss' and last_value is not null`,
  )
  yield lineOf({ sequences: Object.fromEntries(rows.map(({ name, value }) => [name, value])) })
  yield lineOf({ rows: counted.rows })
}

const lineOf = (heading: BackupHeading) => `${JSON.stringify(heading)}\n`

/** Files in rows have megabytes each; of all else some hundred rows have less. */
const rowsAtOnce = (table: StoredTable) => (table.columns.some(({ type }) => type === 'bytea') ? 1 : 500)

async function* rowsOf(client: pg.Client, table: StoredTable, counted: { rows: number }) {
  const columns = table.columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`)
  await client.query(
    `declare stored no scroll cursor for select to_json(array[${columns}]::text[])::text as line from ${table.name}`,
  )
  while (true) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce(table)} from stored`)
    if (rows.length === 0) break
    counted.rows += rows.length
    yield rows.map(({ line }) => `${line}\n`).join('')
  }
  await client.query('close stored')
}

async function migrationsOf(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as known")
  if (!found[0].known) throw new BackupRefused('There is nothing in this database yet, and so no backup of it.')
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return rows.map(({ hash }) => hash)
}

/** The shell of a command may not have what the server was started with. */
async function refuseOtherSecret(client: pg.Client, secret: string) {
  if (await isNotedSecret({ db: drizzle(client), signer: makeSigner(secret) })) return
  throw new BackupRefused(
    'SIGNING_SECRET is not the one that the server was started with, and links in e-mails would not hold. Set the same.',
  )
}

function whyUnwritable(file: string, error: unknown): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (syscall === 'connect' || !/^E[A-Z]+$/.test(code)) return error
  const why = code === 'ENOSPC' ? 'the disk is full' : code
  return new BackupRefused(`${file} can't be written (${why}).`)
}
