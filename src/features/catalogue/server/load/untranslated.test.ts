import { expect, test } from 'vitest'
import { loadSnapshot } from '#features/catalogue/server/snapshot.ts'
import { loadConfig } from '#site/server/config.ts'
import { demoDay } from '#tests/demo-day.ts'
import { testDatabase } from '#tests/test-database.ts'

const { db, pool } = await testDatabase('demo')
const { features } = loadConfig({})
const read = () => loadSnapshot(db, features, demoDay)

const rowTables = [
  'location_translations',
  'tag_translations',
  'spa_translations',
  'service_translations',
  'getaway_translations',
]
const jsonColumns = {
  images: ['alt'],
  amenities: ['title'],
  hotels: ['description', 'conditions'],
  hotel_rooms: ['name', 'details'],
  hotel_rate_plans: ['name', 'description'],
  board_types: ['name', 'description'],
}

test('what has not been translated is the root language’s in texts and addresses alike, and what has stays', async () => {
  const before = await read()
  const [kept, ...others] = [...before.services.values()]
  for (const table of rowTables) {
    const but = table === 'service_translations' ? `and service_uuid <> '${kept?.uuid}'` : ''
    await pool.query(`delete from ${table} where language = 'pt' ${but}`)
  }
  for (const [table, columns] of Object.entries(jsonColumns)) {
    for (const column of columns) await pool.query(`update ${table} set ${column} = ${column} - 'pt'`)
  }
  const after = await read()
  expect(after.services.get(kept?.uuid ?? '')?.translations).toEqual(kept?.translations)
  for (const { uuid } of others) {
    const { es, pt } = after.services.get(uuid)?.translations ?? {}
    expect(pt).toEqual(es)
  }
  const [getaway] = after.getaways.values()
  expect(getaway?.translations.pt).toEqual(getaway?.translations.es)
  expect(getaway?.hotel.descriptions.pt).toBe(getaway?.hotel.descriptions.es)
  expect(getaway?.boardTypes[0]?.name.pt).toBe(getaway?.boardTypes[0]?.name.es)
  expect(getaway?.images[0]?.alt.pt).toBe(getaway?.images[0]?.alt.es)
  expect(getaway?.facilities[0]?.title.pt).toBe(getaway?.facilities[0]?.title.es)
  const uris = after.landings.of('getaway', getaway?.uuid ?? '')?.uris
  expect(uris?.pt.split('/').slice(-3)).toEqual(uris?.es.split('/').slice(-3))
  expect(after.landings.byUri.get(uris?.pt ?? '')?.language).toBe('pt')
})

test('a row in a language that this version does not have changes nothing', async () => {
  const before = await read()
  await pool.query(
    `insert into location_translations (location_uuid, language, name, slug)
      select location_uuid, 'qq', 'Elsewhere', slug from location_translations where language = 'es'`,
  )
  await pool.query(`update images set alt = alt || '{"qq": "Elsewhere"}'`)
  expect((await read()).version).toBe(before.version)
})

test.each([
  ["delete from spa_translations where language = 'es'", /no es translation/],
  ["update amenities set title = title - 'es'", /no es/],
  [`update amenities set title = '{"es": 3}'`, /expected string/],
])('%s: a text that the root lacks is found when the catalogue is read', async (damage, told) => {
  const { db, pool } = await testDatabase('demo')
  await pool.query(damage)
  await expect(loadSnapshot(db, features, demoDay)).rejects.toThrow(told)
})
