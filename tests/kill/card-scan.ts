import type pg from 'pg'
import type { Services } from '#platform/server/services.ts'
import { hour } from '#platform/time/durations.ts'
import { cardPattern } from './card-digits.ts'

/**
 * Tables in which the number of a test card stands, in whatever column. They are read whole, which on a busy machine
 * takes longer than a page may wait for.
 */
export async function tablesWithCards({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const client = await (db as typeof db & { $client: pg.Pool }).$client.connect()
  try {
    await client.query(`set statement_timeout = ${hour}`)
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const text = `select 1 from ${name} as row where row::text ~ $1 limit 1`
      const hit = await client.query({ text, values: [cardPattern], query_timeout: hour } as pg.QueryConfig)
      if (hit.rows.length > 0) found.push(name)
    }
    return found
  } finally {
    // Not back into the pool, where nobody expects such limits.
    client.release(true)
  }
}
