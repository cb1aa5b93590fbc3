import { sql } from 'drizzle-orm'
import type { Services } from '#server/services.ts'
import { cardPattern } from './card-digits.ts'

/** Tables in which the number of a test card stands, in whatever column. */
export async function tablesWithCards({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hit = await db.execute(sql`select 1 from ${sql.raw(name)} as row where row::text ~ ${cardPattern} limit 1`)
    if (hit.rows.length > 0) found.push(name)
  }
  return found
}
