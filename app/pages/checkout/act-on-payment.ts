import { data, type RouterContextProvider, redirect } from 'react-router'
import { normalCode } from '#domain/coupons/coupon.ts'
import type { CouponError } from '#domain/coupons/coupon-error.ts'
import type { Result } from '#domain/result.ts'
import { formatMoney } from '#i18n/format.ts'
import { acceptWrite } from '#server/http/accept-write.ts'
import { visitorContext } from '#server/http/context.ts'
import { readForm } from '#server/http/read-form.ts'
import { abandonPayment } from '#server/payments/abandon-payment.ts'
import { beginPayment, type NotBegun } from '#server/payments/begin-payment.ts'
import { type PaymentProblem, paymentFields, readPayment } from '#server/payments/read-payment-form.ts'
import { applyCoupon } from '#server/purchases/apply-coupon.ts'
import { lostCode } from '#server/purchases/describe-payment-step.ts'
import { purchaseHref } from '#server/purchases/purchase-href.ts'
import type { PurchasePage } from '#server/purchases/purchase-page.ts'
import { getPurchase, type Purchase } from '#server/purchases/purchase-row.ts'
import { removeCoupon } from '#server/purchases/remove-coupon.ts'
import { leadOn } from './lead-on.ts'
import type { Refusal } from './refused-banner.tsx'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** How the third step answers: what was typed comes back, except what is a card's. */
export type PaymentAnswer = {
  method: string
  phone: string
  hasTerms: boolean
  code?: string
  couponError?: CouponError
  problem?: PaymentProblem
  notBegun?: NotBegun
  /** What it cost, and what it costs now. */
  changed?: { before: string; after: string }
  refused?: Refusal
}

const intents = ['intent', 'remove', ...paymentFields] as const

/** All that can be done on the third step: a coupon applied or taken off, another way to pay chosen, or paid. */
export async function actOnPayment(page: PurchasePage, { request, context }: Asked) {
  const { services, purchase } = page
  const { values } = await readForm(request, intents)
  const here = purchaseHref(purchase, 'checkout/payment')
  const typed = { method: values.method, phone: values.phone, hasTerms: values.terms !== '' }
  const answer = (said: Partial<PaymentAnswer>, init: ResponseInit) => data<PaymentAnswer>({ ...typed, ...said }, init)

  if (values.intent === 'abandon') {
    await abandonPayment(services, purchase.uuid)
    throw redirect(here, 303)
  }
  if (values.intent === 'apply' || values.remove !== '') {
    const change = (): Promise<Result<unknown, CouponError>> =>
      values.remove === ''
        ? applyCoupon(services, purchase.uuid, values.code)
        : removeCoupon(services, purchase.uuid, values.remove)
    const written = await acceptWrite(context, 'coupon', change)
    if (!written.ok) return answer({ code: values.code, refused: written }, written.init)
    if (written.value.ok) throw redirect(here, 303)
    const code = normalCode(values.remove || values.code)
    return answer({ code, couponError: written.value.error }, { status: 400 })
  }

  const sender = { headers: request.headers, address: context.get(visitorContext).address }
  const given = readPayment(values, sender, purchase.bill.total === 0)
  if (!given.ok) return answer({ problem: given.error }, { status: 400 })
  const payment = { given: given.value, seen: values.seen }
  const begun = await acceptWrite(context, 'payment', () => beginPayment(services, purchase.uuid, payment))
  if (!begun.ok) return answer({ refused: begun }, begun.init)
  if (!begun.value.ok && begun.value.error !== 'paid' && begun.value.error !== 'under-way') {
    const now = await getPurchase(services.db, purchase.uuid)
    const changed = now && { before: formatBill(purchase.bill), after: formatBill(now.bill) }
    const lost = now && lostCode(purchase, now)
    const expired = lost ? ({ code: lost, couponError: 'expired' } as const) : {}
    return answer({ notBegun: begun.value.error, changed: changed ?? undefined, ...expired }, { status: 409 })
  }
  const isPaid = begun.value.ok && begun.value.value.state === 'paid'
  throw isPaid ? redirect(purchaseHref(purchase, 'confirmation'), 303) : await leadOn(page)
}

const formatBill = ({ total, currency }: Purchase['bill']) => formatMoney({ amount: total, currency })
