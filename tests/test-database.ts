import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { openDatabase } from '#platform/server/db/client.ts'
import type { Limits } from '#platform/server/db/limits.ts'
import { longEnough, waitUntil } from './wait-until.ts'
import { whenOver } from './when-over.ts'

/** Nobody waits for a test: what takes long here takes long because the machine is busy. */
const patient: Limits = {
  connect: longEnough,
  statement: longEnough,
  lock: longEnough,
  idleInTransaction: longEnough,
  answer: longEnough,
}

/** A database of the test file's own, cloned from a template and gone afterwards. */
export async function testDatabase(template: 'empty' | 'demo') {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name} template template_${template} strategy file_copy`)
  const connectionString = addressOf(name)
  const database = openDatabase(connectionString, 4, patient)
  database.pool.on('connect', forbidOverlaps)
  whenOver(async () => {
    await database.close()
    await waitUntil(async () => expect(await connectionsTo(name)).toBe(0))
    await asAdmin(`drop database ${name}`)
  })
  return { ...database, connectionString, database }
}

/** A pool has ended before its connections have: one that is cut off would say so to whichever test is next. */
async function connectionsTo(name: string): Promise<number> {
  const query = `select 1 from pg_stat_activity where datname = '${name}' and backend_type = 'client backend'`
  return (await asAdmin(query)).rows.length
}

async function asAdmin(statement: string) {
  const admin = new pg.Client({ connectionString: addressOf('postgres') })
  await admin.connect()
  return admin.query(statement).finally(() => admin.end())
}

const addressOf = (name: string) => inject('postgres').replace('%s', name)

/**
 * A transaction awaits one statement after the other: what is sent beside another on its connection would be written
 * even if that one has failed and was rolled back.
 */
function forbidOverlaps(client: pg.ClientBase) {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  let isAsked = false
  const done = () => {
    isAsked = false
  }
  client.query = ((...args: unknown[]) => {
    if (isAsked) throw new Error('Two statements at once on one connection')
    const answer = query(...args)
    if (!(answer instanceof Promise)) return answer
    isAsked = true
    answer.then(done, done)
    return answer
  }) as typeof client.query
}
