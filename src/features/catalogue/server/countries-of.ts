import type { Snapshot } from './snapshot.ts'

/** ISO codes of the countries in which we know places. */
export const countriesOf = (locations: Snapshot['locations']) =>
  [...locations.values()].filter(({ type }) => type === 'country').map(({ country }) => country)
