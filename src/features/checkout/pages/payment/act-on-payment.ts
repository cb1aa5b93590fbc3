import { data, type RouterContextProvider, redirect, redirectDocument } from 'react-router'
import { type CouponError, normalCode } from '#features/checkout/rules/coupons/coupon.ts'
import { isHoldRefusal } from '#features/checkout/rules/purchases/quote.ts'
import { minimumOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { guardGuess } from '#features/checkout/server/coupons/guard-guess.ts'
import { openAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import {
  type PaymentProblem,
  paymentFields,
  readPayment,
} from '#features/checkout/server/payments/attempts/read-payment-form.ts'
import {
  type Payment,
  type PaymentNotStarted,
  startPayment,
} from '#features/checkout/server/payments/attempts/start-payment.ts'
import { applyCoupon, removeCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { peekBill, type RemovedCode } from '#features/checkout/server/purchases/bill/peek-bill.ts'
import type { TermsName } from '#features/checkout/server/purchases/core/goods-view.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import {
  changePurchase,
  getPurchase,
  lockPurchase,
  type Purchase,
} from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { PurchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { redirectToNextStep } from '#features/checkout/ui/redirect-to-next-step.ts'
import type { WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import { choices } from '#platform/forms/field-lengths.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { makeOrderNumber } from '#platform/rules/reference.ts'
import type { Result } from '#platform/rules/result.ts'
import { senderContext } from '#platform/server/http/context.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import type { Services } from '#platform/server/services.ts'
import { insteadQuery } from '../../server/payments/attempts/next-page.ts'

type FormArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** How the third step answers: what was typed comes back, except what is a card's. */
export type PaymentAnswer = {
  method: string
  phone: string
  /** The names of the terms that were accepted, where the form that has them was sent. */
  accepted?: string[]
  code?: string
  couponError?: CouponError
  /** In words, where the purchase is below it. */
  minimum?: string
  /** Codes that were taken off since the page was opened, and why. */
  lost?: RemovedCode[]
  problem?: PaymentProblem
  notBegun?: PaymentNotStarted
  /** What it cost, and what it costs now. */
  changed?: { before: string; after: string }
  refused?: WriteRefused
}

/** `shown`: the amount that stood on the button, to say it again where it is another by now. */
const fields = { ...choices('intent', 'remove', 'shown'), ...paymentFields }
type Fields = Record<keyof typeof fields, string>

/** All that can be done on the third step: a coupon applied or taken off, another number for the card's form, or paid. */
export async function actOnPayment(page: PurchasePage, { request, context }: FormArgs) {
  const { services, purchase } = page
  const terms = kindOf(services, purchase.kind)
    .terms(purchase.language)
    .map(({ name }) => name)
  const { values } = await readForm<keyof Fields | TermsName>(request, { ...fields, ...choices(...terms) })
  const here = purchaseHref(purchase, 'payment')
  const accepted = terms.filter((name) => values[name] !== '')
  const typed = { method: values.method, phone: values.phone }
  const answer = (content: Partial<PaymentAnswer>, init: ResponseInit) =>
    data<PaymentAnswer>({ ...typed, ...content }, init)
  const answerPayment = (content: Partial<PaymentAnswer>, init: ResponseInit) => answer({ ...content, accepted }, init)

  if (values.intent === 'retry') {
    const renewed = await guardWrite(context, 'payment', () => renewOrderNumber(services, purchase.uuid))
    if (!renewed.ok) return answer({ refused: renewed }, renewed.init)
    throw redirect(`${here}#pay`, 303)
  }
  if (values.intent === 'apply' || values.remove !== '') {
    const written = await changeCodes(page, values, { request, context })
    if (!written.ok) return answer({ code: values.code, refused: written }, written.init)
    if (written.value.ok) throw redirect(here, 303)
    const code = normalCode(values.remove || values.code)
    const couponError = written.value.error
    return answer({ code, couponError, ...(await minimumOf(services.db, code, couponError)) }, { status: 400 })
  }

  const sender = { headers: request.headers, address: context.get(senderContext) }
  const parsed = readPayment(values, sender, {
    isFree: purchase.bill.total === 0,
    areTermsAccepted: accepted.length === terms.length,
  })
  if (!parsed.ok) return answerPayment({ problem: parsed.error }, { status: 400 })
  const payment = { input: parsed.value, seen: values.seen, language: purchase.language }
  const written = await guardWrite(context, 'payment', () => startPayment(services, purchase, payment))
  if (!written.ok) return answerPayment({ refused: written }, written.init)
  const begun = written.value
  if (!begun.ok && isRefused(begun.error)) {
    return answerPayment(
      { notBegun: begun.error, ...(await whatChanged(page, payment, values.shown)) },
      { status: 409 },
    )
  }
  if (!begun.ok && begun.error === 'under-way' && (await isAnotherWay(page, parsed.value))) {
    throw redirect(here + insteadQuery(parsed.value.method), 303)
  }
  // The last page says what has ended, and how: that it is paid, or that its time is over.
  const hasEnded = begun.ok ? begun.value.state === 'paid' : begun.error === 'closed'
  throw hasEnded ? redirectDocument(purchaseHref(purchase, 'confirmation'), 303) : await redirectToNextStep(page)
}

function changeCodes({ services, purchase }: PurchasePage, { remove, code }: Fields, args: FormArgs) {
  type Changed = Result<unknown, CouponError>
  if (remove !== '')
    return guardWrite<Changed>(args.context, 'coupon', () => removeCoupon(services, purchase.uuid, remove))
  const look = (): Promise<Changed> => applyCoupon(services, purchase.uuid, code)
  const isRight = (done: Changed) => done.ok || done.error !== 'not-found'
  return guardGuess(args, { group: 'coupon', code, look, isRight })
}

/**
 * Something else is open, from another tab: the third step asks which one to go on with. The same way twice is a double
 * click, but a card that is typed again may be another card.
 */
async function isAnotherWay({ services, purchase }: PurchasePage, { method }: Payment['input']): Promise<boolean> {
  const open = await openAttemptOf(services.db, purchase.uuid)
  return open !== null && (method === 'card' || open.method !== method)
}

const isRefused = (why: PaymentNotStarted) =>
  why === 'bill-changed' || why === 'not-for-sale' || why === 'method-wrong' || isHoldRefusal(why)

async function whatChanged({ services, purchase }: PurchasePage, { input }: Payment, shown: string) {
  // The card form has used up its order number, though nothing was charged: the next try needs another.
  if (input.method === 'card') await renewOrderNumber(services, purchase.uuid)
  const stored = await getPurchase(services.db, purchase.uuid)
  if (!stored) return {}
  const { purchase: now, removed } = await peekBill(services, stored, purchase)
  return {
    // Another window may have changed the bill before this one was sent: what was seen is known here alone.
    changed: { before: isAmount.test(shown) ? shown : formatBill(purchase.bill), after: formatBill(now.bill) },
    lost: removed,
  }
}

const isAmount = /^[\d.]{1,12},\d\d\s\S{1,3}$/

const formatBill = ({ total, currency }: Purchase['bill']) => formatMoney({ amount: total, currency })

/** Draws another order number for the card form. Redsys accepts each for one try, even for one that never reached us. */
async function renewOrderNumber({ db, draw }: Services, uuid: string) {
  await db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (purchase?.state === 'ready') await changePurchase(tx, uuid, { nextOrder: makeOrderNumber(draw) })
  })
}
