import { expect, test } from 'vitest'

import drawn from './destination-shapes.json' with { type: 'json' }
import { islands, provinces, shapeOfSlug } from './provinces.ts'

const shapes: Readonly<Record<string, { d: string; x: number; y: number }>> = drawn.shapes
const regions = [...provinces, ...islands]

test('Spain has 50 provinces and two cities of their own, each with a name, a slug and a shape', () => {
  expect(provinces.map(({ code }) => code)).toEqual(
    Array.from({ length: 52 }, (_, at) => String(at + 1).padStart(2, '0')),
  )
  for (const { name, slug } of regions) {
    expect(name).not.toBe('')
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(shapes[slug]?.d, slug).toMatch(/^M[\dMlz -]+z$/)
  }
})

test('no two regions share a slug, and every other name leads to its region', () => {
  const slugs = regions.flatMap(({ slug, otherSlugs }) => [slug, ...otherSlugs])
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const { slug, otherSlugs } of regions)
    for (const known of [slug, ...otherSlugs]) expect(shapeOfSlug(known)).toBe(slug)
})

test.each([
  ['valencia', 'valencia'],
  ['sevilla', 'sevilla'],
  ['bizkaia', 'vizcaya'],
  ['gerona', 'girona'],
  ['illes-balears', 'baleares'],
  ['tenerife', 'tenerife'],
  ['eivissa', 'ibiza'],
  ['algarve', undefined],
])('a region called %s has the shape of %s', (slug, shape) => {
  expect(shapeOfSlug(slug)).toBe(shape)
})

test('an island province is split into its islands, and none is lost or drawn twice', () => {
  const pieces = (path = '') => path.split('z').filter(Boolean).toSorted()
  for (const { code, slug } of provinces) {
    const own = islands.filter(({ province }) => province === code)
    if (own.length === 0) continue
    expect(own.flatMap((island) => pieces(shapes[island.slug]?.d)).toSorted()).toEqual(pieces(shapes[slug]?.d))
  }
})

test('the Canary Islands lie in their corner, from west to east', () => {
  const across = ['el-hierro', 'la-palma', 'la-gomera', 'tenerife', 'gran-canaria', 'fuerteventura', 'lanzarote']
  const middles = across.map((slug) => shapes[slug] ?? { x: 0, y: 0 })
  expect(middles.map(({ x }) => x)).toEqual(middles.map(({ x }) => x).toSorted((a, b) => a - b))
  for (const { x, y } of middles) {
    expect(x).toBeLessThan(480)
    expect(y).toBeGreaterThan(780)
  }
})

test('every shape is in sight', () => {
  for (const [slug, { x, y }] of Object.entries(shapes)) {
    expect(x > 0 && x < drawn.map.width, slug).toBe(true)
    expect(y > 0 && y < drawn.map.height, slug).toBe(true)
  }
})

test.each([
  ['a-coruna', 'girona', 'x'],
  ['huelva', 'almeria', 'x'],
  ['asturias', 'cadiz', 'y'],
  ['huesca', 'andorra', 'x'],
  ['portugal', 'madrid', 'x'],
  ['alicante', 'mallorca', 'x'],
] as const)('%s comes before %s on the %s axis', (first, second, axis) => {
  expect(shapes[first]?.[axis]).toBeLessThan(shapes[second]?.[axis] ?? 0)
})
