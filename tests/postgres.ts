import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startCluster } from '#server/db/embedded/cluster.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { fillDatabase } from '#server/db/seed/fill-database.ts'
import { generateCatalogue } from '#server/db/seed/generate-catalogue.ts'
import { demoDay } from './demo-day.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server, with %s where the database's name goes. */
    postgres: string
  }
}

/** One real PostgreSQL for all tests, with two templates: one migrated, one with the demo catalogue too. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'calmaria-test-'))
  // Nothing here must survive a power cut.
  const cluster = await startCluster(folder, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' })
  const admin = new pg.Client({ connectionString: cluster.connectionString('postgres') })
  await admin.connect()
  const migrations = join(import.meta.dirname, '../server/db/migrations')
  await admin.query('create database template_empty')
  await prepareDatabase(cluster.connectionString('template_empty'), migrations)
  await admin.query('create database template_demo template template_empty')
  await prepareDatabase(cluster.connectionString('template_demo'), migrations, (db) =>
    fillDatabase(db, generateCatalogue({ today: demoDay })),
  )
  await admin.end()
  project.provide('postgres', cluster.connectionString('%s'))
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
