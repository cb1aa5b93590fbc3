import '#site/served.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { fillDatabase } from '#demo/fill-database.ts'
import { generateCatalogue } from '#demo/generate-catalogue.ts'
import { startCluster } from '#platform/server/db/embedded/cluster.ts'
import { prepareDatabase } from '#platform/server/db/prepare-database.ts'
import { demoDay } from './demo-day.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server, with %s where the database's name goes. */
    postgres: string
    /** A folder of this run, which is gone when it is over. The rows of the demo are in it. */
    runFolder: string
  }
}

type Shared = { users: number; starting: ReturnType<typeof startPostgres> }

/** Every project has this module for itself: what they have in common is the process. */
const inProcess = globalThis as { calmariaTests?: Shared | undefined }

/** Servers and commands that tests start read a thousand modules: what was compiled once is kept, also for the next run. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')

/** One real PostgreSQL for the tests of all projects, from the first that needs it to the last. */
export default async function setup(project: TestProject) {
  inProcess.calmariaTests ??= { users: 0, starting: startPostgres() }
  const shared = inProcess.calmariaTests
  shared.users++
  const { cluster, folder } = await shared.starting
  project.provide('postgres', cluster.connectionString('%s'))
  project.provide('runFolder', folder)
  return async () => {
    shared.users--
    if (shared.users > 0) return
    inProcess.calmariaTests = undefined
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** With two templates: one migrated, one with the demo catalogue too. */
async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'calmaria-test-'))
  const cluster = await startCluster(folder, settings)
  const admin = new pg.Client({ connectionString: cluster.connectionString('postgres') })
  await admin.connect()
  const migrations = join(import.meta.dirname, '../src/platform/server/db/migrations')
  await admin.query('create database template_empty')
  await prepareDatabase(cluster.connectionString('template_empty'), migrations)
  await admin.query('create database template_demo template template_empty')
  const rows = generateCatalogue({ today: demoDay })
  await prepareDatabase(cluster.connectionString('template_demo'), migrations, (db) => fillDatabase(db, rows))
  await writeFile(join(folder, 'demo-rows'), serialize(rows))
  await admin.end()
  await settle(cluster.connectionString('template_demo'))
  return { cluster, folder }
}

/** Each clone would find out for itself which rows are visible to all, and write it down. */
async function settle(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('vacuum (freeze, analyze)')
  await client.end()
}

const settings = {
  // Nothing here must survive a power cut.
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // No clone lives long enough for it.
  autovacuum: 'off',
  // For two files at once that start two servers each.
  max_connections: '200',
}
