import { z } from '@hono/zod-openapi'
import { type CouponError, couponErrors, normalCode } from '#features/checkout/rules/coupons/coupon.ts'
import { minimumOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { countGuess } from '#features/checkout/server/coupons/guard-guess.ts'
import { applyCoupon, removeCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { refuseForSeconds } from '#platform/server/http/api/guards.ts'
import { refuse } from '#platform/server/http/api/problem.ts'
import { asking, askingForObject } from '#platform/server/http/api/wrong-fields.ts'
import { visitorAddress } from '#platform/server/http/guards/visitor-address.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { plain } from './buyer-body.ts'
import { conflict, definePurchaseCall } from './purchase-call.ts'
import { purchasePages } from './purchase-route.ts'

/** Not the code's fault, but the purchase's: what it is now comes with the answer. */
const purchasesFault: readonly CouponError[] = ['confirmed-purchase', 'unknown']
const codesFault = couponErrors.filter((error) => !purchasesFault.includes(error))

const body = z
  .object(
    {
      code: z
        .string({ error: asking('Send a code as text.') })
        .openapi({ description: 'Of a coupon, a balance or a gift card, as it was typed.' }),
    },
    askingForObject,
  )
  .openapi('PurchaseCoupon')

export const applyCouponCall = (services: Services) =>
  definePurchaseCall(services, {
    method: 'put',
    path: '/coupon',
    operationId: 'applyCoupon',
    summary: 'Apply a code',
    description: `Possible once the buyer is known: saveBuyer comes first. One discount and one balance at most: a second of its sort takes the place of the first. A code is reserved for 15 minutes, and anew with each step. A code that is refused is answered with 400 and one of these codes: ${codesFault.join(', ')}; detail is the sentence for the buyer, in the language of the purchase.`,
    pages: purchasePages(services, [
      'POST',
      '{uuid}/checkout/payment/',
      "With intent=apply: 'Código descuento' of the third step.",
    ]),
    body: { schema: body, example: { code: 'CALMA10' } },
    answer: 'The purchase with its new bill.',
    conflicts: {
      codes: purchasesFault,
      code: 'unknown',
      detail: 'No hemos podido aplicar el código «CALMA10». Inténtalo más tarde.',
    },
    counted: 'coupon',
    needsBuyer: true,
    act: async ({ purchase, body: { code }, c }) => {
      const coupon = normalCode(plain(code))
      const address = visitorAddress(c, services.config.trustedProxies)
      const guess = await countGuess(services, { address, request: c.req.raw }, coupon)
      if (guess.seconds > 0) return refuseForSeconds(guess.seconds)
      const applied = await applyCoupon(services, purchase.uuid, coupon)
      if (applied.ok || applied.error !== 'not-found') await guess.returnToken()
      return applied.ok ? undefined : refuseCoupon(services, purchase, { error: applied.error, coupon })
    },
  })

export const removeCouponCall = (services: Services) =>
  definePurchaseCall(services, {
    method: 'delete',
    path: '/coupon/{code}',
    operationId: 'removeCoupon',
    summary: 'Take a code off',
    description: 'One that is not applied is off already. Not possible any more once the purchase is confirmed.',
    pages: purchasePages(services, ['POST', '{uuid}/checkout/payment/', 'With remove={code}.']),
    params: {
      code: z.string().openapi({
        param: { name: 'code', in: 'path' },
        description: 'One of pricing.coupons.',
        example: 'CALMA10',
      }),
    },
    answer: 'The purchase with its new bill.',
    conflicts: {
      codes: purchasesFault,
      code: 'confirmed-purchase',
      detail: 'El código «CALMA10» no se puede quitar porque la compra ya está confirmada.',
    },
    counted: 'coupon',
    act: async ({ purchase, params: { code } }) => {
      const coupon = normalCode(plain(code))
      const removed = await removeCoupon(services, purchase.uuid, coupon)
      return removed.ok ? undefined : refuseCoupon(services, purchase, { error: removed.error, coupon })
    },
  })

/** Spec 8: the error's code, and its sentence with the coupon's. */
export async function refuseCoupon(
  services: Services,
  { uuid, language }: Purchase,
  { error, coupon }: { error: CouponError; coupon: string },
): Promise<Response> {
  const email = services.config.site.supportEmail[language]
  const facts = { code: coupon, email, minimum: '', ...(await minimumOf(services.db, coupon, error)) }
  const detail = i18nFor(language).t(`purchases.coupon.errors.${error}`, facts)
  if (purchasesFault.includes(error)) return conflict(services, uuid, { code: error, detail })
  return refuse(400, detail, [{ field: 'code', message: detail }], { code: error })
}
