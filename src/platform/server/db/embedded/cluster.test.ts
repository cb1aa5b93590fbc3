import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitUntil } from '#tests/wait-until.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { FolderInUse, isAlive } from './folder-lock.ts'

const home = mkdtempSync(join(tmpdir(), 'calmaria-cluster-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

async function ask(cluster: Cluster, query: string) {
  const client = new pg.Client({ connectionString: cluster.connectionString('postgres') })
  await client.connect()
  return client.query(query).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  )
}

const postmasterOf = (data: string) => Number(readFileSync(join(data, 'pg/postmaster.pid'), 'utf8').split('\n')[0])

/** Starts a cluster in a process of its own, which stays until it is killed. */
async function startElsewhere(data: string) {
  const script = `
    const { startCluster } = await import(${JSON.stringify(join(import.meta.dirname, 'cluster.ts'))})
    await startCluster(${JSON.stringify(data)})
    console.log('ready')
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await Promise.race([
    once(owner.stdout, 'data'),
    once(owner, 'exit').then(() => Promise.reject(new Error('no start'))),
  ])
  return owner
}

/** The process that serves a connection, which is told to work or sleep for long. */
async function leaveWorking(cluster: Cluster, query: string): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.connectionString('postgres') })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  client.query(query).catch(() => {})
  return rows[0].pid
}

const endlessWork = 'select count(*) from generate_series(1, 10000000000) as n'

/** A folder of a test's own, in which a server has written something before. */
async function folderWithWish(name: string): Promise<string> {
  const folder = join(home, name)
  await cp(join(home, 'first'), folder, { recursive: true })
  return folder
}

beforeAll(async () => {
  const cluster = await startCluster(join(home, 'first'))
  await ask(cluster, 'create table wishes (wish text)')
  await ask(cluster, `insert into wishes values ('a quiet hour')`)
  await cluster.stop()
})

const readWish = (cluster: Cluster) => ask(cluster, 'select wish from wishes')
const wish = [{ wish: 'a quiet hour' }]

// At once, since they mostly wait for a server to end.
describe.concurrent('an embedded database', () => {
  test('what is written is there after a stop and a new start, and only one may start at a time', async () => {
    const folder = join(home, 'data')
    const first = await startCluster(folder)
    await expect(startCluster(folder)).rejects.toThrow(FolderInUse)
    await ask(first, 'create table wishes (wish text)')
    await ask(first, `insert into wishes values ('a quiet hour')`)
    await first.stop()
    const second = await startCluster(folder)
    expect(await readWish(second)).toEqual(wish)
    await second.stop()
    expect(existsSync(join(folder, 'lock'))).toBe(false)
  })

  test('after kill -9 of its owner the next start stops the server left behind and finds its data', async () => {
    const folder = await folderWithWish('kill-9')
    const owner = await startElsewhere(folder)
    await expect(startCluster(folder)).rejects.toThrow(`in use by process ${owner.pid}`)
    const orphan = postmasterOf(folder)
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(isAlive(orphan)).toBe(true)
    const next = await startCluster(folder)
    expect(isAlive(orphan)).toBe(false)
    expect(postmasterOf(folder)).not.toBe(orphan)
    expect(await readWish(next)).toEqual(wish)
    await next.stop()
  })

  test('a server that was killed is started again by itself, at the same address and with its data', async () => {
    const folder = await folderWithWish('killed')
    const said: unknown[] = []
    const cluster = await startCluster(folder, {}, (what) => void said.push(what))
    const expected: unknown[] = []
    for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGKILL'] as const) {
      process.kill(postmasterOf(folder), signal)
      expected.push('died', 'started again')
      // One that is killed before it was seen to have started would count as not started, and be started once more.
      await waitUntil(() => expect(said).toEqual(expected))
      expect(await readWish(cluster)).toEqual(wish)
    }
    await cluster.stop()
    expect(said).toEqual(expected)
  })

  test('what outlives a killed server is ended before it starts again', async () => {
    const folder = await folderWithWish('outlived')
    const cluster = await startCluster(folder)
    const working = await leaveWorking(cluster, endlessWork)
    process.kill(working, 'SIGSTOP')
    process.kill(postmasterOf(folder), 'SIGKILL')
    await waitUntil(() => expect(isAlive(working)).toBe(false))
    await waitUntil(() => ask(cluster, 'select 1'))
    await cluster.stop()
  })

  // How long it may take is in end-server.test.ts: they stay frozen, so that they have not ended by themselves.
  test('a server that does not listen to a polite request is stopped all the same', async () => {
    const folder = await folderWithWish('frozen')
    const cluster = await startCluster(folder)
    const [postmaster, working] = [postmasterOf(folder), await leaveWorking(cluster, endlessWork)]
    for (const pid of [postmaster, working]) process.kill(pid, 'SIGSTOP')
    await cluster.stop()
    expect([postmaster, working].filter(isAlive)).toEqual([])
    const next = await startCluster(folder)
    expect(await readWish(next)).toEqual(wish)
    await next.stop()
  })

  test('and so is one that is left behind', async () => {
    const folder = await folderWithWish('left-behind')
    const owner = await startElsewhere(folder)
    const orphan = postmasterOf(folder)
    process.kill(orphan, 'SIGSTOP')
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    const next = await startCluster(folder)
    expect(isAlive(orphan)).toBe(false)
    expect(await readWish(next)).toEqual(wish)
    await next.stop()
  })

  test('a first start that was cut short is begun anew, also far down in the tree', async () => {
    const deep = join(home, 'a folder far down '.repeat(6), 'data')
    expect(deep.length).toBeGreaterThan(100)
    for (const half of ['pg', 'pg-new-1234']) {
      mkdirSync(join(deep, half, 'base'), { recursive: true })
      writeFileSync(join(deep, half, 'postgresql.conf'), '')
    }
    // initdb writes this first of all, so it is no sign of a finished database.
    writeFileSync(join(deep, 'pg-new-1234', 'PG_VERSION'), '18\n')
    const cluster = await startCluster(deep)
    expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
    await cluster.stop()
    expect(readdirSync(deep).toSorted()).toEqual(['pg', 'postgres.log'])
  })

  test('a folder may have a comma in its name', async () => {
    const cluster = await startCluster(join(home, 'spas, balnearios'))
    expect(await ask(cluster, 'select 1 as one')).toEqual([{ one: 1 }])
    await cluster.stop()
  })
})
