import { connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#platform/server/db/client.ts'
import { loadConfig } from '#site/server/config.ts'
import { demoDay } from '#tests/demo-day.ts'
import { testDatabase } from '#tests/test-database.ts'
import { waitUntil } from '#tests/wait-until.ts'
import { whenOver } from '#tests/when-over.ts'
import { openCatalogue } from './store.ts'

const { database, pool, connectionString } = await testDatabase('demo')

/** What the store reads through, with a chance to do something after each reading. */
function readingThrough(afterReading: (reading: number) => Promise<unknown> = async () => {}) {
  let readings = 0
  const db = new Proxy(database.db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name, target)
      return async (...given: Parameters<Database['transaction']>) => {
        readings += 1
        const reading = readings
        return target.transaction(...given).finally(() => afterReading(reading))
      }
    },
  })
  return { database: { ...database, db }, count: () => readings }
}

async function openOn(address = connectionString, reading = readingThrough()) {
  const clock = { now: () => new Date(`${demoDay}T12:00:00Z`) }
  const { features } = loadConfig({})
  const log = pino({ level: 'silent' })
  const store = await openCatalogue({
    database: reading.database,
    connectionString: address,
    features,
    clock,
    log,
  })
  whenOver(store.close)
  return store
}

const store = await openOn()
const spa = [...store.current().spas.keys()][0] as string
const rename = (name: string) => pool.query('update spas set name = $1 where uuid = $2', [name, spa])
const arrives = (name: string, at = store) => waitUntil(() => expect(at.current().spas.get(spa)?.name).toBe(name))

test('a spa renamed in the database has its new name here, in a catalogue of another version', async () => {
  const before = store.current()
  await rename('Aguas Nuevas')
  await arrives('Aguas Nuevas')
  expect(store.current().version).not.toBe(before.version)
})

test('a catalogue that was handed out never changes', async () => {
  const before = store.current()
  const asItWas = JSON.stringify([before.version, [...before.spas], before.landings.all])
  await rename('Aguas Distintas')
  await arrives('Aguas Distintas')
  expect(JSON.stringify([before.version, [...before.spas], before.landings.all])).toBe(asItWas)
})

test('the same content has the same version', async () => {
  const { version } = store.current()
  await store.refresh()
  expect(store.current().version).toBe(version)
})

test('a price history that moves to another service makes another version', async () => {
  const { rows } = await pool.query('select distinct service_uuid from price_history order by 1 limit 2')
  const [from, to] = rows.map((row) => row.service_uuid)
  await pool.query('delete from price_history where service_uuid <> $1', [from])
  await store.refresh()
  const { version } = store.current()
  await pool.query('update price_history set service_uuid = $1 where service_uuid = $2', [to, from])
  await store.refresh()
  expect(store.current().version).not.toBe(version)
})

test('many changes at once are read a few times, and the last one is there', async () => {
  let allChanged: Promise<void> | undefined
  const reading = readingThrough(() => allChanged ?? Promise.resolve())
  const counted = await openOn(connectionString, reading)
  const atFirst = reading.count()
  const { promise, resolve } = Promise.withResolvers<void>()
  // All of them come while the first is being read, however long that takes.
  allChanged = promise
  for (let change = 1; change <= 50; change++) await rename(`Aguas ${change}`)
  resolve()
  await arrives('Aguas 50', counted)
  expect(reading.count() - atFirst).toBeLessThan(20)
  await counted.close()
})

test('a change that comes during the very first reading is not missed', async () => {
  const reading = readingThrough(async (number) => {
    if (number === 1) await rename('Aguas Tempranas')
  })
  const early = await openOn(connectionString, reading)
  await arrives('Aguas Tempranas', early)
  await early.close()
})

/** Gives a spa of Tenerife the address of a town, so that the catalogue can't be read, and back. */
const breakIt = () => pool.query(`update spas set slug = 'adeje' where slug = 'aguamadre-spa'`)
const mend = (name: string) =>
  pool.query(
    `update spas set slug = case slug when 'adeje' then 'aguamadre-spa' else slug end,
      name = case uuid when $1 then $2 else name end`,
    [spa, name],
  )

test('a catalogue that cannot be read leaves the last good one, and is read again once mended', async () => {
  // What earlier tests changed is in: a notification still on its way brings nothing new.
  await store.refresh()
  const { version } = store.current()
  await breakIt()
  await expect(store.refresh()).rejects.toThrow('is claimed by')
  expect(store.current().version).toBe(version)
  await mend('Aguas Remendadas')
  await arrives('Aguas Remendadas')
})

test('what mends it while it is still being read is not missed', async () => {
  let isBroken = false
  const reading = readingThrough(async () => {
    if (!isBroken) return
    isBroken = false
    await mend('Aguas a Tiempo')
    // Who else listens has been told by now, and so has this one.
    await arrives('Aguas a Tiempo')
  })
  const reader = await openOn(connectionString, reading)
  isBroken = true
  await breakIt()
  await arrives('Aguas a Tiempo', reader)
  await reader.close()
})

test('the listener comes back after its connection was killed, and learns what it missed', async () => {
  const killed = await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'calmaria-listener' and datname = current_database()`,
  )
  expect(killed.rowCount).toBeGreaterThan(0)
  await rename('Aguas Perdidas')
  await arrives('Aguas Perdidas')
  await rename('Aguas Encontradas')
  await arrives('Aguas Encontradas')
})

test('while the database is away it is asked once a second, not more and more often', async () => {
  const proxy = await openProxy()
  const behind = await openOn(proxy.address)
  // The same loop counts the seconds: where it is held up, both are.
  let seconds = 0
  const metronome = setInterval(() => seconds++, 1000)
  onTestFinished(() => clearInterval(metronome))
  proxy.close()
  await waitUntil(() => expect(proxy.connections()).toBeGreaterThanOrEqual(4))
  expect(proxy.connections()).toBeLessThanOrEqual(seconds + 1)
  proxy.open()
  await rename('Aguas de Vuelta')
  await arrives('Aguas de Vuelta', behind)
  await behind.close()
})

test('a closed catalogue listens no more', async () => {
  const closing = await openOn()
  const listeners = async () => {
    const found = await pool.query(
      `select pid from pg_stat_activity where application_name = 'calmaria-listener' and datname = current_database()`,
    )
    return found.rows.length
  }
  const before = await listeners()
  await closing.close()
  await waitUntil(async () => expect(await listeners()).toBe(before - 1))
})

/** A way to the database that can be shut, and counts who connects meanwhile. */
async function openProxy() {
  let isOpen = true
  let connections = 0
  const sockets = new Set<Socket>()
  const folder = decodeURIComponent(/host=([^&]+)/.exec(connectionString)?.[1] ?? '')
  const server = createServer((visitor) => {
    visitor.on('error', () => {})
    if (!isOpen) {
      connections++
      visitor.destroy()
      return
    }
    const inside = connect(`${folder}/.s.PGSQL.5432`)
    inside.on('error', () => {})
    inside.on('close', () => visitor.destroy())
    visitor.on('close', () => inside.destroy())
    sockets.add(visitor)
    visitor.pipe(inside).pipe(visitor)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  whenOver(() => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    address: `postgresql://postgres@127.0.0.1:${port}/${connectionString.match(/@\/(\w+)/)?.[1]}`,
    connections: () => connections,
    open: () => {
      isOpen = true
    },
    close: () => {
      isOpen = false
      for (const socket of sockets) socket.destroy()
    },
  }
}
