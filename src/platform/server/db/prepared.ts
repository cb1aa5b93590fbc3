import { and, type Column, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from './client.ts'

/*
 * What is asked with every step of every purchase is put together once. Drizzle's own prepared queries belong to a
 * connection, and in a transaction would have to be made anew; these are told the connection when they are asked.
 */

/** Only to put queries together: it leads nowhere. */
const draft = drizzle.mock() as unknown as Database

type Options = { lock?: boolean; orderBy?: SQL; limit?: number }

/** Rows of a table, by a condition with `sql.placeholder`s. */
export function prepareSelect<Table extends PgTable>(table: Table, where: SQL, options: Options = {}) {
  const { lock, orderBy, limit } = options
  const query = draft
    .select()
    .from(table as PgTable)
    .where(where)
    .$dynamic()
  if (orderBy) query.orderBy(orderBy)
  if (limit) query.limit(limit)
  // Unlike 'update' it lets others write rows that point at this one: their key is never changed.
  if (lock) query.for('no key update')
  return prepare(query.toSQL(), table)
}

/** The row that has this value in a column, or null; of several the first in their order. `only`: another condition. */
export function prepareFind<Table extends PgTable>(
  table: Table,
  column: Table['_']['columns'][string],
  { only, ...options }: Options & { only?: SQL } = {},
) {
  const ask = prepareSelect(table, and(eq(column, sql.placeholder('value')), only) as SQL, options)
  return async (db: Database | Transaction, value: string): Promise<Table['$inferSelect'] | null> =>
    (await ask(db, { value }))[0] ?? null
}

/** One row with these columns, and back as it was written; nothing where one with the same `unlessTaken` is there. */
export function prepareInsert<Table extends PgTable>(
  table: Table,
  columns: ColumnsOf<Table>,
  unlessTaken?: Table['_']['columns'][string],
) {
  const ask = prepare(insertOf(table, columns, unlessTaken).toSQL(), table)
  return (db: Database | Transaction, values: Table['$inferInsert']) => ask(db, values)
}

/**
 * The same, and in one statement with it what `then` makes of the row, which is called `written` there. Says whether it
 * was written.
 */
export function prepareInsertThen<Table extends PgTable>(
  table: Table,
  columns: ColumnsOf<Table>,
  unlessTaken: Table['_']['columns'][string],
  then: SQL,
) {
  const insert = insertOf(table, columns, unlessTaken).getSQL()
  const { typings, ...query } = new PgDialect().sqlToQuery(sql`with written as (${insert}) ${then}`)
  return async (db: Database | Transaction, values: Table['$inferInsert']) => {
    const done = await db._.session.prepareQuery(query, undefined, undefined, false).execute(values)
    return (done as { rowCount: number }).rowCount > 0
  }
}

type ColumnsOf<Table extends PgTable> = (keyof Table['$inferInsert'] & string)[]

function insertOf<Table extends PgTable>(
  table: Table,
  columns: ColumnsOf<Table>,
  unlessTaken?: Table['_']['columns'][string],
) {
  const values = Object.fromEntries(columns.map((name) => [name, sql.placeholder(name)]))
  const query = draft
    .insert(table as PgTable)
    .values(values as never)
    .$dynamic()
  if (unlessTaken) query.onConflictDoNothing({ target: unlessTaken })
  return query.returning() as unknown as typeof query
}

/**
 * Changes the one row that has this key. For each choice of columns that is met it is put together once, with what is
 * emptied by name: a placeholder would bring null in the form of its column.
 */
export function prepareUpdate<Table extends PgTable>(table: Table, key: Table['_']['columns'][string]) {
  const known = new Map<string, ReturnType<typeof updateOf>>()
  return async (db: Database | Transaction, value: string, changes: Partial<Table['$inferInsert']>) => {
    const columns = Object.entries(changes).filter(([, value]) => value !== undefined)
    const choice = columns.map(([name, value]) => (value === null ? `${name} is empty` : name)).join()
    const query = known.get(choice) ?? updateOf(table, key, columns)
    known.set(choice, query)
    await db._.session.prepareQuery(query, undefined, undefined, false).execute({ ...changes, [keyName]: value })
  }
}

/** No column has this name. */
const keyName = 'the key'

function updateOf(table: PgTable, key: Column, columns: [string, unknown][]) {
  const values = Object.fromEntries(
    columns.map(([name, value]) => [name, value === null ? null : sql.placeholder(name)]),
  )
  return draft
    .update(table)
    .set(values as never)
    .where(eq(key, sql.placeholder(keyName)))
    .toSQL()
}

function prepare<Table extends PgTable>(query: { sql: string; params: unknown[] }, table: Table) {
  const fields = Object.entries(getTableColumns(table)).map(([name, field]) => ({ path: [name], field }))
  return async (db: Database | Transaction, values: Record<string, unknown>) =>
    (await db._.session.prepareQuery(query, fields, undefined, true).execute(values)) as Table['$inferSelect'][]
}

/** The name of the constraint that refused a statement; null if it failed for another reason. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { constraint } = error as { constraint?: unknown }
  return typeof constraint === 'string' ? constraint : violatedConstraint(error.cause)
}

/** The row that a query finds, or null. */
export const firstRow = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | null> => (await rows)[0] ?? null
