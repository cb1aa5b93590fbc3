import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { OperatorProblem } from '#platform/server/operator-problem.ts'
import type { Database } from './client.ts'
import { limitsInSql, preparationLimits } from './limits.ts'

/** Any constant: it only has to be the same in every process. */
export const preparationLock = 20261115

/**
 * Brings a database up to date, and then does what else must be done once. Several processes may start at once: the
 * first prepares, the others wait for it and find everything in place.
 */
export async function prepareDatabase(
  connectionString: string,
  migrationsFolder: string,
  andThen: (db: Database) => Promise<void> = async () => {},
  stopping?: AbortSignal,
) {
  const client = new pg.Client({
    connectionString,
    application_name: 'calmaria-prepare',
    connectionTimeoutMillis: preparationLimits.connect,
    query_timeout: preparationLimits.answer,
  })
  // A lost connection is told by the statement that fails; unheard, it would end the process besides.
  client.on('error', () => {})
  await client.connect()
  // What it works on then fails at once, and PostgreSQL takes it back.
  const end = () => void client.end().catch(() => {})
  stopping?.addEventListener('abort', end)
  try {
    stopping?.throwIfAborted()
    await client.query(limitsInSql(preparationLimits))
    await client.query('select pg_advisory_lock($1)', [preparationLock])
    const db = drizzle(client) as unknown as Database
    await checkBaseline(client, migrationsFolder)
    await migrate(db, { migrationsFolder })
    await andThen(db)
  } finally {
    stopping?.removeEventListener('abort', end)
    await client.end()
  }
}

/** The database belongs to another line of migrations: ours would be applied on top of tables that exist. */
export class ForeignDatabase extends OperatorProblem {
  constructor() {
    super(
      'This database was set up by a version of Calmaria from before its migrations began anew, and cannot be upgraded. ' +
        'Name an empty one in DATABASE_URL or, with the embedded database, remove the folder DATA_DIR.',
    )
  }
}

/** Compares the first migration that the database remembers with ours. Later ones may differ during an upgrade. */
async function checkBaseline(client: pg.Client, migrationsFolder: string) {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as known")
  if (!tables[0].known) return
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by id limit 1')
  const [baseline] = readMigrationFiles({ migrationsFolder })
  if (rows[0] && rows[0].hash !== baseline?.hash) throw new ForeignDatabase()
}
