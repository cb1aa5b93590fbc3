import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDemoRows } from '#tests/demo/demo-rows.ts'
import { imageUuid } from './pictures.ts'
import { type DemoPicture, pictures } from './tables/pictures.ts'

const catalogue = readDemoRows()
const pictureOf = new Map(pictures.map((picture) => [imageUuid(picture.file), picture]))

const galleries = <T extends { imageUuid: string }>(images: T[], owner: (image: T) => string) =>
  new Map(
    [...Map.groupBy(images, owner)].map(([uuid, rows]) => [
      uuid,
      rows.map((row) => pictureOf.get(row.imageUuid) as DemoPicture),
    ]),
  )
const ofSpa = galleries(catalogue.spaImages, ({ spaUuid }) => spaUuid)
const ofService = galleries(catalogue.serviceImages, ({ serviceUuid }) => serviceUuid)
const spaOf = new Map(catalogue.spas.map((spa) => [spa.uuid, spa]))
const slugs = catalogue.serviceTranslations.filter(({ language }) => language === 'es')
const scenesOf = (slug: RegExp) =>
  slugs
    .filter((row) => slug.test(row.slug))
    .map((row) => ofService.get(row.serviceUuid)?.map(({ scene }) => scene) ?? [])

test('every picture is a file of the library', () => {
  const folder = join(import.meta.dirname, '../photos')
  expect(pictures.filter(({ file }) => !existsSync(join(folder, file)))).toEqual([])
})

test('pictures that lose their charm when shown large stand for nothing', () => {
  const small = [
    'texture-soft-folds',
    'cascade-pool-day',
    'room-for-two-morning',
    'infinity-pool-dawn',
    'volcanic-pool-blue-hour',
    'snow-pool-sunrise',
    'sauna-stove-window',
  ]
  expect(pictures.filter(({ file }) => small.includes(file.replace('.jpg', '')))).toEqual([])
})

test('a spa and a service have eight scenes, so that a list of four in a row never repeats one within two rows', () => {
  for (const [uuid, gallery] of [...ofSpa, ...ofService])
    expect(new Set(gallery.map(({ scene }) => scene)).size, uuid).toBe(8)
})

test('snow and its saunas are shown in the mountains alone, lava pools on volcanic coasts, azulejos in Portugal', () => {
  for (const [uuid, gallery] of [...ofSpa, ...ofService]) {
    const spa = spaOf.get(uuid) ?? spaOf.get(catalogue.services.find((service) => service.uuid === uuid)?.spaUuid ?? '')
    for (const { scene } of gallery) {
      if (['snow-pool', 'snow-lodge', 'sauna', 'fireplace'].includes(scene)) expect(spa?.country, uuid).toBe('AD')
      if (scene === 'volcanic') expect(spa?.country, uuid).not.toBe('AD')
      if (scene.startsWith('azulejo')) expect(spa?.country, uuid).toBe('PT')
    }
  }
})

test.each([
  ['chocolate', /chocolaterapia|chocolate/, 'wrap-bowls', ['kids', 'snow-pool']],
  ['hot stones', /piedras-calientes|piedra-volcanica|piedras-de-lava/, 'hot', ['kids', 'snow-pool']],
  ['a sports massage', /^masaje-deportivo/, null, ['kids', 'snow-pool', 'cabana', 'infinity', 'brunch']],
  ['a children’s circuit', /^circuito-spa-infantil/, 'kids', ['dinner', 'champagne']],
  ['a facial', /facial/, 'facial', ['kids', 'brunch']],
  ['reflexology', /^reflexologia/, 'foot', ['kids', 'thermal']],
])('%s is shown by what it is', (_, slug, opener, never) => {
  const galleries = scenesOf(slug)
  expect(galleries.length).toBeGreaterThan(0)
  for (const scenes of galleries) {
    if (opener) expect(scenes).toContain(opener)
    expect(scenes.filter((scene) => (never as string[]).includes(scene))).toEqual([])
  }
})
