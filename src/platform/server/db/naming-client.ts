import pg from 'pg'
import { nameOf } from './statement-names.ts'

/**
 * A connection that names every statement with parameters, so that PostgreSQL parses and plans it once. Drizzle would
 * name only what is prepared on a connection of its own, which a pool does not give.
 */
export class NamingClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as Ask
    this.query = ((asked: unknown, ...rest: unknown[]) => query(named(asked, rest[0]), ...rest)) as typeof this.query
  }
}

type Ask = (...args: unknown[]) => unknown

/** Drizzle asks with the text in an object, and the values beside it. */
function named(asked: unknown, values: unknown): unknown {
  const isStatement = typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked)
  if (!isStatement || !Array.isArray(values) || values.length === 0) return asked
  return { ...asked, name: nameOf(String(asked.text)) }
}
