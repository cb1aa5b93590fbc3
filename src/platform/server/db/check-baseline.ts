import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { OperatorProblem } from '#platform/server/operator-problem.ts'

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
export async function checkBaseline(client: pg.Client, migrationsFolder: string) {
  const { rows: tables } = await client.query("select to_regclass('drizzle.__drizzle_migrations') is not null as known")
  if (!tables[0].known) return
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations order by id limit 1')
  const [baseline] = readMigrationFiles({ migrationsFolder })
  if (rows[0] && rows[0].hash !== baseline?.hash) throw new ForeignDatabase()
}
