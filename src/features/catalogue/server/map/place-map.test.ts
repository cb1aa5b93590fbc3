import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { boxesOf } from '#platform/map/label-towns.ts'
import { placeMap } from './place-map.ts'

const map = placeMap({ name: 'Spa Mar de Nubes', latitude: 28.094, longitude: -16.738 })

test('a spa by the sea has land and towns around it', () => {
  expect(map.land).toMatch(/^M/)
  expect(map.labels.map(({ text }) => text)).toContain('Los Cristianos')
})

test('no name of a town touches the name of the spa', () => {
  for (const label of map.labels) {
    const [, name] = boxesOf(label)
    const isBeside = name.right < 450 - map.pillWidth / 2 || name.left > 450 + map.pillWidth / 2
    const isAboveOrBelow = name.bottom < 190 - 37 || name.top > 189
    expect(isBeside || isAboveOrBelow, label.text).toBe(true)
  }
})

test('what a phone has no room for is marked', () => {
  expect(map.labels.some(({ isFar }) => isFar)).toBe(true)
  for (const { x, isFar } of map.labels) if (!isFar) expect(Math.abs(x - map.width / 2)).toBeLessThan(165)
})

test('in the mountains there are borders', () => {
  const { land, borders } = placeMap({ name: 'Spa Nieve Alta', latitude: 42.543, longitude: 1.733 })
  expect(land).not.toBe('')
  expect(borders).not.toBe('')
})

test('it weighs next to nothing', () => {
  expect(gzipSync(JSON.stringify(map)).length).toBeLessThan(2_000)
})
