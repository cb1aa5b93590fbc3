import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/test-database.ts'

const { db } = await testDatabase('empty')

test('two statements at once in one transaction are an error in tests', async () => {
  const both = db.transaction((tx) => Promise.all([tx.execute(sql`select 1`), tx.execute(sql`select 2`)]))
  await expect(both).rejects.toMatchObject({ cause: { message: 'Two statements at once on one connection' } })
})
