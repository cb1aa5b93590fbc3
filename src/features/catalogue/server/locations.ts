import type { Location } from '#features/catalogue/rules/location.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { getawayPlace } from './landings.ts'
import type { Snapshot } from './snapshot.ts'

/** Every place that has a page of its own. */
export function locationsWithLanding(snapshot: Snapshot): { location: Location; uris: Record<Language, string> }[] {
  return [...snapshot.locations.values()].flatMap((location) => {
    const landing = snapshot.landings.of('location', location.uuid)
    return landing ? [{ location, uris: landing.uris }] : []
  })
}

/** The place a page is about: the place itself, or where its spa, service or hotel stands. */
export function locationForUri(snapshot: Snapshot, uri: string): Location | null {
  const landing = snapshot.landings.byUri.get(uri)?.landing
  if (!landing) return null
  const uuid = placeUuidOf(snapshot, landing.kind, landing.uuid)
  return (uuid && snapshot.locations.get(uuid)) || null
}

function placeUuidOf(snapshot: Snapshot, kind: string, uuid: string): string | undefined {
  if (kind === 'location' || kind === 'getaway-place') return uuid
  if (kind === 'spa') return snapshot.spas.get(uuid)?.location.uuid
  if (kind === 'service') return snapshot.spas.get(snapshot.services.get(uuid)?.spaUuid ?? '')?.location.uuid
  const getaway = kind === 'getaway' ? snapshot.getaways.get(uuid) : undefined
  return getaway && getawayPlace(getaway, snapshot.locations)?.uuid
}

/** ISO codes of the countries in which we know places. */
export const countriesOf = (locations: Snapshot['locations']) =>
  [...locations.values()].filter(({ type }) => type === 'country').map(({ country }) => country)
