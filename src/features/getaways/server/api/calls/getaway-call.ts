import type { z } from '@hono/zod-openapi'
import { type BuyerStepDraft, toBuyerStepDraft } from '#features/checkout/rules/purchases/buyer-step.ts'
import { isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import { holdRefusals, isHoldRefusal, type NotSold } from '#features/checkout/rules/purchases/quote.ts'
import { conflict, definePurchaseCall, type PurchaseCall } from '#features/checkout/server/api/purchase-call.ts'
import { countRooms, giftDays, kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { getPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { GetawayGoods } from '#features/getaways/rules/getaway-goods.ts'
import { changeGetaway, type GetawayChange } from '#features/getaways/server/purchase/change-getaway.ts'
import { availabilityRequestOf } from '#features/getaways/server/purchase/quote-stay.ts'
import { homeCountryOf } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import type { NoStay } from '../ask-hotel.ts'
import { purchaseRevision } from '../represent-getaway.ts'
import { readStayRequest } from '../stay-request.ts'

type GetawayCall<Body extends z.ZodType> = Omit<PurchaseCall<Body>, 'method' | 'kind' | 'counted' | 'act'> & {
  conflicts: { codes: readonly string[]; code: string; detail: string }
  /** What the getaway becomes, or why it can not. */
  change: (
    purchase: Purchase,
    body: z.output<Body>,
  ) => Promise<Response | Pick<GetawayChange, 'goods' | 'draft' | 'language'>>
}

export const purchaseChanged = 'purchase-changed'

/** A call that changes a getaway which is not paid yet. What the buyer has seen is what is changed. */
export function defineGetawayCall<Body extends z.ZodType>(
  services: Services,
  { change, conflicts, ...call }: GetawayCall<Body>,
) {
  const codes = [...conflicts.codes, 'not-a-getaway', 'closed', ...holdRefusals, purchaseChanged]
  return definePurchaseCall(services, {
    ...call,
    method: 'put',
    kind: 'getaway',
    counted: 'purchase',
    conflicts: { ...conflicts, codes },
    act: async ({ purchase, owner, body }) => {
      if (purchase.kind !== 'getaway') {
        const detail =
          'This purchase is of no getaway. saveBuyer changes who buys; start another one to buy something else.'
        return conflict(services, purchase.uuid, { code: 'not-a-getaway', detail })
      }
      if (!isOpen(purchase.state)) return refuseClosed(services, purchase)
      const chosen = await change(purchase, body)
      if (chosen instanceof Response) return chosen
      const revision = purchaseRevision(purchase)
      const isCurrent = (locked: Purchase) => purchaseRevision(locked) === revision
      const changed = await changeGetaway(services, purchase, { ...chosen, owner, isCurrent })
      return changed.ok ? undefined : refuseChange(services, purchase, changed.error)
    },
  })
}

const refuseClosed = (services: Services, { uuid, language }: Purchase) =>
  conflict(services, uuid, { code: 'closed', detail: i18nFor(language).t('purchases.refused.closed') })

/** The hotel does not have it so. The purchase stays as it was, and comes with the answer. */
export const refuseNoStay = (services: Services, { uuid }: Purchase, { code, detail, rate }: NoStay) =>
  conflict(services, uuid, { code, detail, more: rate && { rate } })

/** Somebody has changed the purchase since it was read. */
export const refuseStale = (services: Services, { uuid }: Purchase) =>
  conflict(services, uuid, { code: purchaseChanged, detail: staleDetail })

export const staleDetail =
  'The purchase has changed since it was read. Look at it in this answer, and send its uuid_revision.'

/** What came between the look at the purchase, or at the hotel, and the change. */
async function refuseChange(services: Services, purchase: Purchase, error: NotSold | 'changed') {
  const { t } = i18nFor(purchase.language)
  if (error === 'changed') {
    const now = (await getPurchase(services.db, purchase.uuid)) ?? purchase
    return isOpen(now.state) ? refuseStale(services, now) : refuseClosed(services, now)
  }
  return isHoldRefusal(error)
    ? conflict(services, purchase.uuid, { code: error, detail: t(`stays.notStarted.${error}`) })
    : refuseNoStay(services, purchase, { code: 'not-for-sale', detail: t('stays.notStarted.changed') })
}

/** What is stored of the buyer step, to be saved again with other goods: each of their rooms needs a name. */
export function storedDraft(services: Services, purchase: Purchase, goods: GetawayGoods): BuyerStepDraft {
  const { kind } = purchase
  const { buyerParts } = kindOf(services, kind)
  const days = giftDays(services, { kind, goods })
  return {
    ...toBuyerStepDraft(buyerParts, purchase, days, homeCountryOf(purchase.language)),
    guestRooms: String(countRooms(services, { kind, goods })),
  }
}

export const namesInPurchase = {
  packageUuid: 'package_availability.package_uuid',
  from: 'package_availability.from',
  to: 'package_availability.to',
}

/** What the hotel is asked for a purchase. What the purchase itself holds is free for it. */
export const readStayOfPurchase = (services: Services, { uuid }: Purchase, goods: GetawayGoods) =>
  readStayRequest(services, { ...availabilityRequestOf(goods), reference: uuid }, namesInPurchase)
