import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/test-database.ts'
import { inBatch } from './in-batch.ts'

const { db, pool } = await testDatabase('empty')
await pool.query('create table notes (note text)')

test('what goes on beside something that failed is taken back with it', async () => {
  const writing = db.transaction((tx) =>
    inBatch([
      Promise.reject(new Error('not this one')),
      (async () => {
        await tx.execute(sql`insert into notes values (${'first'})`)
        await tx.execute(sql`insert into notes values (${'second'})`)
      })(),
    ]),
  )
  await expect(writing).rejects.toThrow('not this one')
  expect((await pool.query('select * from notes')).rows).toEqual([])
})

test('answers come in the order of what was asked, and each is asked once', async () => {
  const answers = await db.transaction((tx) =>
    inBatch([tx.execute(sql`insert into notes values (${'once'}) returning note`), 2, Promise.resolve('three')]),
  )
  expect([answers[0].rows, answers[1], answers[2]]).toEqual([[{ note: 'once' }], 2, 'three'])
  expect((await pool.query('select * from notes')).rows).toEqual([{ note: 'once' }])
})
