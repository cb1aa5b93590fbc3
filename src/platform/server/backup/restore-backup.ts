import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import type { Logger } from 'pino'
import { preparationLock } from '#platform/server/db/prepare-database.ts'
import type { Job } from '#platform/server/jobs/define-job.ts'
import { openQueue } from '#platform/server/jobs/open-queue.ts'
import {
  type BackupHeader,
  BackupRefused,
  findTables,
  inOneForm,
  readBackup,
  type StoredTable,
  tooNew,
} from './read-backup.ts'

type RestoreRequest = {
  connectionString: string
  file: string
  header: BackupHeader
  migrationsFolder: string
  /** Whether what is in the database goes. Otherwise it must be empty. */
  replaces: boolean
  /** Called before the last step, so that a secret that can't be kept leaves the database as it was. */
  keepSecret: (secret: string) => void
  /** Those whose queues there are: what waits for others is left out. */
  jobs: readonly Job[]
  log: Logger
}

/**
 * Brings a backup back, in one transaction: the tables are made by the migrations that the backup knows, filled, and
 * brought up to date by the next start. Returns which tables were left out since this version has none of that name.
 */
export async function restoreBackup(request: RestoreRequest): Promise<{ rows: number; leftOut: string[] }> {
  const { connectionString, replaces } = request
  const migrations = migrationsOf(request)
  const client = new pg.Client({ connectionString, application_name: 'calmaria-restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    // Servers that start meanwhile wait, as they do for each other.
    await client.query(`${inOneForm}; select pg_advisory_lock(${preparationLock})`)
    await refuseWhereServed(client)
    if (!replaces) await refuseUnlessEmpty(client)
    // The queue makes its own tables, on connections of its own.
    await openQueue(connectionString, request.log, request.jobs).then((queue) => queue.close())
    await client.query('begin')
    await makeTables(client, migrations)
    const restored = await withoutGuards(client, () => fillTables(client, request.file))
    request.keepSecret(request.header.signingSecret)
    await client.query('commit')
    return restored
  } finally {
    await client.end()
  }
}

/** Those that made the tables of the backup, which are the first of ours, or else it was made by another version. */
function migrationsOf({ file, header, migrationsFolder }: RestoreRequest) {
  const ours = readMigrationFiles({ migrationsFolder })
  if (header.migrations.some((hash, index) => hash !== ours[index]?.hash)) throw tooNew(file)
  return ours.slice(0, header.migrations.length)
}

async function refuseWhereServed(client: pg.Client) {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
      where datname = current_database() and application_name like 'calmaria%' and pid <> pg_backend_pid()`,
  )
  if (rowCount) throw new BackupRefused('A server of Calmaria uses this database. Stop it before you restore a backup.')
}

async function refuseUnlessEmpty(client: pg.Client) {
  const tables = (await findTables(client)).filter(({ name }) => name !== 'pgboss.job')
  if (tables.length === 0) return
  throw new BackupRefused(
    'There is something in this database already. Restore into an empty one, or say npm run ops -- restore FILE replace, and what is in it goes.',
  )
}

type Migrations = ReturnType<typeof readMigrationFiles>

async function makeTables(client: pg.Client, migrations: Migrations) {
  await client.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public')
  // As drizzle makes it, which finds here at the next start what was done.
  await client.query(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const statement of migrations.flatMap(({ sql }) => sql)) await client.query(statement)
}

/**
 * Tables are filled in the order of the file, and as they were: what points at a row that comes later, what is told of
 * changes and what forbids them, is put back when all is there. Foreign keys are then checked.
 */
async function withoutGuards<Answer>(client: pg.Client, work: () => Promise<Answer>): Promise<Answer> {
  const tables = (await findTables(client)).map(({ name }) => name).filter((name) => name !== 'pgboss.job')
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  // Migrations may write rows, and so may the queue.
  await client.query(`truncate ${tables}; delete from pgboss.job`)
  const answer = await work()
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  return answer
}

/** Rows that are written together: so many, or so many characters, whichever is less. */
const most = { rows: 500, characters: 1_000_000 }

async function fillTables(client: pg.Client, file: string) {
  const tables = new Map((await findTables(client)).map((table) => [table.name, table]))
  const leftOut: string[] = []
  let rows = 0
  let insert: string | null = null
  let waiting: string[] = []
  let characters = 0
  const write = async () => {
    if (insert && waiting.length > 0) rows += (await client.query(insert, [`[${waiting}]`])).rowCount ?? 0
    waiting = []
    characters = 0
  }
  for await (const entry of readBackup(file)) {
    if ('row' in entry) {
      waiting.push(entry.row)
      characters += entry.row.length
      if (waiting.length >= most.rows || characters >= most.characters) await write()
      continue
    }
    await write()
    if ('table' in entry) {
      const table = tables.get(entry.table)
      insert = table ? insertInto(table, entry.columns) : null
      if (!table) leftOut.push(entry.table)
    }
    if ('sequences' in entry) await setSequences(client, entry.sequences)
  }
  return { rows, leftOut }
}

/** Columns that are not there any more are left out: only the queue's can be, since ours were made for this backup. */
function insertInto({ name, columns }: StoredTable, written: string[]): string {
  const kept = columns.filter((column) => written.includes(column.name))
  const values = kept.map((column) => `(line ->> ${written.indexOf(column.name)})::${column.type}`)
  const names = kept.map((column) => pg.escapeIdentifier(column.name))
  const jobs = `where line ->> ${written.indexOf('name')} in (select name from pgboss.queue)`
  return `insert into ${name} (${names}) overriding system value
          select ${values} from jsonb_array_elements($1::jsonb) as line ${name === 'pgboss.job' ? jobs : ''}`
}

async function setSequences(client: pg.Client, sequences: Record<string, string>) {
  for (const [name, value] of Object.entries(sequences)) {
    await client.query(
      'select setval(sequence, $2::bigint) from to_regclass($1) as sequence where sequence is not null',
      [name, value],
    )
  }
}
