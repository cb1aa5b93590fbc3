import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { checkBaseline } from './check-baseline.ts'
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
