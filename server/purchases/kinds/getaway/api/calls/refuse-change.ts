import { isOpen } from '#domain/purchases/purchase.ts'
import { isHoldRefusal, type NotSold } from '#domain/purchases/quote.ts'
import { conflict } from '#server/http/api/calls/purchases/conflict.ts'
import { i18nFor } from '#server/i18n.ts'
import { getPurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { moreOf, type NoStay } from '../ask-hotel.ts'
import { refuseClosed } from './open-getaway.ts'

export const purchaseChanged = 'purchase-changed'

/** The hotel does not have it so. The purchase stays as it was, and comes with the answer. */
export const refuseNoStay = (services: Services, { uuid }: Purchase, no: NoStay) =>
  conflict(services, uuid, { code: no.code, detail: no.detail, more: moreOf(no) })

/** Somebody has changed the purchase since it was read. */
export const refuseStale = (services: Services, { uuid }: Purchase) =>
  conflict(services, uuid, {
    code: purchaseChanged,
    detail: 'The purchase has changed since it was read. Look at it in this answer, and send its uuid_revision.',
  })

/** What came between the look at the purchase, or at the hotel, and the change. */
export async function refuseChange(services: Services, purchase: Purchase, error: NotSold | 'changed') {
  if (error !== 'changed' && isHoldRefusal(error)) {
    const detail = i18nFor(purchase.language).t(`stays.notStarted.${error}`)
    return conflict(services, purchase.uuid, { code: error, detail })
  }
  if (error !== 'changed') {
    const detail = i18nFor(purchase.language).t('stays.notStarted.changed')
    return refuseNoStay(services, purchase, { code: 'not-for-sale', detail })
  }
  const now = (await getPurchase(services.db, purchase.uuid)) ?? purchase
  return isOpen(now.state) ? refuseStale(services, now) : refuseClosed(services, now)
}
