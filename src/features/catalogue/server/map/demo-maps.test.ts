import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { findListing } from '#features/search/server/listing/find-listing.ts'
import { placeKeys } from '#features/search/server/place-keys.ts'
import { languages } from '#platform/i18n/languages.ts'
import { clusterPins, covers, markBox } from '#platform/map/cluster.ts'
import { project } from '#platform/map/frame.ts'
import { resized } from '#platform/map/move-frame.ts'
import { testServices } from '#tests/test-services.ts'
import type { MapView } from './map-view.ts'
import { pinMap } from './pin-map.ts'

const { services } = await testServices()

function mapAt(path: string, query = ''): MapView | null {
  const url = new URL(`http://calmaria.test${path}?kind=spas&view=map${query}`)
  const { pins, mapHref, listHref } = findListing(readerOf(services, url), url, services.config)
  return pinMap(pins, { from: 'desde', mapHref: mapHref ?? '', listHref })
}

/** The whole list, and that of every place that has spas. */
const maps = languages.flatMap((language) => {
  const path = language === 'es' ? '/buscar/' : '/pt/pesquisar/'
  const { snapshot } = readerOf(services, { pathname: path })
  const keys = [...snapshot.spasOfPlace.keys()].map((uuid) => placeKeys(snapshot, language).keyOf(uuid))
  return ['', ...new Set(keys)].map((key) => ({
    name: `${path} ${key}`,
    map: mapAt(path, key && `&place=${encodeURIComponent(key)}`),
  }))
})

/** Phones, a tablet beside its list, a desk. */
const screens = [360, 390, 414, 612, 640].map((width) => ({ width, height: (width * 8) / 7 }))

test('on no map of the demo a pin or cluster covers another at the start, or hangs over the edge', () => {
  expect(maps.length).toBeGreaterThan(50)
  const wrong = maps.flatMap(({ name, map }) =>
    screens.filter((screen) => map && !isClear(map, screen)).map(({ width }) => `${name} at ${width}`),
  )
  expect(wrong).toEqual([])
})

test('and every spa is in one of its marks, whatever the layout', () => {
  for (const { name, map } of maps)
    for (const { marks } of Object.values(map?.layouts ?? {})) {
      const members = marks.flatMap((mark) => mark.members).toSorted((a, b) => a - b)
      expect(members, name).toEqual(map?.pins.map((_, at) => at))
    }
})

function isClear({ whole, pins }: MapView, size: { width: number; height: number }): boolean {
  const frame = resized(whole, size)
  const widths = pins.map(({ labelWidth }) => labelWidth)
  const marks = clusterPins(
    pins.map(({ longitude, latitude }) => project(frame, [longitude, latitude])),
    widths,
  )
  const boxes = marks.map((mark) => markBox(mark, widths))
  return boxes.every(
    (box, at) =>
      box.left >= -8 &&
      box.top >= 0 &&
      box.right <= size.width + 8 &&
      box.bottom <= size.height - 60 &&
      !boxes.slice(at + 1).some((other) => covers(box, other)),
  )
}
