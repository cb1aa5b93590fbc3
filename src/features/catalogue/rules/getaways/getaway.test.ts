import { expect, test } from 'vitest'
import type { ServiceTexts } from '#features/catalogue/rules/services/service.ts'
import { type Image, type ImageRelation, placeholderImage } from '#platform/pictures/image.ts'
import { getawayGallery, includesSpa, miniGallery, normaliseGetawayPax } from './getaway.ts'

const picture = (file: string, rel: ImageRelation = 'images'): Image => ({
  uuid: file,
  rel,
  file,
  alt: { es: file, pt: file },
  blur: null,
})

const stay = (own: Image[], hotel: Image[]) => ({ images: own, hotel: { images: hotel } })

const service = (es: string, pt: string, images: Image[] = []) => {
  const texts = { description: '', includes: [], slug: '' }
  const legalConditions = { legalNotice: '', politicalCondition: '', generalCondition: '' }
  const named = (name: string): ServiceTexts => ({ ...texts, legalConditions, name })
  return { translations: { es: named(es), pt: named(pt) }, images }
}

const [terrace, view, pool, bar, gym, sauna, steam] = ['terrace', 'view', 'pool', 'bar', 'gym', 'sauna', 'steam'].map(
  (file) => picture(file),
) as [Image, Image, Image, Image, Image, Image, Image]

test.each([
  ['package, hotel and spa, in that order', [terrace], [pool], [sauna], ['terrace', 'pool', 'sauna']],
  ['the first picture of the spa only', [], [pool], [sauna, steam], ['pool', 'sauna']],
  ['five at most', [terrace, view], [pool, bar, gym], [sauna], ['terrace', 'view', 'pool', 'bar', 'gym']],
  ['no picture twice', [pool], [pool], [pool], ['pool']],
  ['the default picture when there is none', [], [], [], [placeholderImage.file]],
])('the gallery of a getaway shows %s', (_, own, hotel, spa, files) => {
  expect(getawayGallery(stay(own, hotel), { images: spa }).map(({ file }) => file)).toEqual(files)
})

const room = picture('room', 'room')
const lobby = picture('lobby', 'hotel')
const circuitAndMassage = [service('Circuito spa.', 'Circuito de spa'), service('Masaje', 'Massagem')]

test('the mini gallery shows a room, the spa services and the facilities', () => {
  expect(miniGallery(stay([terrace], [lobby, room]), { images: [sauna] }, circuitAndMassage, 'es')).toEqual([
    { kind: 'room', image: room },
    { kind: 'spa', image: sauna, names: 'Circuito spa + Masaje' },
    { kind: 'facilities', image: lobby },
  ])
})

test('the spa is shown by what is included, in a scene that the gallery above does not show', () => {
  const circuit = service('Circuito spa', 'Circuito de spa', [sauna, picture('pool-night'), steam])
  const [, spa] = miniGallery(stay([pool], [lobby, room]), { images: [sauna] }, [circuit], 'es')
  expect(spa).toEqual({ kind: 'spa', image: steam, names: 'Circuito spa' })
})

test('the mini gallery names the services in the language of the page', () => {
  const [, spa] = miniGallery(stay([], []), { images: [] }, circuitAndMassage, 'pt')
  expect(spa).toEqual({ kind: 'spa', image: placeholderImage, names: 'Circuito de spa + Massagem' })
})

test('a stay without spa services shows no spa, and the default picture where it has none', () => {
  expect(miniGallery(stay([terrace], [pool]), { images: [sauna] }, [], 'es')).toEqual([
    { kind: 'room', image: placeholderImage },
    { kind: 'facilities', image: placeholderImage },
  ])
})

test.each([
  [[], false],
  [circuitAndMassage, true],
])('a getaway includes the spa when the spa has services', (services, answer) => {
  expect(includesSpa(services)).toBe(answer)
})

test.each([
  [-1, 2],
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [4, 4],
  [5, 6],
])('a getaway for %i is for %i', (pax, normalised) => {
  expect(normaliseGetawayPax(pax)).toBe(normalised)
})
