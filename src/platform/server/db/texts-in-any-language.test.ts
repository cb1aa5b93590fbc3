import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { whenOver } from '#tests/when-over.ts'
import { prepareDatabase } from './prepare-database.ts'

const migrations = join(import.meta.dirname, 'migrations')

/** The folder as it was before the migration of that name. */
async function migrationsBefore(name: string) {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrations, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const at = entries.findIndex(({ tag }: { tag: string }) => tag === name)
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, at) }))
  return folder
}

async function emptyDatabase(name = `test_${randomUUID().replaceAll('-', '')}`) {
  const addressOf = (database: string) => inject('postgres').replace('%s', database)
  const admin = new pg.Client({ connectionString: addressOf('postgres') })
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
  whenOver(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return addressOf(name)
}

const [uuid, room] = [randomUUID(), randomUUID()]
const day = "date '2026-11-15'"

/** Texts in a column for each language, and languages of the type that they had. */
const writtenBefore = `
  insert into images (uuid, file, alt_es, alt_pt) values ('${uuid}', 'a.jpg', 'La "piscina"', 'A piscina');
  insert into amenities (uuid, title_es, title_pt) values ('${uuid}', 'Baño de vapor', 'Banho turco');
  insert into board_types (type, name_es, name_pt, description_es, description_pt)
    values ('breakfast', 'Desayuno', 'Pequeno-almoço', 'Cada mañana', 'Todas as manhãs');
  insert into locations (uuid, type, country) values ('${uuid}', 'country', 'ES');
  insert into location_translations values ('${uuid}', 'es', 'España', 'espana'), ('${uuid}', 'pt', 'Espanha', 'espanha');
  insert into hotels (uuid, name, stars, location_uuid, country, description_es, description_pt)
    values ('${uuid}', 'Faro', 5, '${uuid}', 'ES', 'Al final', 'No fim');
  insert into hotel_rooms (uuid, hotel_uuid, type, name_es, name_pt, position)
    values ('${room}', '${uuid}', 'double', 'Habitación', 'Quarto', 0);
  insert into funnel_days (day, channel, campaign, kind, language, starts)
    values (${day}, 'direct', '', 'voucher', 'es', 1), (${day}, 'direct', '', 'voucher', 'pt', 2)`

test('texts that were written in a column for each language are found in one, and languages stay as they were', async () => {
  const connectionString = await emptyDatabase()
  await prepareDatabase(connectionString, await migrationsBefore('0002_texts_in_any_language'))
  const client = new pg.Client({ connectionString })
  await client.connect()
  whenOver(() => client.end())
  await client.query(writtenBefore)

  await prepareDatabase(connectionString, migrations)

  const rows = async (query: string) => (await client.query(query)).rows
  expect(await rows('select * from images')).toMatchObject([{ alt: { es: 'La "piscina"', pt: 'A piscina' } }])
  expect(await rows('select * from amenities')).toEqual([{ uuid, title: { es: 'Baño de vapor', pt: 'Banho turco' } }])
  expect(await rows('select * from board_types')).toEqual([
    {
      type: 'breakfast',
      name: { es: 'Desayuno', pt: 'Pequeno-almoço' },
      description: { es: 'Cada mañana', pt: 'Todas as manhãs' },
    },
  ])
  expect(await rows('select * from hotels')).toMatchObject([
    { description: { es: 'Al final', pt: 'No fim' }, conditions: { es: '', pt: '' } },
  ])
  expect(await rows('select * from hotel_rooms')).toMatchObject([
    { name: { es: 'Habitación', pt: 'Quarto' }, details: { es: '', pt: '' } },
  ])
  expect(await rows('select language, slug from location_translations order by language')).toEqual([
    { language: 'es', slug: 'espana' },
    { language: 'pt', slug: 'espanha' },
  ])
  expect(await rows('select language, starts from funnel_days order by language')).toEqual([
    { language: 'es', starts: 1 },
    { language: 'pt', starts: 2 },
  ])
  await client.query(`insert into location_translations values ('${uuid}', 'fr', 'Espagne', 'espagne')`)
})
