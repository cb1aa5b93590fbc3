import { sellableParty } from '#features/catalogue/rules/prices/party.ts'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import type { Service } from '#features/catalogue/rules/services/service.ts'
import type { Money } from '#platform/rules/money.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Day } from '#platform/time/dates.ts'

/** One service of a spa, for a party, and how many such parties. */
export type VoucherItem = { serviceUuid: string; pax: number; units: number }

/** The goods of a purchase of vouchers: services of one spa. */
export type VoucherGoods = { spaUuid: string; items: VoucherItem[] }

/** So many vouchers of one service: a party that needs several counts them all. */
export const mostUnits = 20
export const mostItems = 10

export type PricedItem = VoucherItem & {
  /** The party as it is sold, and how many vouchers each such party takes. */
  pax: number
  count: number
  /** For all units together. */
  base: Money
  discounted: Money
  percent: number
}

/** Spec 9: the price for a party and a number of units. A party that can't be sold is refused, not made smaller. */
export function priceItem(
  service: Pick<Service, 'price' | 'capacity' | 'offers'>,
  item: VoucherItem,
  day: Day,
): Result<PricedItem, 'above-maximum'> {
  const party = sellableParty(service.capacity, item.pax)
  if (!party.ok) return fail(party.error)
  const { base, discounted, percent } = priceFor(service, party.value.pax, day)
  const times = (money: Money) => ({ ...money, amount: money.amount * item.units })
  return ok({ ...item, ...party.value, base: times(base), discounted: times(discounted), percent })
}

/**
 * The value of each voucher when it is exchanged: its share of the amount paid. The remaining cents go to the first
 * vouchers, so that the shares add up.
 */
export function sharesOf(paid: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((paid * weight) / whole))
  let rest = paid - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => (rest-- > 0 ? share + 1 : share))
}

/** The whole selection, as the address of the first step holds it. `purchase`: the uuid of the one that it changes. */
export function selectionQuery(
  items: readonly VoucherItem[],
  { isGift = false, purchase = null }: { isGift?: boolean; purchase?: string | null } = {},
): URLSearchParams {
  const query = new URLSearchParams()
  for (const { serviceUuid, pax, units } of items) {
    query.append('service', serviceUuid)
    query.append('pax', String(pax))
    query.append('units', String(units))
  }
  if (isGift) query.set('for', 'gift')
  if (purchase) query.set('purchase', purchase)
  return query
}
