import { isDeepStrictEqual } from 'node:util'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { readDemoRows } from '#tests/demo/demo-rows.ts'
import { demoDay } from '#tests/demo-day.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { locationUuid } from './locations.ts'
import { type CatalogueTable, catalogueTables } from './seed-rows.ts'

const catalogue = readDemoRows()
const regionOf = new Map(catalogue.spas.map((spa) => [spa.uuid, spa.regionUuid]))
const spasIn = (region: string) => catalogue.spas.filter((spa) => spa.regionUuid === locationUuid(region))
const servicesIn = (...regions: string[]) => {
  const uuids = regions.map(locationUuid)
  return catalogue.services.filter((service) => uuids.includes(regionOf.get(service.spaUuid) ?? ''))
}

test('the 18 places of the specification have a page, under their slugs', () => {
  const withPage = new Set(catalogue.locations.filter(({ hasLanding }) => hasLanding).map(({ uuid }) => uuid))
  const slugs = catalogue.locationTranslations.filter((row) => row.language === 'pt' && withPage.has(row.locationUuid))
  expect(slugs.map(({ slug }) => slug).sort()).toEqual([
    'adeje',
    'arona',
    'canarias',
    'comunidad-valenciana',
    'espanha',
    'gandia',
    'guia-de-isora',
    'paterna',
    'playa-de-las-americas',
    'puerto-de-la-cruz',
    'san-cristobal-de-la-laguna',
    'san-miguel-de-abona',
    'santa-cruz-de-tenerife',
    'santa-ursula',
    'santiago-del-teide',
    'tenerife',
    'valencia',
    'valencia',
  ])
})

test('there are as many spas, services and getaways as the specification counts', () => {
  expect(spasIn('tenerife').length).toBeGreaterThanOrEqual(30)
  expect(spasIn('valencia').length).toBeGreaterThanOrEqual(16)
  expect(spasIn('gran-canaria').length).toBeGreaterThanOrEqual(8)
  expect(spasIn('fuerteventura').length).toBeGreaterThanOrEqual(6)
  expect(servicesIn('tenerife', 'valencia', 'gran-canaria', 'fuerteventura').length).toBeGreaterThanOrEqual(566)
  expect(catalogue.services.length).toBeGreaterThanOrEqual(620)
  expect(catalogue.getaways.length).toBeGreaterThanOrEqual(32)
})

test('44 spas and 566 services remain when those that are not open to the public are left out', () => {
  const hidden = new Set(
    catalogue.spas.filter(({ status }) => status === 'disabled' || status === 'lost').map(({ uuid }) => uuid),
  )
  const shown = (uuid: string) => !hidden.has(uuid)
  expect(
    [...spasIn('tenerife'), ...spasIn('valencia')].filter(({ uuid }) => shown(uuid)).length,
  ).toBeGreaterThanOrEqual(44)
  const services = servicesIn('tenerife', 'valencia', 'gran-canaria', 'fuerteventura')
  expect(services.filter(({ spaUuid, status }) => shown(spaUuid) && status === 'enable').length).toBeGreaterThanOrEqual(
    566,
  )
})

test('every town with a page has at least two spas', () => {
  const towns = catalogue.locations.filter(({ type, hasLanding }) => type === 'city' && hasLanding)
  for (const { uuid } of towns) {
    expect(catalogue.spas.filter(({ locationUuid }) => locationUuid === uuid).length).toBeGreaterThanOrEqual(2)
  }
})

test('no spa has the slug of a town of its region', () => {
  for (const { slug, regionUuid } of catalogue.spas) {
    const towns = catalogue.locations.filter(({ parentUuid }) => parentUuid === regionUuid).map(({ uuid }) => uuid)
    const slugs = catalogue.locationTranslations
      .filter((row) => towns.includes(row.locationUuid))
      .map((row) => row.slug)
    expect(slugs).not.toContain(slug)
  }
})

test('every spa status occurs, and a season closes with and without a day of reopening', () => {
  expect(new Set(catalogue.spas.map(({ status }) => status)).size).toBe(5)
  const inSeason = catalogue.spas.filter(({ status }) => status === 'closedtemp')
  expect(inSeason.some(({ reopensOn }) => reopensOn)).toBe(true)
  expect(inSeason.some(({ reopensOn }) => !reopensOn)).toBe(true)
})

test('no two spas are described alike, in either language', () => {
  const texts = catalogue.spaTranslations.map(({ longDescription }) => longDescription)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.filter((text) => /[{}]/.test(text))).toEqual([])
})

test('no text is empty', () => {
  const texts = [
    ...catalogue.serviceTranslations.flatMap(({ name, description, includes }) => [name, description, ...includes]),
    ...catalogue.getawayTranslations.flatMap(({ name, shortName, description }) => [name, shortName, description]),
    ...catalogue.locationTranslations.map(({ name }) => name),
    ...catalogue.tagTranslations.map(({ title }) => title),
    ...catalogue.images.flatMap(({ alt, blur }) => [...Object.values(alt), blur ?? '']),
    ...catalogue.reviews.map(({ comment }) => comment),
  ]
  expect(texts.filter((text) => text.trim() === '' || /[{}]/.test(text))).toEqual([])
})

test('the same arguments give the same catalogue, also in another process', () => {
  const again = generateCatalogue({ today: demoDay })
  const other = (Object.keys(catalogue) as CatalogueTable[]).filter(
    (name) => !isDeepStrictEqual(again[name], catalogue[name]),
  )
  expect(other).toEqual([])
  expect(Object.keys(again)).toEqual(Object.keys(catalogue))
})

test('every reference leads to a row, and every key is unique', () => {
  for (const name of Object.keys(catalogueTables) as CatalogueTable[]) {
    const table: PgTable = catalogueTables[name]
    const rows: Record<string, unknown>[] = catalogue[name]
    for (const columns of keysOf(table)) {
      const keys = rows.map((row) => columns.map((column) => row[column]).join('|'))
      expect(new Set(keys).size, `${name} by ${columns}`).toBe(keys.length)
    }
    for (const { from, to, target } of referencesOf(table)) {
      const known = new Set((catalogue[target] as Record<string, unknown>[]).map((row) => row[to]))
      const lost = rows.filter((row) => row[from] != null && !known.has(row[from]))
      expect(lost, `${name}.${from}`).toEqual([])
    }
  }
})

test('a catalogue can be made as large as wished, and what is sold stays within bounds', () => {
  const large = generateCatalogue({ today: demoDay, spas: 200 })
  expect(large.spas.length).toBe(200)
  expect(new Set(large.spas.map(({ regionUuid, slug }) => regionUuid + slug)).size).toBe(200)
  expect(large.resourceClaims.length).toBeLessThan(100_000)
})

function keysOf(table: PgTable): string[][] {
  const { columns, primaryKeys, uniqueConstraints } = getTableConfig(table)
  const single = columns
    .filter((column) => column.primary || column.isUnique)
    .map((column) => [propertyOf(table, column.name)])
  const several = [...primaryKeys, ...uniqueConstraints].map((key) =>
    key.columns.map(({ name }) => propertyOf(table, name)),
  )
  return [...single, ...several]
}

function referencesOf(table: PgTable): { from: string; to: string; target: CatalogueTable }[] {
  return getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference()
    const target = (Object.keys(catalogueTables) as CatalogueTable[]).find(
      (name) => catalogueTables[name] === foreignTable,
    )
    const [from, to] = [columns[0]?.name ?? '', foreignColumns[0]?.name ?? '']
    return { from: propertyOf(table, from), to: propertyOf(foreignTable, to), target: target ?? 'locations' }
  })
}

/** Rows are keyed by property ('spaUuid'), constraints by column ('spa_uuid'). */
function propertyOf(table: PgTable, column: string): string {
  const found = Object.entries(table).find(([, value]) => value?.name === column)
  return found?.[0] ?? column
}
