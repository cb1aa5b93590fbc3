import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { testServices } from '#tests/test-services.ts'

const { services, pool } = await testServices()
const { db } = services

const stamp = async (at: Pick<typeof db, 'execute'>) =>
  (await at.execute<{ id: string }>(sql`select txid_current()::text as id`)).rows[0]?.id

/** An upgrade of the driver or of drizzle may ask in another form, which nobody would notice but by the cost. */
test('PostgreSQL plans a statement with parameters once for a connection', async () => {
  const plans = await db.transaction(async (tx) => {
    for (let times = 0; times < 3; times++) {
      await tx
        .select({ uuid: purchases.uuid })
        .from(purchases)
        .where(sql`${purchases.locator} = ${`L${times}`}`)
    }
    const known = sql`select generic_plans + custom_plans as uses from pg_prepared_statements
                      where name ~ '^s[0-9]+$' and statement like ${'select "uuid" from "purchases" where "purchases"."locator" = %'}`
    return (await tx.execute<{ uses: number }>(known)).rows
  })
  expect(plans).toEqual([{ uses: 3 }])
})

test('what fails takes back what was written before, and the connection can be used again', async () => {
  await pool.query('create table if not exists things (name text primary key)')
  const writing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into things values (${'a'})`)
    await tx.execute(sql`insert into things values (${'a'})`)
  })
  await expect(writing).rejects.toThrow()
  expect((await pool.query('select * from things')).rows).toEqual([])
  const [first, second] = [await stamp(db), await stamp(db)]
  expect(first).not.toBe(second)
})
