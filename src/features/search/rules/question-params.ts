/** What a list can be narrowed by. Choices of one group add up, groups narrow each other. */
export const facetNames = [
  'hour',
  'stars',
  'region',
  'hotel-country',
  'experience',
  'treatment',
  'price',
  'board',
  'cancellation',
  'duration',
  'party',
  'for',
  'age',
  'meal',
  'booking',
] as const
export type FacetName = (typeof facetNames)[number]

/** All that is read from an address, in the order in which it is written there. `area` is a part of the map. */
export const questionParams = [
  'q',
  'place',
  'kind',
  'date',
  'from',
  'to',
  'pax',
  ...facetNames.map((repeated) => ({ repeated })),
  'sort',
  'view',
  'page',
  'area',
] as const
