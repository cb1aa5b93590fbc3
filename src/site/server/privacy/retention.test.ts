import { getTableColumns, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepersOf } from '#features/checkout/server/purchases/core/forget-purchases.ts'
import { type Kept, termStart } from '#platform/rules/personal-data.ts'
import { personalData, soldKinds } from '#site/features.ts'
import { testDatabase } from '#tests/test-database.ts'

const { kept: retention, impersonal: tablesWithoutPersons } = personalData
const { pool } = await testDatabase('empty')

async function column(query: string): Promise<string[]> {
  return (await pool.query<{ found: string }>(query)).rows.map(({ found }) => found)
}

const tables = await column("select tablename as found from pg_tables where schemaname = 'public'")
const withTerm: Set<string> = new Set(Object.values(retention).flatMap((kept): readonly string[] => kept.tables))

test('what has no term says until when it is kept', () => {
  const kept: Record<string, Kept> = retention
  const without = Object.entries(kept).filter(([, { terms, until }]) => Object.keys(terms).length === 0 && !until)
  expect(without.map(([name]) => name)).toEqual([])
})

test('every table has a term, or there is nobody in it', () => {
  const known = new Set([...withTerm, ...tablesWithoutPersons])
  expect(tables.filter((table) => !known.has(table))).toEqual([])
  expect([...known].filter((table) => !tables.includes(table))).toEqual(['pgboss.job'])
  expect(tablesWithoutPersons.filter((table) => withTerm.has(table))).toEqual([])
})

/** As columns are called in which there are people, or what they write. */
const ofPersons =
  /mail|phone|buyer|guest|recipient|beneficiary|author|owner|card_key|last_digits|tax_id|comment|message|_address|gift|from_name|purchase_uuid|voucher_uuid/

/** Of a place of business, and of a kind of goods. */
const ofNobody = /^(funnel_days\.buyers|spas\.(email|phone)|hotels\.(email|phone))$/

test('where there is nobody no column is called like something of people, and none leads to them', async () => {
  const columns = await column(
    "select table_name || '.' || column_name as found from information_schema.columns where table_schema = 'public'",
  )
  const suspicious = columns.filter((name) => {
    const [table = '', called = ''] = name.split('.')
    return tablesWithoutPersons.includes(table) && ofPersons.test(called) && !ofNobody.test(name)
  })
  expect(suspicious).toEqual([])
  const references = await column(
    "select conrelid::regclass || ' ' || confrelid::regclass as found from pg_constraint where contype = 'f'",
  )
  const leading = references.filter((found) => {
    const [from = '', to = ''] = found.split(' ')
    return tablesWithoutPersons.includes(from) && withTerm.has(to)
  })
  expect(leading).toEqual([])
})

test('what points at a purchase keeps it, or goes with it', async () => {
  const pointing = await column(
    `select conrelid::regclass || '.' || attname as found from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'purchases'::regclass and confdeltype <> 'c'`,
  )
  const keeping = keepersOf(soldKinds).map(
    (one) => `${getTableName(one.table)}.${getTableColumns(one.table)[one.name]?.name ?? one.name}`,
  )
  const going = ['payment_attempts.purchase_uuid', 'coupon_holds.purchase_uuid']
  expect(pointing.toSorted()).toEqual([...keeping, ...going].toSorted())
})

test('terms are counted in the units of the calendar', () => {
  const now = new Date('2028-02-29T04:00:00Z')
  expect(termStart(now, { days: 30 })).toEqual(new Date('2028-01-30T04:00:00Z'))
  expect(termStart(now, { months: 12 })).toEqual(new Date('2027-03-01T04:00:00Z'))
  expect(termStart(now, { years: 3 })).toEqual(new Date('2025-03-01T04:00:00Z'))
})
