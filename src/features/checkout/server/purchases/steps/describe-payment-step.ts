import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import { hasBroughtNothing } from '#features/checkout/rules/payments/attempt.ts'
import { isHoldRefusal } from '#features/checkout/rules/purchases/quote.ts'
import { abandonedCode } from '#features/checkout/server/payments/attempts/abandon-payment.ts'
import { type Attempt, lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { chargeTimeOf, isChargedLater, offeredMethods } from '#features/checkout/server/payments/offered-methods.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { PaymentMethod } from '#platform/rules/payment-method.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { peekBill } from '../bill/peek-bill.ts'
import { generalTermsName } from '../core/general-terms.ts'
import { kindOf } from '../core/kind-of.ts'
import { purchaseHref } from '../core/purchase-href.ts'
import type { Purchase } from '../core/purchase-row.ts'
import { describeHold, describeSummary } from './describe-summary.ts'
import type { PurchasePage } from './purchase-page.ts'

export type PaymentStepView = Awaited<ReturnType<typeof describePaymentStep>>

/** `open`: the open attempt, if any. `instead`: the method that the buyer chose instead of it. */
type PaymentStepOptions = { open?: Attempt | null; instead?: string | null }

/**
 * The third step at the newest quote. If the bill has changed since the buyer saw it, the page says so, and paying
 * accepts it. Showing the page changes nothing.
 */
export async function describePaymentStep(
  page: PurchasePage,
  { open = null, instead = null }: PaymentStepOptions = {},
) {
  const { services, reader } = page
  const { purchase, removed } = await peekBill(services, page.purchase)
  const before = page.purchase.bill.total
  const { bill } = purchase
  const money = (amount: number) => formatMoney({ amount, currency: bill.currency })
  const { payments, config } = services
  const methods = offeredMethods(services, purchase)
  const chosen = methods.find((method) => method === instead)
  return {
    purchase: purchase.uuid,
    summary: describeSummary(services, reader, purchase),
    seen: billKey(bill),
    total: money(bill.total),
    isFree: bill.total === 0,
    isSold: purchase.state !== 'ready' || purchase.quoteRefusal === null,
    whyNotSold: whyNotSold(page, purchase),
    ...(await goodsOf(page)),
    changed: before === bill.total ? null : { before: money(before), after: money(bill.total) },
    methods,
    /** What is charged when it is confirmed: the methods that are only authorised until then. */
    later: isChargedLater(services, purchase)
      ? { methods: methods.filter((method) => chargeTimeOf(services, purchase, method) === 'later') }
      : null,
    terms: termsOf(page),
    conditions: kindOf(services, purchase.kind).conditions?.(reader, purchase, services.clock.now()) ?? [],
    takesCodes: kindOf(services, purchase.kind).acceptedCodes.length > 0,
    coupons: couponsOf(purchase, reader.language),
    /** Codes that were removed since the buyer saw them, and why. */
    lost: removed,
    failure: await failureOf(page, purchase),
    chosen: chosen ?? null,
    underWay: purchase.state === 'paying' ? underWayOf(page, open, chosen) : null,
    cardForm: payments.cardForm && { ...payments.cardForm, order: purchase.nextOrder },
    backHref: purchaseHref(purchase, 'buyer'),
    isTest: config.sandbox !== null,
  }
}

/** What is accepted before paying. The general terms were, at the step before, unless the buyer came by the API. */
const termsOf = ({ services, reader, purchase }: PurchasePage) =>
  kindOf(services, purchase.kind)
    .terms(reader.language)
    .map((term) => ({ ...term, isAccepted: term.name === generalTermsName && purchase.termsAcceptedAt !== null }))

/** In which words: it is sold no more, somebody else has it, or its buyer can't hold it now. */
function whyNotSold({ services }: PurchasePage, { kind, quoteRefusal }: Purchase) {
  if (isHoldRefusal(quoteRefusal)) return quoteRefusal
  return kindOf(services, kind).holds ? ('taken' as const) : ('gone' as const)
}

/** The hold, and what its kind offers if the goods are gone. */
async function goodsOf(page: PurchasePage) {
  const { services, reader, purchase } = page
  const kind = kindOf(services, purchase.kind)
  return {
    hold: describeHold(page),
    alternatives: purchase.quoteRefusal ? ((await kind.alternatives?.(services, reader, purchase.goods)) ?? []) : [],
  }
}

/** The applied codes, in the words of spec 8. */
function couponsOf({ bill }: Purchase, language: PurchasePage['reader']['language']) {
  const { t } = i18nFor(language)
  return bill.lines.flatMap((line) => {
    if (line.kind === 'coupon') {
      const words = t('purchases.coupon.applied.label', { label: line.label ?? line.code })
      return [
        { code: line.code, words: `${words} ${t('purchases.coupon.applied.percent', { discount: line.percent })}` },
      ]
    }
    if (line.kind !== 'balance') return []
    const values = { code: line.code, discount: formatMoney({ amount: -line.amount, currency: bill.currency }) }
    const words =
      line.balance === 'gift-card'
        ? t('purchases.coupon.applied.giftCard', values)
        : t('purchases.coupon.applied.wallet', values)
    const left = line.left
      ? ` ${t('purchases.coupon.applied.left', { left: formatMoney({ amount: line.left, currency: bill.currency }) })}`
      : ''
    return [{ code: line.code, words: words + left }]
  })
}

/** How the last attempt failed. Nothing is queried for a buyer who has not tried yet. */
async function failureOf({ services, reader }: PurchasePage, { uuid, state, attemptedAt }: Purchase) {
  if (state !== 'ready' || !attemptedAt) return null
  const attempt = await lastAttemptOf(services.db, uuid)
  // A buyer who chose another method needs no message about the first.
  if (!attempt || !hasBroughtNothing(attempt.state) || attempt.abandonedBy === 'buyer') return null
  const { t } = i18nFor(reader.language)
  const code = (attempt.code ?? 'generic-1') as 'generic-1'
  return {
    /** An abandoned attempt may have been paid after all, and would be refunded. */
    isCharged: attempt.code === abandonedCode ? ('unknown' as const) : ('no' as const),
    isCard: attempt.method === ('card' satisfies PaymentMethod),
    text: t(`purchases.payment.failed.codes.${code}`, { brand: services.config.site.brand }),
  }
}

/** The open attempt, and the method that the buyer chose in another window instead. */
function underWayOf({ reader, purchase }: PurchasePage, open: Attempt | null, instead?: PaymentMethod) {
  const { t } = i18nFor(reader.language)
  const name = (method: PaymentMethod) => t(`purchases.payment.methods.${method}`)
  return {
    href: purchaseHref(purchase, 'return'),
    method: open && name(open.method),
    instead: instead ? { method: instead, name: name(instead) } : null,
  }
}
