import { getTableName } from 'drizzle-orm'
import type { Pool, QueryConfig } from 'pg'
import type { Logger } from 'pino'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { rateLimits } from '#platform/server/db/schema/site.ts'
import type { Signer } from '#platform/server/signing.ts'
import type { WriteGroup, WriteLimit } from '../write-limits.ts'

export type RateLimit = {
  /** Counts one more. 0, or the seconds after which it is worth trying again. A lost database does not make it fail. */
  take: (group: WriteGroup, address: string) => Promise<number>
  /** One less: what was counted before it was done turned out to be no matter of this limit. */
  returnToken: (group: WriteGroup, address: string) => Promise<void>
}

type Needed = { pool: Pool; signer: Signer; log: Logger; limits: Readonly<Record<string, WriteLimit>> }

/** In milliseconds. After that a slow database is not waited for: the write that follows will tell how it is. */
const usualPatience = 1000

/**
 * Counts in the database, in one statement, so that all processes share the count and a restart keeps it. Whoever has
 * reached a limit is then refused from memory until the window closes: a flood does not reach the database. While the
 * database is away each process counts by itself. An address is only written down as a keyed hash.
 */
export function makeRateLimit({ pool, signer, log, limits }: Needed, patience = usualPatience): RateLimit {
  const storeClient = {
    query: (statement: QueryConfig) =>
      pool.query(statement).catch((error: unknown) => {
        log.warn({ err: error }, 'attempts are counted in this process alone')
        throw error
      }),
  }
  const groups = Object.entries(limits)
  const first = groups.find(([, limit]) => !limit.isPerProcess)?.[0]
  const shared = ({ most, seconds }: WriteLimit, keyPrefix: string) =>
    new RLWrapperTimeouts({
      limiter: new RateLimiterPostgres({
        storeClient,
        storeType: 'pool',
        tableName: getTableName(rateLimits),
        tableCreated: true,
        // One of them removes for all what has ended an hour ago, every five minutes.
        clearExpiredByTimeout: keyPrefix === first,
        keyPrefix,
        points: most,
        duration: seconds,
        inMemoryBlockOnConsumed: most,
      }),
      timeoutMs: patience,
      insuranceLimiter: inThisProcess({ most, seconds }),
    })
  const limiters = new Map<string, RateLimiterAbstract>(
    groups.map(([group, limit]) => [group, limit.isPerProcess ? inThisProcess(limit) : shared(limit, group)]),
  )
  const limiterOf = (group: WriteGroup) => {
    const limiter = limiters.get(group)
    if (!limiter) throw new Error(`No feature has limits of ${group}`)
    return limiter
  }
  const keyOf = (group: WriteGroup, address: string) => signer.hash('attempts', `${group} ${address}`)
  return {
    returnToken: async (group, address) => {
      await limiterOf(group).reward(keyOf(group, address), 1)
    },
    take: async (group, address) => {
      try {
        await limiterOf(group).consume(keyOf(group, address))
        return 0
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
  }
}

const inThisProcess = ({ most, seconds }: WriteLimit) => new BoundedMemory({ points: most, duration: seconds })

/** What a process remembers is bounded: by the first 16 bits of their hash, addresses share 65,536 counts. */
class BoundedMemory extends RateLimiterMemory {
  override getKey(key: string | number) {
    return String(key).slice(0, 4)
  }
}
