import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Limits, limitsInSql, requestLimits } from './limits.ts'
import { NamingClient } from './naming-client.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

// Counts come back as strings by default, since a bigint may not fit a number; ours always do.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

// The pool makes it with its settings; the types say without.
const Client = NamingClient as unknown as new () => pg.ClientBase

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
    Client,
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
