import { languages, type PerLanguage } from '#platform/i18n/languages.ts'
import { hour } from '#platform/time/durations.ts'

/** A place as a browser remembers it. The language of the page may have changed when it is shown again. */
type RememberedPlace = { uuid: string; key: string; names: PerLanguage<string> }

/** Spec 4: what picking a place leaves behind: its country, and its region or community. */
export type PickedPlace = { country: string; place: RememberedPlace }

export type VisitorPlace = { country: string | null; place: RememberedPlace | null }

/** With the moments, in milliseconds, at which they were picked. */
export type VisitorMemory = {
  country: { code: string; since: number } | null
  place: { picked: RememberedPlace; since: number } | null
}

export const nothingRemembered: VisitorMemory = { country: null, place: null }

/** Spec 9. */
const validFor = { place: hour, country: 24 * hour }

export function pickPlace({ country, place }: PickedPlace, now: number): VisitorMemory {
  return { ...pickCountry(country, now), place: { picked: place, since: now } }
}

/** Spec 4: a country that is picked clears the place. */
export function pickCountry(code: string, now: number): VisitorMemory {
  return { country: { code, since: now }, place: null }
}

/** What is still valid. A moment that has not come yet is none. */
export function recall({ country, place }: VisitorMemory, now: number): VisitorPlace {
  const isValid = (since: number, span: number) => since <= now && now - since < span
  return {
    country: country && isValid(country.since, validFor.country) ? country.code : null,
    place: place && isValid(place.since, validFor.place) ? place.picked : null,
  }
}

/**
 * Spec 4, on load: a country asked for in the address is used, otherwise what was stored. Who stands on the page of a
 * place has picked it.
 */
export function memoryOnArrival(
  stored: VisitorMemory,
  arrival: { countryAsked: string | null; standsIn: PickedPlace | null },
  now: number,
): VisitorMemory {
  if (arrival.countryAsked) return pickCountry(arrival.countryAsked, now)
  return arrival.standsIn ? pickPlace(arrival.standsIn, now) : stored
}

/** Whatever may stand in the storage: what is not ours counts as nothing. */
export function readMemory(text: string | null): VisitorMemory {
  const stored = parsed(text)
  return {
    country: isCountry(stored.country) ? stored.country : null,
    place: isPlace(stored.place) ? stored.place : null,
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text ?? 'null'))
  } catch {
    return {}
  }
}

function isCountry(value: unknown): value is VisitorMemory['country'] {
  const { code, since } = fieldsOf(value)
  return typeof code === 'string' && typeof since === 'number'
}

function isPlace(value: unknown): value is VisitorMemory['place'] {
  const { picked, since } = fieldsOf(value)
  const { uuid, key, names } = fieldsOf(picked)
  const named = fieldsOf(names)
  const texts = [uuid, key, ...languages.map((language) => named[language])]
  return typeof since === 'number' && texts.every((text) => typeof text === 'string')
}

const fieldsOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>

/** Spec 2.6 and 4: the 'country' query parameter selects a country that is known, whatever its case. */
export function countryFromQuery(value: string | null | undefined, countries: readonly string[]): string | null {
  const wanted = value?.trim().toLowerCase()
  return countries.find((code) => code.toLowerCase() === wanted) ?? null
}
