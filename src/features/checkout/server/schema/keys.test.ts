import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/test-database.ts'

const { db } = await testDatabase('empty')

test('what points at a purchase is found by it, without going through a whole table', async () => {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'purchases'::regclass and not exists (
      select from pg_index where indrelid = conrelid and indkey[0] = attnum
    )`)
  expect(rows).toEqual([])
})
