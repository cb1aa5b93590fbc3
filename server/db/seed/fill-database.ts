import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import { locations } from '#server/db/schema/catalogue.ts'
import { type CatalogueTable, catalogueTables, type SeedRows } from './seed-rows.ts'

type Database<Schema extends Record<string, unknown>> = NodePgDatabase<Schema>

/** All or nothing: a catalogue is never seen half filled. */
export async function fillDatabase<Schema extends Record<string, unknown>>(
  db: Database<Schema>,
  rows: SeedRows,
): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const name of Object.keys(catalogueTables) as CatalogueTable[]) {
      const table: PgTable = catalogueTables[name]
      for (const chunk of inChunks<Record<string, unknown>>(rows[name], rowsPerStatement(table)))
        await transaction.insert(table).values(chunk)
    }
  })
}

/** Fails, and leaves everything in place, where purchases already point at the catalogue. */
export async function emptyCatalogue<Schema extends Record<string, unknown>>(db: Database<Schema>): Promise<void> {
  const names = Object.values(catalogueTables).map((table) => sql.identifier(getTableName(table)))
  await db.execute(sql`truncate ${sql.join(names, sql`, `)}`)
}

export async function isCatalogueEmpty<Schema extends Record<string, unknown>>(db: Database<Schema>): Promise<boolean> {
  const found = await db.select({ uuid: locations.uuid }).from(locations).limit(1)
  return found.length === 0
}

/** PostgreSQL takes at most 65,535 parameters in one statement. */
function rowsPerStatement(table: PgTable): number {
  return Math.min(2000, Math.floor(65_535 / Object.keys(getTableColumns(table)).length))
}

function* inChunks<T>(rows: T[], size: number): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}
