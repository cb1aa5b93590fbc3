import type { CouponError } from '#domain/coupons/coupon-error.ts'
import { minimumOf } from '#server/coupons/coupon-minimum.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Purchase } from '#server/purchases/core/purchase-row.ts'
import type { Services } from '#server/services.ts'
import { refuse } from '../../problem.ts'
import { conflict } from './conflict.ts'

/** Not the code's fault, but the purchase's: what it is now comes with the answer. */
export const purchasesFault: readonly CouponError[] = ['confirmed-purchase', 'unknown']

/** Spec 8: the error's code, and its sentence with the coupon's. */
export async function refuseCoupon(
  services: Services,
  { uuid, language }: Purchase,
  { error, coupon }: { error: CouponError; coupon: string },
): Promise<Response> {
  const email = services.config.site.supportEmail[language]
  const said = { code: coupon, email, minimum: '', ...(await minimumOf(services.db, coupon, error)) }
  const detail = i18nFor(language).t(`purchases.coupon.errors.${error}`, said)
  if (purchasesFault.includes(error)) return conflict(services, uuid, { code: error, detail })
  return refuse(400, detail, [{ field: 'code', message: detail }], { code: error })
}
