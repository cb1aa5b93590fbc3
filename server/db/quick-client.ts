import type { QueryResult } from 'pg'
import pg from 'pg'
import { nameOf } from './statement-names.ts'

/**
 * A connection that spares round trips, which cost more than most of our statements. What is asked for in one go is sent
 * in one go, and answered in its order; a transaction begins with its first statement; a statement with parameters is
 * read and planned once. Drizzle and the pool see no difference.
 */
export class QuickClient extends pg.Client {
  #wantedBegin: string | null = null
  #isCollecting = false

  constructor(config: pg.ClientConfig) {
    super({ ...config, pipeline: true } as pg.ClientConfig)
    const query = this.query.bind(this) as Ask
    this.query = ((asked: unknown, ...rest: unknown[]) => this.#ask(query, asked, rest)) as typeof this.query
  }

  #ask(query: Ask, asked: unknown, rest: unknown[]): unknown {
    if (!isStatement(asked)) return query(asked, ...rest)
    // Of whatever kind: drizzle would never give back a connection on which this alone has failed.
    if (asked.text.startsWith('begin')) {
      this.#wantedBegin = asked.text
      return Promise.resolve(nothing)
    }
    this.#collect()
    if (this.#wantedBegin) {
      const begin = this.#wantedBegin
      this.#wantedBegin = null
      // Where it fails, so does what is asked after it on the same connection.
      Promise.resolve(query(begin)).catch(() => {})
    }
    const [values] = rest
    const isNamed = Array.isArray(values) && values.length > 0
    return query(isNamed ? { ...asked, name: nameOf(asked.text) } : asked, ...rest)
  }

  /** Until everything that is ready to be asked has been. */
  #collect() {
    const { stream } = (this as unknown as Wired).connection
    if (this.#isCollecting) return
    this.#isCollecting = true
    stream.cork()
    process.nextTick(() => {
      this.#isCollecting = false
      stream.uncork()
    })
  }
}

type Ask = (...args: unknown[]) => unknown
type Wired = { connection: { stream: { cork: () => void; uncork: () => void } } }

/** As drizzle asks: the text in an object, and the values beside it. */
const isStatement = (asked: unknown): asked is { text: string } =>
  typeof asked === 'object' && asked !== null && 'text' in asked && !('submit' in asked)

const nothing: QueryResult = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }
