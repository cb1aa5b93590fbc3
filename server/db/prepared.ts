import { getTableColumns, type SQL } from 'drizzle-orm'
import { PgDialect, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './client.ts'

type Options = { lock?: boolean; orderBy?: SQL; limit?: number }

/**
 * Rows of a table, by a condition with `sql.placeholder`s. What is asked for with every step of every purchase is put
 * together once: drizzle's own prepared queries belong to a connection, and in a transaction would have to be made anew.
 */
export function prepareSelect<Table extends PgTable>(table: Table, where: SQL, options: Options = {}) {
  const { lock, orderBy, limit } = options
  const base = new QueryBuilder()
    .select()
    .from(table as PgTable)
    .where(where)
    .$dynamic()
  if (orderBy) base.orderBy(orderBy)
  if (limit) base.limit(limit)
  if (lock) base.for('update')
  const query = new PgDialect().sqlToQuery(base.getSQL())
  const fields = Object.entries(getTableColumns(table)).map(([name, field]) => ({ path: [name], field }))
  return async (db: Database | Transaction, values: Record<string, unknown>): Promise<Table['$inferSelect'][]> =>
    (await db._.session.prepareQuery(query, fields, undefined, true).execute(values)) as Table['$inferSelect'][]
}
