import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Limits, limitsInSql, requestLimits } from './limits.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

// Counts come back as strings by default, since a bigint may not fit a number; ours always do.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function openDatabase(connectionString: string, poolSize = 10, limits: Limits = requestLimits) {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    application_name: 'calmaria',
    keepAlive: true,
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.answer,
    // Before the connection is handed out: one statement after the other.
    onConnect: (client) => client.query(limitsInSql(limits)),
    // The pool makes it with its settings; the types say without.
    Client: NamingClient as unknown as new () => pg.ClientBase,
  })
  // A lost idle connection is replaced by the pool at its next use; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    // And so would a lost one that is in use: the pool listens only to those that are not. Whoever uses it is told by
    // the statement that fails.
    client.on('error', () => {})
  })
  return { db: drizzle(pool) as Database, pool, close: () => pool.end() }
}

export type OpenDatabase = ReturnType<typeof openDatabase>

/** Each connection keeps the plans of what it was named; lists of changing length would make new ones for ever. */
const mostNames = 300
const names = new Map<string, string>()

/** A name for a statement, the same in every connection, or none where there are too many. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= mostNames) return undefined
  const name = `s${names.size}`
  names.set(text, name)
  return name
}

/**
 * A connection that names every statement with parameters, so that PostgreSQL parses and plans it once. Drizzle would
 * name only what is prepared on a connection of its own, which a pool does not give.
 */
class NamingClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as Ask
    this.query = ((statement: unknown, ...rest: unknown[]) =>
      query(named(statement, rest[0]), ...rest)) as typeof this.query
  }
}

type Ask = (...args: unknown[]) => unknown

/** Drizzle asks with the text in an object, and the values beside it. */
function named(statement: unknown, values: unknown): unknown {
  const isStatement =
    typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement)
  if (!isStatement || !Array.isArray(values) || values.length === 0) return statement
  return { ...statement, name: nameOf(String(statement.text)) }
}
