import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startCluster } from '#platform/server/db/embedded/cluster.ts'
import { waitUntil } from '../wait-until.ts'
import { copyPreparedFolder } from './prepared-folder.ts'
import { onDatabase, type ServerProcess, startShop } from './server-process.ts'
import { type Crowd, gatherCrowd } from './support/crowd.ts'
import { tellsOfLostDatabase } from './support/told-errors.ts'

/** A few times in `npm test`; `npm run test:kill` wants more, and has the machine to itself. */
const losses = Number(process.env.DATABASE_LOSSES ?? 2)
const isAlone = process.env.DATABASE_LOSSES !== undefined

const folder = await mkdtemp(join(tmpdir(), 'calmaria-losses-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const postmasterIn = (data: string) => Number(readFileSync(join(data, 'pg/postmaster.pid'), 'utf8').split('\n')[0])
const addressIn = (data: string) =>
  `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(join(data, 'pg'))}`

async function ask(address: string, query: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: address })
  client.on('error', () => {})
  await client.connect()
  return (await client.query(query).finally(() => client.end())).rows
}

const soldIn = async (address: string) =>
  ((await ask(address, 'select uuid from services order by uuid limit 1')) as [{ uuid: string }])[0].uuid

const open = (name: string, env: Record<string, string>) =>
  startShop({ DATA_DIR: join(folder, name), ...env }, { mayTell: tellsOfLostDatabase })

/** Milliseconds until somebody new has got from the first step to the voucher. */
async function untilBought({ buy }: Crowd): Promise<number> {
  const begun = performance.now()
  await waitUntil(async () => expect(await buy()).toBe(true), 50)
  return performance.now() - begun
}

async function untilAnotherRuns(data: string, postmaster: number) {
  await waitUntil(() => expect(postmasterIn(data)).not.toBe(postmaster))
}

/** Takes the database away again and again under everybody's feet, and waits each time until buying goes on. */
async function loseAgainAndAgain(shops: ServerProcess[], address: string, lose: (time: number) => Promise<unknown>) {
  const service = await soldIn(address)
  const crowds = shops.map(({ url }) => gatherCrowd({ url, service }))
  onTestFinished(async () => void (await Promise.all(crowds.map((crowd) => crowd.leave()))))
  const turnedAway = () => crowds.reduce((sum, { counted }) => sum + counted.turnedAway, 0)
  const ordinary = Math.max(...(await Promise.all(crowds.map(untilBought))))
  // It may be back before anybody has come who needs it: then it is lost once more.
  for (let time = 0; time < losses || turnedAway() === 0; time++) {
    await lose(time)
    await waitUntil(() => ask(address, 'select 1'))
    const took = await Promise.all(crowds.map(untilBought))
    if (isAlone) {
      console.log(`loss ${time + 1}: bought again after ${took.map(Math.round).join(' and ')} ms`)
      expect(Math.max(...took)).toBeLessThan(Math.max(5000, 3 * ordinary))
    }
  }
  await Promise.all(crowds.map((crowd) => crowd.leave()))
  for (const { child, output } of shops) {
    expect([child.exitCode, child.signalCode], output().slice(-2000)).toEqual([null, null])
    expect(output()).not.toContain('a promise that nobody waits for')
  }
  expect(crowds.flatMap(({ wrong }) => wrong)).toEqual([])
}

/** Each loss has its time, however many there are. */
const timeout = (5 + losses) * 60_000

test(
  'buyers go on by themselves after the embedded database has died, and meet no more than a 503',
  async () => {
    const data = join(folder, 'embedded')
    await copyPreparedFolder(data)
    const shop = await open('embedded', {})
    await loseAgainAndAgain([shop], addressIn(data), async (time) => {
      const postmaster = postmasterIn(data)
      process.kill(postmaster, time % 2 === 0 ? 'SIGKILL' : 'SIGQUIT')
      await untilAnotherRuns(data, postmaster)
    })
  },
  timeout,
)

test(
  'two processes go on by themselves when their external database is restarted, and when it is killed',
  async () => {
    const data = join(folder, 'external')
    await copyPreparedFolder(data)
    let cluster = await startCluster(data)
    onTestFinished(() => cluster.stop())
    const env = { ...onDatabase(addressIn(data)), DEMO_CATALOGUE: 'on' }
    const shops = await Promise.all([open('first', env), open('second', { ...env, JOBS: 'off' })])
    await loseAgainAndAgain(shops, addressIn(data), async (time) => {
      if (time % 2 === 0) {
        await cluster.stop()
        cluster = await startCluster(data)
        return
      }
      const postmaster = postmasterIn(data)
      process.kill(postmaster, 'SIGKILL')
      await untilAnotherRuns(data, postmaster)
    })
  },
  timeout,
)
