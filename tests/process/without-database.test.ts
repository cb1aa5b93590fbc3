import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { type Crowd, gatherCrowd } from './crowd.ts'
import { freePort, type ServerProcess, startServer } from './server-process.ts'

/** A few times in `npm test`; `npm run test:kill` wants more. */
const losses = Number(process.env.DATABASE_LOSSES ?? 2)

vi.setConfig({ testTimeout: 120_000 + losses * 20_000 })

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calmaria-losses-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const postmasterIn = (data: string) => Number(readFileSync(join(data, 'pg/postmaster.pid'), 'utf8').split('\n')[0])
const addressIn = (data: string) =>
  `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(join(data, 'pg'))}`

async function ask(address: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  await client.connect()
  return (await client.query(query).finally(() => client.end())).rows
}

const soldIn = async (address: string) =>
  ((await ask(address, 'select uuid from services order by uuid limit 1')) as [{ uuid: string }])[0].uuid

async function open(env: Record<string, string>) {
  const port = String(await freePort())
  return startServer({ PORT: port, PUBLIC_URL: `http://localhost:${port}`, TRUSTED_PROXIES: '1', ...env })
}

/** Milliseconds until somebody new has got from the first step to the voucher. */
async function untilBought({ buy }: Crowd, timeout: number): Promise<number> {
  const begun = performance.now()
  await vi.waitFor(async () => expect(await buy()).toBe(true), { timeout, interval: 50 })
  return performance.now() - begun
}

/** Takes the database away again and again under everybody's feet, and waits each time until buying goes on. */
async function loseAgainAndAgain(shops: ServerProcess[], address: string, lose: (time: number) => Promise<unknown>) {
  const service = await soldIn(address)
  const crowds = shops.map(({ url }) => gatherCrowd({ url, service }))
  onTestFinished(async () => void (await Promise.all(crowds.map((crowd) => crowd.leave()))))
  const ordinary = Math.max(...(await Promise.all(crowds.map((crowd) => untilBought(crowd, 60_000)))))
  // On a machine that is busy with something else, no more than three times what it takes there.
  const allowed = Math.max(5000, 3 * ordinary)
  for (let time = 0; time < losses; time++) {
    await lose(time)
    await vi.waitFor(() => ask(address, 'select 1'), { timeout: 30_000, interval: 20 })
    const took = await Promise.all(crowds.map((crowd) => untilBought(crowd, allowed)))
    if (process.env.DATABASE_LOSSES)
      console.log(`loss ${time + 1}: bought again after ${took.map(Math.round).join(' and ')} ms`)
  }
  await Promise.all(crowds.map((crowd) => crowd.leave()))
  for (const { child, output } of shops) {
    expect([child.exitCode, child.signalCode], output().slice(-2000)).toEqual([null, null])
    expect(output()).not.toContain('a promise that nobody waits for')
  }
  expect(crowds.flatMap(({ wrong }) => wrong)).toEqual([])
  const turnedAway = crowds.reduce((sum, { counted }) => sum + counted.turnedAway, 0)
  expect(turnedAway, 'nobody was there when it was away').toBeGreaterThan(0)
}

test('buyers go on by themselves after the embedded database has died, and meet no more than a 503', async () => {
  const data = join(folder, 'embedded')
  const shop = await open({ DATA_DIR: data })
  await loseAgainAndAgain([shop], addressIn(data), async (time) => {
    const postmaster = postmasterIn(data)
    process.kill(postmaster, time % 2 === 0 ? 'SIGKILL' : 'SIGQUIT')
    await vi.waitFor(() => expect(postmasterIn(data)).not.toBe(postmaster), { timeout: 20_000, interval: 20 })
  })
})

test('two processes go on by themselves when their external database is restarted, and when it is killed', async () => {
  const data = join(folder, 'external')
  let cluster = await startCluster(data)
  onTestFinished(() => cluster.stop())
  const env = { DATABASE_URL: addressIn(data), SIGNING_SECRET: 'x'.repeat(32), DEMO_CATALOGUE: 'on', SANDBOX: 'on' }
  const first = await open({ ...env, DATA_DIR: join(folder, 'first') })
  const second = await open({ ...env, DATA_DIR: join(folder, 'second'), JOBS: 'off' })
  await loseAgainAndAgain([first, second], addressIn(data), async (time) => {
    if (time % 2 === 0) {
      await cluster.stop()
      cluster = await startCluster(data)
      return
    }
    const postmaster = postmasterIn(data)
    process.kill(postmaster, 'SIGKILL')
    await vi.waitFor(() => expect(postmasterIn(data)).not.toBe(postmaster), { timeout: 20_000, interval: 20 })
  })
})
