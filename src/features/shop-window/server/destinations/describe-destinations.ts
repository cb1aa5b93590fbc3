import { isInCountry, type Location } from '#features/catalogue/rules/location.ts'
import { isListed } from '#features/catalogue/rules/spas/spa-status.ts'
import type { Reader } from '#features/catalogue/server/cards.ts'
import { placeKeys } from '#features/search/server/place-keys.ts'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import { textWidth } from '#platform/map/text-width.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Destinations, MapRegion, RegionShape } from '#platform/ui/map/destination-map.tsx'

import drawn from './destination-shapes.json' with { type: 'json' }
import { shapeOfSlug } from './provinces.ts'

const stepsFrom = [1, 5, 15, 30]

/** In the units of the map: Andorra's in the empty north, the others' where they are, in the sea. */
const marks: Record<string, { x: number; y: number }> = {
  andorra: { x: 846, y: 52 },
  ceuta: { x: 301, y: 738 },
  melilla: { x: 481, y: 794 },
}

/** Spain by province or island; Portugal and Andorra, which are chosen as a whole. The most spas come first. */
export function describeDestinations(reader: Reader): Destinations {
  const regions = [...reader.snapshot.locations.values()]
    .filter(isDestination)
    .map((place) => destination(reader, place))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, reader.language))
  const steps = stepsFrom.map((from, at) => {
    const next = stepsFrom[at + 1]
    return { from, to: next === undefined ? null : next - 1 }
  })
  return { regions, ground: drawn.map, steps }
}

const isDestination = (place: Location) =>
  isInCountry(place, 'ES') ? place.type === 'region' : place.type === 'country' && countryShape(place) !== undefined

function destination({ snapshot, language }: Reader, place: Location): MapRegion {
  const { name } = place.translations[language]
  const count = snapshot.spasOfPlace.get(place.uuid)?.filter(isListed).length ?? 0
  const key = placeKeys(snapshot, language).keyOf(place.uuid)
  const label = `${name}, ${i18nFor(language).t('catalogue.spaCount', { count })}`
  return {
    key,
    name,
    href:
      snapshot.landings.of('location', place.uuid)?.uris[language] ??
      `${pathOf('search', language)}?${new URLSearchParams({ place: key })}`,
    count,
    label,
    shape: shapeFor(place, count, label),
  }
}

function shapeFor(place: Location, count: number, label: string): RegionShape | null {
  const slug = countryShape(place) ?? shapeOfSlug(place.translations[defaultLanguage].slug)
  const shape = slug && shapes[slug]
  if (!shape) return null
  const step = stepsFrom.filter((from) => count >= from).length
  return { ...shape, mark: marks[slug] ?? null, step, labelWidth: textWidth(label, 14) + 24 }
}

const countries = { portugal: 'PT', andorra: 'AD' }

const countryShape = (place: Location): string | undefined =>
  place.type === 'country' ? Object.entries(countries).find(([, code]) => isInCountry(place, code))?.[0] : undefined

/** The outline of each region, and its middle. */
const shapes: Readonly<Record<string, { d: string; x: number; y: number }>> = drawn.shapes
