import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Email } from '#platform/emails/mail-transport.ts'
import type { Database } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { testServices } from '../test-services.ts'
import { ledgerBank } from './ledger-bank.ts'
import { mortalServices } from './mortal-services.ts'
import { suppliedKind } from './supplied-kind.ts'

const { services, connectionString, emails } = await testServices({ template: 'empty' })
const { kind } = suppliedKind()
const world = { services, connectionString, bank: ledgerBank(services.clock.now), scenario: { kind } }
await services.db.execute(sql`create table notes (id serial primary key, note text)`)

beforeEach(async () => {
  await services.db.execute(sql`delete from notes`)
  emails.length = 0
})

type Noting = Pick<Database, 'execute'>
const note = async (db: Noting, text: string) => void (await db.execute(sql`insert into notes (note) values (${text})`))
const change = async (db: Noting, from: string, to: string) =>
  void (await db.execute(sql`update notes set note = ${to} where note = ${from}`))

async function left() {
  const { rows } = await services.db.execute(sql`select note from notes order by id`)
  return [...rows.map((row) => row.note), ...emails.map(({ subject }) => subject)]
}

const email: Email = {
  id: 'an-e-mail',
  from: { name: 'Calmaria', email: 'hola@calmaria.example' },
  to: { name: 'Marta', email: 'marta@correo.example' },
  subject: 'e-mail',
  html: '',
  text: '',
  language: 'es',
  attachments: [],
  headers: {},
}

/** Everything that lasts, and much that does not. */
async function work({ db, mail }: Services) {
  await note(db, 'alone')
  await db.transaction(async (tx) => {
    await note(tx, 'first')
    await tx.transaction((inner) => note(inner, 'inside'))
    await change(tx, 'first', 'second')
  })
  await db.transaction((tx) => tx.execute(sql`select note from notes for update`))
  await db.transaction((tx) => note(tx, 'taken back').then(() => tx.rollback())).catch(() => {})
  await mail.send(email)
  await db.execute(sql`with gone as (delete from notes where note = 'inside' returning note) select note from gone`)
  await db.transaction((tx) => change(tx, 'alone', 'last'))
}

test.each([
  { lastWrite: 1, stays: [] },
  { lastWrite: 2, stays: ['alone'] },
  { lastWrite: 3, stays: ['alone', 'second', 'inside'] },
  { lastWrite: 4, stays: ['alone', 'second', 'inside', 'e-mail'] },
  { lastWrite: 5, stays: ['alone', 'second', 'e-mail'] },
])('killed before the lasting write $lastWrite it leaves $stays', async ({ lastWrite, stays }) => {
  const life = mortalServices(world, lastWrite)
  await life.run(work(life.services))
  expect(life.hasDied()).toBe(true)
  expect(await left()).toEqual(stays)
})

test('nothing else is counted: one more, and it lives to its end', async () => {
  const life = mortalServices(world, 6)
  await life.run(work(life.services))
  expect(life.hasDied()).toBe(false)
  expect(await left()).toEqual(['last', 'second', 'e-mail'])
})

const places = ['before the first write', 'before the second write', 'before the third write', 'before the commit']

/** Why it is enough to die before the commit. */
test.each(places)('killed %s of a transaction, nothing of it stays', async (place) => {
  await note(services.db, 'before')
  const life = mortalServices(world, place === 'before the commit' ? 1 : 2)
  const killAt = (here: string) => void (here === place && life.kill())
  const killed = life.services.db.transaction(async (tx) => {
    killAt('before the first write')
    await note(tx, 'one')
    killAt('before the second write')
    await note(tx, 'two')
    killAt('before the third write')
    await change(tx, 'before', 'after')
  })
  await life.run(killed)
  expect(life.hasDied()).toBe(true)
  expect(await left()).toEqual(['before'])
  // Nor is anything still locked.
  await change(services.db, 'before', 'free')
  expect(await left()).toEqual(['free'])
})

test('what is dead neither reads nor writes, nor speaks to anybody', async () => {
  const { services: dead, kill } = mortalServices(world, 1)
  await dead.db.execute(sql`select 1`)
  kill()
  await expect(note(dead.db, 'late')).rejects.toThrow()
  await expect(dead.db.execute(sql`select 1`)).rejects.toThrow()
  await expect(dead.mail.send(email)).rejects.toThrow()
  expect(await left()).toEqual([])
})
