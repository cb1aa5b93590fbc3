import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { fillDatabase, isCatalogueEmpty } from '#demo/fill-database.ts'
import { readDemoRows } from '#tests/demo/demo-rows.ts'
import type { Database } from './client.ts'
import { ForeignDatabase, prepareDatabase } from './prepare-database.ts'

const addressOf = (name: string) => inject('postgres').replace('%s', name)
const migrations = join(import.meta.dirname, 'migrations')
const files = readdirSync(migrations).filter((file) => file.endsWith('.sql'))

const admin = new pg.Client({ connectionString: addressOf('postgres') })
await admin.connect()
afterAll(() => admin.end())

async function createDatabase(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} template ${template}`)
  onTestFinished(async () => void (await admin.query(`drop database ${name} with (force)`)))
  return addressOf(name)
}

// Without the two largest tables, which are most of the work and tell nothing more.
const rows = { ...readDemoRows(), resourceClaims: [], hotelNights: [] }

async function count(connectionString: string, query: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const result = await client.query(query).finally(() => client.end())
  return Number(result.rows[0].count)
}

test('after a preparation that failed half way three processes that start at once leave the database migrated and filled once', async () => {
  const address = await createDatabase('template0')
  const broken = async () => {
    throw new Error('no power')
  }
  await expect(prepareDatabase(address, migrations, broken)).rejects.toThrow('no power')
  let fillings = 0
  const fillOnce = async (db: Database) => {
    if (!(await isCatalogueEmpty(db))) return
    fillings += 1
    await fillDatabase(db, rows)
  }
  await Promise.all([1, 2, 3].map(() => prepareDatabase(address, migrations, fillOnce)))
  expect(fillings).toBe(1)
  expect(await count(address, 'select count(*) from spas')).toBe(rows.spas.length)
  expect(await count(address, 'select count(*) from services')).toBe(rows.services.length)
  expect(await count(address, 'select count(*) from drizzle.__drizzle_migrations')).toBe(files.length)
  expect(
    await count(
      address,
      `select count(*) from pg_locks join pg_database on pg_database.oid = database
        where locktype = 'advisory' and datname = current_database()`,
    ),
  ).toBe(0)
})

test('a database of another baseline is refused with what to do, and left as it is', async () => {
  const address = await createDatabase('template_demo')
  await count(
    address,
    "update drizzle.__drizzle_migrations set hash = 'another' where id = (select min(id) from drizzle.__drizzle_migrations) returning 0 as count",
  )
  const before = await count(address, 'select count(*) from services')
  await expect(prepareDatabase(address, migrations)).rejects.toThrow(ForeignDatabase)
  expect(await count(address, 'select count(*) from services')).toBe(before)
})
