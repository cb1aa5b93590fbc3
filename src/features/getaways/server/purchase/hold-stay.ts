import type { HotelRates } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { occupanciesFor } from '#features/catalogue/rules/getaways/rate.ts'
import { nightsOf } from '#features/catalogue/rules/getaways/stay.ts'
import type { NotSold, Quote } from '#features/checkout/rules/purchases/quote.ts'
import type { GoodsHolds, Held, HoldRequest } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Money } from '#platform/rules/money.ts'
import { euros } from '#platform/rules/money.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Services } from '#platform/server/services.ts'
import { availabilityRequestOf } from './quote-stay.ts'
import { agreedStayOf, readGetawayGoods } from './read-getaway-goods.ts'

/** Rooms of a type for certain nights, whatever their board and conditions. */
export const stayHolds: GoodsHolds = {
  held: ({ catalogue }, { goods }) => {
    const { packageUuid, roomType, from, to, pax } = readGetawayGoods(goods)
    // Several packages of a hotel sell the same rooms.
    const hotel = catalogue.current().getaways.get(packageUuid)?.hotel.uuid ?? packageUuid
    return {
      keys: nightsOf({ from, to }).map((night) => `${hotel} ${roomType} ${night}`),
      count: occupanciesFor(pax).length,
    }
  },
  hold: holdStay,
  release: async (services, reference) => {
    const { supplier, holdReference } = splitHold(reference)
    await supplierNamed(services, supplier).release(holdReference)
  },
}

async function holdStay(services: Services, request: HoldRequest): Promise<Result<Held, NotSold>> {
  const { purchase, quote, earlier, until } = request
  const goods = readGetawayGoods(request.goods)
  const { supplier } = agreedStayOf({ quote })
  const before = earlier ? splitHold(earlier) : null
  const held = await supplierNamed(services, supplier).hold({
    reference: purchase,
    request: availabilityRequestOf(goods),
    choice: goods,
    price: stayPriceOf(quote),
    // Another supplier would not know it. It is released by a job.
    earlier: before?.supplier === supplier ? before.holdReference : null,
    until,
  })
  return held.ok ? ok({ reference: `${supplier}:${held.value.holdReference}`, until }) : fail('not-for-sale')
}

/** What the buyer was told that the stay costs. */
export const stayPriceOf = ({ lines }: Quote): Money =>
  euros(lines.reduce((sum, { discounted }) => sum + discounted.amount, 0))

/** Of whom it is held, and under which name. */
export function splitHold(reference: string) {
  const [supplier = '', ...rest] = reference.split(':')
  return { supplier, holdReference: rest.join(':') }
}

/** A supplier whose keys were taken away while something of it is held: an operator has to see to it. */
export function supplierNamed({ hotelRates }: Pick<Services, 'hotelRates'>, name: string): HotelRates {
  const rates = hotelRates.named(name)
  if (!rates) throw new Error(`No supplier of hotel rooms is named ${name}`)
  return rates
}
