import type { PerLanguage } from '#platform/i18n/languages.ts'

export const locationTypes = ['country', 'community', 'district', 'parish', 'region', 'city'] as const
export type LocationType = (typeof locationTypes)[number]

export type Location = {
  uuid: string
  type: LocationType
  /** ISO code; compare with `isInCountry`, never with ===. */
  country: string
  parentUuid: string | null
  /** Spec 2.4 lists the places that have a page; the others only hold spas and getaways. */
  hasLanding: boolean
  translations: PerLanguage<{ name: string; slug: string }>
}

export const isInCountry = (location: Location, code: string) => location.country.toLowerCase() === code.toLowerCase()

export type LocationsByUuid = ReadonlyMap<string, Location>

/** From the parent up. A parent that is unknown, or that was already met, ends the walk. */
export function ancestorsOf(location: Location, byUuid: LocationsByUuid): Location[] {
  return lineOf(location, byUuid).slice(1)
}

/** A place lies within itself too. */
export function isWithin(location: Location, ancestorUuid: string, byUuid: LocationsByUuid): boolean {
  return lineOf(location, byUuid).some(({ uuid }) => uuid === ancestorUuid)
}

/** Spec 4: up to the node of type country, or the last one there is. */
export const countryOf = (location: Location, byUuid: LocationsByUuid) => walkUpTo(['country'], location, byUuid)

/** Spec 4: the place that is remembered for a visitor who picks this one: its region or community. */
export const rememberedPlaceOf = (location: Location, byUuid: LocationsByUuid) =>
  walkUpTo(['community', 'region'], location, byUuid)

function walkUpTo(types: LocationType[], location: Location, byUuid: LocationsByUuid): Location {
  const line = lineOf(location, byUuid)
  return line.find(({ type }) => types.includes(type)) ?? line.at(-1) ?? location
}

/** A place and all that it lies in, from itself up. */
export function lineOf(location: Location, byUuid: LocationsByUuid): Location[] {
  const line = new Set([location])
  let parent = parentOf(location, byUuid)
  while (parent && !line.has(parent)) {
    line.add(parent)
    parent = parentOf(parent, byUuid)
  }
  return [...line]
}

const parentOf = ({ parentUuid }: Location, byUuid: LocationsByUuid) =>
  parentUuid === null ? undefined : byUuid.get(parentUuid)
