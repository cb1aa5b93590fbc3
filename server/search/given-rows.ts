import { isGivenOn, isSpaOpenOn } from '#domain/catalogue/given-on.ts'
import type { Day } from '#domain/dates.ts'
import { type BitSet, bitsWhere } from '#domain/search/bit-set.ts'
import type { Experience } from './experience.ts'

/** Rows that can be enjoyed on a day: the spa is open and gives the service. */
export const rowsGivenOn = (entries: readonly Experience[], day: Day): BitSet =>
  bitsWhere(entries, ({ service, spa }) => (service ? isGivenOn(service, spa, day) : isSpaOpenOn(spa, day)))
