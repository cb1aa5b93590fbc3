import { expect, test } from 'vitest'
import { islands, provinces } from '#features/shop-window/server/destinations/provinces.ts'
import { isInland } from '#platform/map/land/land.ts'
import { readDemoRows } from '#tests/demo/demo-rows.ts'
import { openAtlas } from '../../scripts/maps/atlas.ts'
import { contains, type Point } from '../../scripts/maps/rings.ts'
import { locationUuid } from '../locations.ts'
import { places } from '../tables/places.ts'

const { spas } = readDemoRows()
const spots = spas.map(({ name, latitude, longitude, regionUuid, country }) => ({
  name,
  at: [longitude, latitude] as Point,
  region: places.find(({ key }) => locationUuid(key) === regionUuid)?.slug ?? '',
  country,
}))
const numbers = { PT: '620', AD: '020' }
const atlas = openAtlas({
  file: 'municipalities',
  detail: { spain: 0, abroad: 0 },
  around: ['620', '020', '250'],
  kept: ['620', '020', '250'],
})

test('every spa of the demo stands on the land that the map draws, and not at the very edge of it', () => {
  expect(spots.filter(({ at }) => !isInland(at))).toEqual([])
})

test('every spa of the demo lies in the outline of its province, island or country', () => {
  const outlineOf = ({ region, country }: (typeof spots)[number]) => {
    if (country !== 'ES') return atlas.countries.get(numbers[country as 'PT' | 'AD']) ?? []
    const island = islands.find(({ slug }) => slug === region)
    const rings =
      atlas.provinces.get(island?.province ?? provinces.find(({ slug }) => slug === region)?.code ?? '') ?? []
    return island ? rings.filter((ring) => contains(ring, island.middle)) : rings
  }
  expect(spots.filter((spot) => !outlineOf(spot).some((ring) => contains(ring, spot.at)))).toEqual([])
})
