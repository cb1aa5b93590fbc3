import { getTableColumns, getTableName, ne, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { locations } from '#features/catalogue/server/schema/catalogue.ts'
import { hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import { type CatalogueTable, catalogueTables, type SeedRows } from './seed-rows.ts'

type AnySchema = Record<string, unknown>

/** All or nothing: a catalogue is never seen half filled. */
export async function fillDatabase<Schema extends AnySchema>(
  db: NodePgDatabase<Schema>,
  rows: SeedRows,
): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const name of Object.keys(catalogueTables) as CatalogueTable[]) {
      for (const chunk of inChunks<Record<string, unknown>>(rows[name], rowsPerStatement)) {
        await transaction.execute(insertion(catalogueTables[name], chunk))
      }
    }
  })
}

export class CatalogueInUse extends Error {}

/** Fails, and leaves everything in place, where rooms or hours of the catalogue are held or sold. */
export async function emptyCatalogue<Schema extends AnySchema>(db: NodePgDatabase<Schema>): Promise<void> {
  // Stays point at rooms, so PostgreSQL empties both tables together or neither, even if there is no stay.
  const names = [...Object.values(catalogueTables), hotelStays].map((table) => sql.identifier(getTableName(table)))
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${hotelStays}, ${resourceClaims}`)
    const stays = await tx.select().from(hotelStays).where(ne(hotelStays.state, 'released')).limit(1)
    const hours = await tx.select().from(resourceClaims).where(ne(resourceClaims.kind, 'block')).limit(1)
    if (stays.length + hours.length > 0) {
      throw new CatalogueInUse(
        'Rooms or hours of this catalogue are held or sold: it is not emptied. Start with a new database.',
      )
    }
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`)
  })
}

export async function isCatalogueEmpty<Schema extends AnySchema>(db: NodePgDatabase<Schema>): Promise<boolean> {
  const found = await db.select({ uuid: locations.uuid }).from(locations).limit(1)
  return found.length === 0
}

const rowsPerStatement = 5000

/**
 * Rows travel as one JSON parameter: a large catalogue has a million of them, and a parameter for each value meets
 * PostgreSQL's limit of 65,535 a statement and takes several times as long.
 */
function insertion(table: PgTable, rows: Record<string, unknown>[]) {
  const nameOf = new Map(Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name]))
  // Columns that no row mentions are left out, so that their defaults apply.
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = sql.join(
    keys.map((key) => sql.identifier(nameOf.get(key) ?? key)),
    sql`, `,
  )
  const named = rows.map((row) => Object.fromEntries(keys.map((key) => [nameOf.get(key) ?? key, row[key]])))
  return sql`insert into ${table} (${columns})
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(named)})`
}

function* inChunks<T>(rows: T[], size: number): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}
