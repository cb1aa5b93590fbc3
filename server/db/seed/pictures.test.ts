import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blurs } from './data/blurs.ts'
import { pictures } from './data/pictures.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { imageUuid } from './pictures.ts'

const catalogue = generateCatalogue({ today: '2026-11-15' })
const pictureOf = new Map(pictures.map((picture) => [imageUuid(picture.file), picture]))
const openers = <T extends { position: number; imageUuid: string }>(images: T[], owner: (image: T) => string) =>
  new Map(
    images.filter(({ position }) => position === 0).map((image) => [owner(image), pictureOf.get(image.imageUuid)]),
  )

const ofSpa = openers(catalogue.spaImages, ({ spaUuid }) => spaUuid)
const ofService = openers(catalogue.serviceImages, ({ serviceUuid }) => serviceUuid)

test('every picture is in the library and has its blur', () => {
  for (const { file } of pictures) {
    expect(existsSync(join(import.meta.dirname, '../../../photos', file)), file).toBe(true)
    expect(blurs[file]).toMatch(/^data:image\/webp;base64,/)
  }
})

test('neighbours in the lists of all spas, of a region and of a town open with different scenes', () => {
  const lists = [
    catalogue.spas,
    ...Map.groupBy(catalogue.spas, ({ regionUuid }) => regionUuid).values(),
    ...Map.groupBy(catalogue.spas, ({ locationUuid }) => locationUuid).values(),
  ]
  for (const list of lists) expectDifferentNeighbours(list.map(({ uuid }) => ofSpa.get(uuid)?.scene))
})

test('neighbours in the list of a spa’s services open with different scenes', () => {
  for (const list of Map.groupBy(catalogue.services, ({ spaUuid }) => spaUuid).values()) {
    const shown = list.toSorted(
      (a, b) => Number(b.status === 'enable') - Number(a.status === 'enable') || a.order - b.order,
    )
    expectDifferentNeighbours(shown.map(({ uuid }) => ofService.get(uuid)?.scene))
  }
})

test('snow is shown in the mountains alone, lava pools on volcanic coasts', () => {
  const townOf = new Map(catalogue.spas.map(({ uuid, country }) => [uuid, country]))
  for (const { spaUuid, imageUuid } of catalogue.spaImages) {
    if (pictureOf.get(imageUuid)?.scene === 'snow-pool') expect(townOf.get(spaUuid)).toBe('AD')
    if (pictureOf.get(imageUuid)?.scene === 'volcanic-pool') expect(townOf.get(spaUuid)).not.toBe('AD')
  }
})

test('children’s circuits show children’s water', () => {
  const shown = Map.groupBy(catalogue.serviceImages, ({ serviceUuid }) => serviceUuid)
  for (const { slug, serviceUuid } of catalogue.serviceTranslations) {
    if (!slug.startsWith('circuito-spa-infantil')) continue
    const scenes = shown.get(serviceUuid)?.map(({ imageUuid }) => pictureOf.get(imageUuid)?.scene)
    expect(scenes).toContain('kids-pool')
  }
})

test('neighbours in a promotion’s list hardly ever open with the same scene', () => {
  const inOrder = catalogue.services.toSorted((a, b) => a.order - b.order)
  const promotions = new Set(catalogue.tags.filter(({ kind }) => kind === 'promotion').map(({ uuid }) => uuid))
  const tagged = Map.groupBy(
    catalogue.serviceTags.filter(({ tagUuid }) => promotions.has(tagUuid)),
    ({ tagUuid }) => tagUuid,
  )
  for (const [tagUuid, rows] of tagged) {
    const uuids = new Set(rows.map(({ serviceUuid }) => serviceUuid))
    const scenes = inOrder.filter(({ uuid }) => uuids.has(uuid)).map(({ uuid }) => ofService.get(uuid)?.scene)
    const alike = scenes.filter((scene, at) => at > 0 && scene === scenes[at - 1])
    expect(alike.length / scenes.length, tagUuid).toBeLessThan(0.1)
  }
})

test('pictures that lose their charm when large never open a gallery', () => {
  for (const picture of [...ofSpa.values(), ...ofService.values()]) expect(picture?.isForSmallUse).toBeUndefined()
})

function expectDifferentNeighbours(scenes: (string | undefined)[]) {
  for (const [at, scene] of scenes.entries()) if (at > 0) expect(scene).not.toBe(scenes[at - 1])
}
