import type { ConfirmedStay } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { holdLifetime } from '#features/checkout/rules/purchases/goods-hold.ts'
import type { FulfilByJob, Fulfilled } from '#features/checkout/server/purchases/core/goods-kind.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Services } from '#platform/server/services.ts'
import { wallClock } from '#platform/time/dates.ts'
import { minute } from '#platform/time/durations.ts'
import { splitHold, stayHolds, supplierNamed } from './hold-stay.ts'
import { agreedStayOf, readGetawayGoods } from './read-getaway-goods.ts'
import { guestsOf } from './stay-facts.ts'
import { insertStay } from './stay-row.ts'

/** The hotel confirms what was paid. It knows a stay by the purchase's uuid, so that it may be asked again. */
export const stayFulfilment: FulfilByJob = {
  when: 'by-job',
  patience: 60 * minute,
  fulfil: async (services, purchase): Promise<Fulfilled> => {
    const confirmed = await confirmStay(services, purchase)
    if (!confirmed) return { state: 'failed', reason: 'gone' }
    return { state: 'confirmed', write: (tx) => insertStay(services, tx, purchase, confirmed) }
  },
  undo: async (services, purchase) => {
    const rates = supplierNamed(services, agreedStayOf(purchase).supplier)
    const { state } = await rates.lookUp(purchase.uuid)
    if (state === 'confirmed') await rates.cancel(purchase.uuid)
  },
}

/**
 * Null if the room is gone, or its day of arrival is over: money may come when nobody can arrive any more, and a dispute may
 * be decided then.
 */
async function confirmStay(services: Services, purchase: Purchase): Promise<ConfirmedStay | null> {
  const today = wallClock(services.clock.now(), agreedStayOf(purchase).hotel.timeZone).day
  if (readGetawayGoods(purchase.goods).from < today) return null
  const rates = supplierNamed(services, agreedStayOf(purchase).supplier)
  const held = purchase.holdReference ?? (await holdAgain(services, purchase))
  if (!held) {
    const known = await rates.lookUp(purchase.uuid)
    return known.state === 'confirmed' ? known : null
  }
  const { holdReference } = splitHold(held)
  const { guest, comment } = guestsOf(purchase)
  const { uuid: reference, language } = purchase
  const answer = await rates.confirm({ reference, holdReference, guest, comment, language })
  return answer.ok ? answer.value : null
}

/** For money that came after the purchase had expired: at the price that was paid, or not at all. */
async function holdAgain(services: Services, { uuid, goods, quote }: Purchase): Promise<string | null> {
  const until = new Date(services.clock.now().getTime() + holdLifetime)
  const held = await stayHolds.hold(services, { purchase: uuid, goods, quote, earlier: null, until })
  return held.ok ? held.value.reference : null
}
