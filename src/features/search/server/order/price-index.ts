import { fitsPax } from '#features/catalogue/rules/ordering.ts'
import { partyFor, sellableParty } from '#features/catalogue/rules/prices/party.ts'
import { type Price, priceFor } from '#features/catalogue/rules/prices/price.ts'
import { isEnabled } from '#features/catalogue/rules/services/service.ts'
import type { FacetRows } from '#features/search/rules/facet-rows.ts'
import { priceBandOf } from '#features/search/rules/facet-values.ts'
import { fixedValues } from '#features/search/rules/facets.ts'
import { addBit, type BitSet, bitsWhere, emptyBits } from '#platform/rules/bit-set.ts'
import { memoize } from '#platform/rules/memoize.ts'
import type { Day } from '#platform/time/dates.ts'
import type { Experience } from '../experience.ts'

export type PartyPrices = {
  /** What the party pays for each row that day, in cents. */
  prices: Int32Array
  /** The rows of each price band, by the ordinal of its value. */
  bands: Map<number, BitSet>
  /** Rows that can be sold to the party; null for all. */
  fits: BitSet | null
}

export type PriceBook = {
  /** For no party in particular each row costs what its own smallest party pays. */
  forParty: (day: Day, pax: number | null) => PartyPrices
  /** What costs less than usual that day, and can be bought. */
  discounted: (day: Day) => BitSet
}

/** Prices of all services for a day and a party, worked out when they are first asked for. */
export function makePriceBook(entries: readonly Experience[], facets: FacetRows): PriceBook {
  const vouchers = memoize((day: Day) => voucherPrices(entries, day), daysKept)
  const forParty = memoize((day: Day, pax: number | null) => {
    const { discounted } = vouchers(day)
    const prices = pax === null ? discounted : discounted.map((price, row) => price * countFor(entries[row], pax))
    return { prices, bands: bandsOf(facets, prices), fits: pax === null ? null : rowsThatFit(entries, pax) }
  }, partiesKept)
  return { forParty, discounted: (day) => vouchers(day).isDiscounted }
}

export function bandsOf(
  facets: FacetRows,
  prices: Int32Array,
  priceBands: readonly string[] = fixedValues.price,
): Map<number, BitSet> {
  const bands = new Map(
    priceBands.map((value) => [facets.idOf({ name: 'price', value }) ?? -1, emptyBits(prices.length)]),
  )
  prices.forEach((cents, row) => {
    // A row without a price is a spa that stands alone.
    const id = cents > 0 ? facets.idOf({ name: 'price', value: priceBandOf(cents, priceBands) }) : undefined
    const band = bands.get(id ?? -1)
    if (band) addBit(band, row)
  })
  return bands
}

const daysKept = 4
const partiesKept = 24

function voucherPrices(entries: readonly Experience[], day: Day) {
  const priced = entries.map(({ service }) => service && priceFor(service, service.capacity.minimum, day))
  return {
    discounted: Int32Array.from(priced, (price) => price?.discounted.amount ?? 0),
    isDiscounted: bitsWhere(
      entries,
      ({ service }, row) => service !== null && isEnabled(service) && isBelowUsual(priced[row] ?? null),
    ),
  }
}

const isBelowUsual = (price: Price | null) => price !== null && price.discounted.amount < price.base.amount

const countFor = (entry: Experience | undefined, pax: number) =>
  entry?.service ? partyFor(entry.service.capacity, pax).count : 1

/** A spa that stands alone sells nothing yet, and fits everyone. */
function rowsThatFit(entries: readonly Experience[], pax: number): BitSet {
  return bitsWhere(
    entries,
    ({ service }) => !service || (fitsPax(service, pax) && sellableParty(service.capacity, pax).ok),
  )
}
