import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/test-database.ts'

const { pool } = await testDatabase('demo')
const folder = join(import.meta.dirname, 'migrations')
const statements = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'))

/** What the migration that brought the rule does to offers. */
const brought = statements.filter((sql) => /"offers" (SET|ADD CONSTRAINT "offer_never)/.test(sql))

test('a database with offers that raise prices is migrated, and they change none', async () => {
  await pool.query('alter table offers drop constraint offer_never_raises_the_price')
  const one = '(select uuid from offers order by uuid limit 1)'
  const { rows: before } = await pool.query('select count(*) from offers where bono_discount_value < 0')
  await pool.query(`update offers set bono_discount_value = 15 where uuid = ${one}`)
  for (const statement of brought) await pool.query(statement)
  const { rows } = await pool.query(`select bono_discount_value from offers where uuid = ${one}`)
  expect(rows).toEqual([{ bono_discount_value: 0 }])
  const { rows: after } = await pool.query('select count(*) from offers where bono_discount_value < 0')
  expect(Number(after[0].count)).toBe(Number(before[0].count) - 1)
})
