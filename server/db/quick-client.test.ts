import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'

const { services, pool } = await testServices()
const { db } = services

const stamp = async (at: Pick<typeof db, 'execute'>) =>
  (await at.execute<{ id: string }>(sql`select txid_current()::text as id`)).rows[0]?.id

test('everything in a transaction is in the same one', async () => {
  await db.transaction(async (tx) => {
    const first = await stamp(tx)
    expect(await stamp(tx)).toBe(first)
  })
})

test('what fails takes back what was written before', async () => {
  await pool.query('create table if not exists quick_things (name text primary key)')
  const writing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into quick_things values (${'a'})`)
    await tx.execute(sql`insert into quick_things values (${'a'})`)
  })
  await expect(writing).rejects.toThrow()
  const { rows } = await pool.query('select * from quick_things')
  expect(rows).toEqual([])
})

test('what is asked in one go is answered in its order, also after one that fails', async () => {
  const answers = await db.transaction((tx) =>
    Promise.all([1, 2, 3].map(async (n) => (await tx.execute(sql`select ${n}::int as n`)).rows[0])),
  )
  expect(answers).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  const failing = db.transaction((tx) =>
    Promise.all([tx.execute(sql`select 1 / ${0}::int`), tx.execute(sql`select ${2}::int`)]),
  )
  await expect(failing).rejects.toThrow('select 1 / $1')
  expect(await stamp(db)).toBeDefined()
})

test('a transaction in which nothing is asked leaves nothing behind', async () => {
  await db.transaction(async () => {})
  const rolledBack = db.transaction(async (tx) => tx.rollback())
  await expect(rolledBack).rejects.toThrow()
  // Were one still open, every connection would be in it for ever.
  const [first, second] = [await stamp(db), await stamp(db)]
  expect(first).not.toBe(second)
})
