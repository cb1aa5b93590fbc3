import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Pin } from '#server/search/listing-view.ts'
import { pinMap, wholeEuros } from './pin-map.ts'

const pin = (at: number, latitude: number, longitude: number, price: string | null = '49,00\u00a0€'): Pin => ({
  uuid: `spa-${at}`,
  href: `/spa-balneario/tenerife/spa-${at}/`,
  name: `Spa ${at}`,
  price,
  latitude,
  longitude,
})

const spread = [pin(0, 28.1, -16.74), pin(1, 28.41, -16.55), pin(2, 28.47, -16.25)]
const crowd = Array.from({ length: 24 }, (_, at) => pin(at, 28.05 + (at % 5) * 0.004, -16.72 - (at % 7) * 0.003))

test('without spas there is no map', () => {
  expect(pinMap([])).toBeNull()
})

test('spas far from each other all show their price, where they are', () => {
  const map = pinMap(spread)
  for (const { spots } of Object.values(map?.layouts ?? {})) {
    expect(spots.map(({ isDot }) => isDot)).toEqual([false, false, false])
    expect(spots[0]?.x).toBeLessThan(spots[1]?.x ?? 0)
    expect(spots[1]?.x).toBeLessThan(spots[2]?.x ?? 0)
    expect(spots[0]?.y).toBeGreaterThan(spots[2]?.y ?? 0)
  }
})

test('of a crowd some prices become dots, more of them on a phone; nothing is lost or out of sight', () => {
  const { pins, layouts } = pinMap([...crowd, pin(30, 28.47, -16.25)]) ?? { pins: [], layouts: null }
  expect(pins).toHaveLength(25)
  const dots = (kind: 'wide' | 'narrow') => layouts?.[kind].spots.filter(({ isDot }) => isDot).length ?? 0
  expect(dots('wide')).toBeGreaterThan(0)
  expect(dots('narrow')).toBeGreaterThan(dots('wide'))
  for (const { x, y } of [...(layouts?.wide.spots ?? []), ...(layouts?.narrow.spots ?? [])]) {
    expect(x > 0 && x < 100 && y > 0 && y < 100).toBe(true)
  }
})

test('a spa without a price is a dot', () => {
  const map = pinMap([pin(0, 28.1, -16.74, null), ...spread.slice(1)])
  expect(map?.layouts.wide.spots[0]?.isDot).toBe(true)
  expect(map?.pins[0]?.price).toBeNull()
})

test('towns in sight are named, each once', () => {
  const names = pinMap(spread)?.layouts.wide.labels.map(({ text }) => text) ?? []
  expect(names).toContain('Puerto de la Cruz')
  expect(new Set(names).size).toBe(names.length)
})

test('a full page of spas is a small map', () => {
  const map = pinMap(crowd)
  expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(5_000)
})

test.each([
  ['49,00\u00a0€', '49\u00a0€'],
  ['49,50\u00a0€', '50\u00a0€'],
  ['1234,00\u00a0€', '1234\u00a0€'],
  ['12.345,10\u00a0€', '12346\u00a0€'],
  ['99,00\u00a0US$', '99\u00a0US$'],
])('%s is shown as %s', (price, shown) => {
  expect(wholeEuros(price)).toBe(shown)
})
