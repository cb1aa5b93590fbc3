import { isDeepStrictEqual } from 'node:util'
import type { GetawayGoods } from '#domain/getaways/getaway-goods.ts'
import type { FieldError } from '#server/http/api/problem.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { requestOf } from '../../quote-stay.ts'
import { readGetawayGoods } from '../../read-getaway-goods.ts'
import { askRate, type NoStay } from '../ask-hotel.ts'
import { readStayRequest } from '../stay-request.ts'
import type { UpdateBody } from './update-body.ts'

export const namesInPurchase = {
  packageUuid: 'package_availability.package_uuid',
  from: 'package_availability.from',
  to: 'package_availability.to',
}

/** The same rate on other nights or for other people. */
export function goodsAfter(purchase: Purchase, sent: UpdateBody['package_availability']): GetawayGoods {
  const goods = readGetawayGoods(purchase.goods)
  if (!sent) return goods
  return {
    ...goods,
    packageUuid: sent.package_uuid,
    packageUuidRevision: sent.package_uuid_revision ?? goods.packageUuidRevision,
    from: sent.from,
    to: sent.to,
    pax: sent.num_pax,
  }
}

type ChangedNights = { no: NoStay | null } | { errors: FieldError[] }

/** Whether the hotel has them. Nobody is asked about nights that stay. */
export async function changedNights(
  services: Services,
  purchase: Purchase,
  goods: GetawayGoods,
): Promise<ChangedNights> {
  const stored = readGetawayGoods(purchase.goods)
  if (isDeepStrictEqual(stored, goods)) return { no: null }
  if (goods.packageUuid !== stored.packageUuid) {
    const message = 'Is not the getaway of this purchase. Start another one with startPurchase.'
    return { errors: [{ field: namesInPurchase.packageUuid, message }] }
  }
  const asked = readStayRequest(services, { ...requestOf(goods), reference: purchase.uuid }, namesInPurchase)
  if (!asked.ok) return { errors: asked.errors }
  const found = await askRate(services, asked.value, goods, purchase.language)
  return { no: found.ok ? null : found.no }
}
