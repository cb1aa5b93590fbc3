import type { Reader } from '#features/catalogue/server/cards.ts'
import type { FacetValue } from '#features/search/rules/facet-values.ts'
import type { Rules, SearchRequest } from '../understand.ts'
import { isOnOffer } from './choices.ts'

/** Whether a choice is offered at all: festive experiences in their season, towns within a region, else regions. */
export function isOffered(reader: Reader, asked: SearchRequest, value: FacetValue | undefined, rules: Rules): boolean {
  if (!value || asked.given.some(({ name }) => name === value.name)) return false
  if (isChosen(asked, value)) return true
  if (value.name === 'hour') return asked.query.date !== null
  if (value.name === 'experience') return isOnOffer(reader, value.value, rules.internalPromotion)
  if (value.name !== 'region') return true
  const isTown = reader.snapshot.locations.get(value.value)?.type === 'city'
  const within = asked.place?.type
  if (within === 'city') return false
  return within === 'region' || within === 'district' || within === 'parish' ? isTown : !isTown
}

const isChosen = ({ chosen }: SearchRequest, { name, value }: FacetValue) =>
  chosen.some((choice) => choice.name === name && choice.value === value)
