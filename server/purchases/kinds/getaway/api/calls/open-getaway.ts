import type { Context } from 'hono'
import { isOpen } from '#domain/purchases/purchase.ts'
import { conflict } from '#server/http/api/calls/purchases/conflict.ts'
import { authorizePurchase, noSuchPurchase, tooOften } from '#server/http/api/calls/purchases/guards.ts'
import { i18nFor } from '#server/i18n.ts'
import { ownerOf } from '#server/purchases/core/purchase-owner.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'

/** Why a purchase can't be changed by the calls of getaways. */
export const notOpenCodes = ['not-a-getaway', 'closed'] as const

export type OpenGetaway = { purchase: Purchase; owner: string }

/** A getaway of this caller that can still be changed, or the refusal. */
export async function openGetaway(services: Services, c: Context, uuid: string): Promise<OpenGetaway | Response> {
  const purchase = await authorizePurchase(services, c, uuid)
  const owner = ownerOf(services, c.req.raw)
  if (!purchase || !owner) return noSuchPurchase()
  const refused = await tooOften(services, c, 'purchase')
  if (refused) return refused
  if (purchase.kind !== 'getaway') {
    const detail =
      'This purchase is of no getaway. saveBuyer changes who buys; start another one to buy something else.'
    return conflict(services, purchase.uuid, { code: 'not-a-getaway', detail })
  }
  return isOpen(purchase.state) ? { purchase, owner } : refuseClosed(services, purchase)
}

export const refuseClosed = (services: Services, { uuid, language }: Purchase) =>
  conflict(services, uuid, { code: 'closed', detail: i18nFor(language).t('purchases.refused.closed') })
