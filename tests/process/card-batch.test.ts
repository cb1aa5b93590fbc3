import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { cpuMilliseconds } from '../../bench/cpu-time.ts'
import { aCard, boughtCards } from '../builders/a-gift-card.ts'
import { mailServer } from '../builders/a-mail-server.ts'
import { queueScene } from '../jobs/a-queue.ts'
import { waitUntil } from '../wait-until.ts'
import { ended, onDatabase, type ServerProcess, startServer } from './server-process.ts'

/** `npm run test:cards` sends as many as one purchase may have, and waits as long as it takes. */
const count = Number(process.env.CARDS ?? 24)
const isWhole = process.env.CARDS !== undefined
const kills = 2
/** Two batches of four are on their way at once. */
const mostUnderWay = 8
const fiveMinutes = 5 * 60_000

const { services, bank, pool, connectionString } = await queueScene()
const folder = await mkdtemp(join(tmpdir(), 'calmaria-cards-'))
const mailbox = await mailServer()
afterAll(async () => {
  await mailbox.close()
  await rm(folder, { recursive: true, force: true })
})

const isTold = isWhole
  ? `${count} cards of one purchase are sent within five minutes`
  : `${count} cards of one purchase are sent`

test(`${isTold}, each once, by a process that is killed twice`, { timeout: fiveMinutes + 60_000 }, async () => {
  const cards = Array.from({ length: count }, (_, at) =>
    aCard({ name: `Nombre ${at}`, email: `persona${at}@correo.example` }),
  )
  const buying = performance.now()
  await boughtCards(services, bank, cards)
  const bought = performance.now() - buying
  const began = performance.now()
  let server = await start()
  let cpu = 0
  for (let kill = 1; kill <= kills; kill++) {
    await waitUntil(async () => expect(await sent()).toBeGreaterThan((count * kill) / (kills + 1)), pause)
    cpu += cpuMilliseconds(server.child.pid as number)
    await ended(server.child, 'SIGKILL')
    if (!isWhole) await letTimePass()
    server = await start()
  }
  const pages = visitWhile(async () => (await sent()) < count - kills * mostUnderWay, server.url)
  const most = pages.then(() => (performance.now() - began) / 1000)
  await waitUntil(async () => expect(await sent()).toBe(count), pause)
  const seconds = (performance.now() - began) / 1000
  cpu += cpuMilliseconds(server.child.pid as number)
  const messages = received()
  const twice = messages.length - new Set(messages).size
  if (isWhole) {
    console.log(
      `${count} cards bought in ${Math.round(bought)} ms, sent in ${seconds.toFixed(1)} s with ${kills} kills, all but what was under way then in ${(await most).toFixed(1)} s, ${Math.round(cpu / count)} ms of the processor each; ${twice} came twice; pages meanwhile: ${await pages}`,
    )
    expect(seconds * 1000).toBeLessThan(fiveMinutes)
  }
  // Their ids are the same, so that a mailbox shows them once.
  expect(new Set(messages).size).toBe(count)
  expect(twice).toBeLessThanOrEqual(kills * mostUnderWay)
  await waitUntil(async () => expect(await states()).toEqual([{ state: 'sent', count }]), pause)
})

/** In milliseconds, until it is looked again how many were sent. */
const pause = 200

const start = (): Promise<ServerProcess> =>
  startServer({
    ...onDatabase(connectionString),
    MAIL_URL: mailbox.url,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
  })

async function sent(): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int from sent_emails where key like 'gift-card.%' and sent_at is not null",
  )
  return rows[0].count
}

async function states() {
  return (await pool.query('select state, count(*)::int from gift_cards group by state')).rows
}

/** What was under way at a kill is taken up after a minute or two. Here they are over at once. */
async function letTimePass() {
  await pool.query(
    "update pgboss.job set state = 'retry', start_after = now(), retry_count = retry_count + 1 where name = 'send-gift-card' and state = 'active'",
  )
  await pool.query('update sent_emails set lease_until = now() where sent_at is null')
}

/** The ids of the e-mails with cards that the mail server was given; the header may be on two lines. */
const received = () => mailbox.heard.flatMap((line) => /^\D*<(gift-card[.][^@]+)@/.exec(line)?.slice(1) ?? [])

/** How long a page takes that is kept, and one that is rendered for each visitor. */
async function visitWhile(goesOn: () => Promise<boolean>, url: string): Promise<string> {
  const times: Record<string, number[]> = { '/': [], '/buscar/?q=masaje': [] }
  while (isWhole && (await goesOn())) {
    for (const [path, all] of Object.entries(times)) {
      const began = performance.now()
      await (await fetch(url + path).catch(() => null))?.arrayBuffer()
      all.push(performance.now() - began)
      await sleep(20)
    }
  }
  return Object.entries(times)
    .map(([path, all]) => `${path} ${timesInWords(all)}`)
    .join(', ')
}

function timesInWords(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0)
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms of ${times.length}`
}
