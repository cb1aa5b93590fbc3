import type { PoolClient } from 'pg'
import { makePayments } from '#features/checkout/server/payments/registry.ts'
import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { openDatabase } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import type { KindWorld } from './kind-world.ts'

export class Killed extends Error {}

/**
 * Counts what a process writes for good, to the database and to others, and ends it before one of these writes. What is
 * written inside a transaction lasts with its commit: PostgreSQL rolls back all of it if the process ends before, so
 * that the commit stands for every write of its transaction.
 */
function makeLife(lastWrite: number) {
  const clients = new Set<PoolClient>()
  const { promise: death, resolve: die } = Promise.withResolvers<void>()
  const life = {
    isDead: false,
    writes: 0,
    death,
    clients,
    live: () => {
      if (life.isDead) throw new Killed()
    },
    write: () => {
      life.live()
      if (++life.writes < lastWrite) return
      life.kill()
      throw new Killed()
    },
    kill: () => {
      life.isDead = true
      // The database notices, and rolls back what was not committed.
      for (const client of clients) (client as unknown as Wired).connection.stream.destroy()
      die()
    },
  }
  return life
}
type Life = ReturnType<typeof makeLife>
type Wired = { connection: { stream: { destroy: () => void } } }

type World = Pick<KindWorld, 'services' | 'connectionString'> & {
  bank: Pick<KindWorld['bank'], 'provider'>
  scenario: Pick<KindWorld['scenario'], 'kind'>
}

/** The services of a process that is killed before its `lastWrite`th lasting write: afterwards nothing of it works. */
export function mortalServices({ services, connectionString, bank, scenario }: World, lastWrite: number) {
  const life = makeLife(lastWrite)
  const { db, pool, close } = openDatabase(connectionString, 3)
  pool.on('connect', (client) => makeMortal(client, life))
  const mortal: Services = {
    ...services,
    db,
    kinds: { [scenario.kind.kind]: mortalKind(scenario.kind, life) },
    payments: makePayments([mortalBank(bank.provider, life)], null),
    mail: {
      send: async (email) => {
        life.write()
        await services.mail.send(email)
      },
    },
  }
  return {
    services: mortal,
    hasDied: () => life.isDead,
    writes: () => life.writes,
    /** At once, wherever it is. */
    kill: life.kill,
    /** Until the work is done, or the process is dead: nobody hears from it then. */
    run: async (work: Promise<unknown>) => {
      const done = work.catch((error) => {
        if (!life.isDead) throw error
      })
      await Promise.race([done, life.death])
      void close().catch(() => {})
    },
  }
}

function makeMortal(client: PoolClient, life: Life) {
  life.clients.add(client)
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const lasts = watchTransactions()
  client.query = ((...args: unknown[]) => {
    const [asked] = args
    const text = typeof asked === 'string' ? asked : (asked as { text: string }).text
    try {
      if (lasts(text)) life.write()
      else life.live()
    } catch (error) {
      const callback = args.at(-1)
      if (typeof callback !== 'function') return Promise.reject(error)
      process.nextTick(callback, error)
      return
    }
    return query(...args)
  }) as typeof client.query
}

const begins = /^\s*(begin|start transaction)\b/i
const commits = /^\s*(commit|end)\b/i
const rollsBack = /^\s*(rollback|abort)\b(?!\s+to\b)/i
const writes =
  /^\s*(insert|update|delete|merge|truncate)\b|^\s*with\b.*\b(insert into|update|delete from|merge into)\s+"?\w/is

/** Follows the statements of a connection, and says of each whether something lasts from it on. */
function watchTransactions() {
  let isOpen = false
  let hasWritten = false
  return (statement: string): boolean => {
    if (begins.test(statement)) {
      isOpen = true
      hasWritten = false
    } else if (commits.test(statement)) {
      isOpen = false
      return hasWritten
    } else if (rollsBack.test(statement)) isOpen = false
    else if (writes.test(statement)) {
      hasWritten = true
      return !isOpen
    }
    return false
  }
}

function mortalBank(provider: KindWorld['bank']['provider'], life: Life): typeof provider {
  const { begin, resume, abandon, refund, ask, authorizations } = provider
  return {
    ...provider,
    begin: (...args) => dying(life.write, () => begin(...args)),
    resume: (...args) => dying(life.write, () => resume(...args)),
    abandon: (...args) => dying(life.write, () => abandon(...args)),
    refund: (...args) => dying(life.write, () => refund(...args)),
    ask: (...args) => dying(life.live, () => ask(...args)),
    ...(authorizations && {
      authorizations: {
        capture: (...args) => dying(life.write, () => authorizations.capture(...args)),
        release: (...args) => dying(life.write, () => authorizations.release(...args)),
      },
    }),
  }
}

function mortalKind(kind: GoodsKind, life: Life): GoodsKind {
  const { quote, holds, fulfilment } = kind
  return {
    ...kind,
    quote: (...args) => dying(life.live, () => quote(...args)),
    ...(holds && {
      holds: {
        ...holds,
        hold: (...args) => dying(life.write, () => holds.hold(...args)),
        release: (...args) => dying(life.write, () => holds.release(...args)),
      },
    }),
    ...(fulfilment.when === 'by-job' && {
      fulfilment: {
        ...fulfilment,
        fulfil: (services: Services, purchase: Purchase) =>
          dying(life.write, () => fulfilment.fulfil(services, purchase)),
        undo: (services: Services, purchase: Purchase) => dying(life.write, () => fulfilment.undo(services, purchase)),
      },
    }),
  }
}

/** It may also die after the call, before it hears the answer: that is before its next write. */
async function dying<Answer>(check: () => void, call: () => Promise<Answer>): Promise<Answer> {
  check()
  return call()
}
