import { inArray } from 'drizzle-orm'
import { billKey } from '#features/checkout/rules/bill/purchase-lines.ts'
import { hasBroughtNothing } from '#features/checkout/rules/payments/attempt.ts'
import { failureCodeFor } from '#features/checkout/rules/payments/failure-code.ts'
import type { RequiredAction } from '#features/checkout/rules/payments/payment-provider.ts'
import type { PurchaseStep } from '#features/checkout/rules/purchase-paths.ts'
import { isOpen } from '#features/checkout/rules/purchases/purchase.ts'
import { type Attempt, lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { offeredMethods } from '#features/checkout/server/payments/offered-methods.ts'
import { peekBill } from '#features/checkout/server/purchases/bill/peek-bill.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { getPurchase, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { coupons } from '#features/checkout/server/schema/coupons.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { apiOf, type PurchaseView, pickParts } from './purchase-schema.ts'

/** The purchase as it is at this moment, at its newest quote, as its pages would show it. Writes nothing. */
export async function representPurchase(services: Services, uuid: string): Promise<PurchaseView> {
  const { db, config } = services
  const stored = await getPurchase(db, uuid)
  if (!stored) throw new Error('A purchase does not disappear')
  // What can be paid is shown at the price that would be asked: a key that is old already is no use to anybody.
  const { purchase } = await peekBill(services, stored)
  const kind = kindOf(services, purchase.kind)
  const attempt = await lastAttemptOf(db, uuid)
  const { buyer, gift, postal, guests, invoice, state, language } = purchase
  const page = (step: PurchaseStep) => config.publicUrl + purchaseHref(purchase, step)
  const startUrl = config.publicUrl + kind.startHref(purchase.goods, language, { isGift: gift !== null })
  const requiredAction = attempt?.state === 'open' ? attempt.requiredAction : null
  const isForSale = !isOpen(state) || purchase.quoteRefusal === null
  const next = nextStep(purchase, { publicUrl: config.publicUrl, startUrl, requiredAction, isForSale })
  return {
    uuid,
    kind: purchase.kind,
    lang: language,
    status: {
      type: state,
      startedOn: purchase.startedAt.toISOString(),
      expiresOn: isOpen(state) || state === 'paying' ? purchase.expiresAt.toISOString() : null,
    },
    next,
    locator: { purchaseLocator: purchase.locator },
    pricing: await pricingOf(services, purchase),
    buyer,
    ...pickParts({ gift, postal, guests, invoice }, kind.buyerParts),
    payment: paymentOf(services, purchase, attempt, next.kind === 'payment'),
    links: {
      self: `${config.publicUrl}/api/purchases/${uuid}`,
      start: startUrl,
      buyer: page('buyer'),
      payment: page('payment'),
      challenge: page('challenge'),
      confirmation: page('confirmation'),
    },
    ...(await apiOf(kind).represent(services, purchase)),
  }
}

async function pricingOf({ db }: Services, { bill }: Purchase): Promise<PurchaseView['pricing']> {
  const { currency, base, total, lines } = bill
  const applied = lines.flatMap((line) => (line.kind === 'coupon' || line.kind === 'balance' ? [line] : []))
  const codes = applied.map(({ code }) => code)
  const labels = codes.length > 0 ? await db.select().from(coupons).where(inArray(coupons.code, codes)) : []
  return {
    base: { amount: base, currency },
    final: { amount: total, currency },
    coupons: applied.map(({ code, amount }) => ({
      alias: labels.find((coupon) => coupon.code === code)?.label ?? code,
      code,
      amount: Math.abs(amount),
    })),
    lines: lines.map(({ kind, amount }) => ({ kind, amount })),
    key: billKey(bill),
  }
}

function paymentOf(
  services: Services,
  purchase: Purchase,
  attempt: Attempt | null,
  isPayable: boolean,
): PurchaseView['payment'] {
  const { payments, config } = services
  const { nextOrder, language, state } = purchase
  const hasFailed = state === 'ready' && attempt && hasBroughtNothing(attempt.state)
  const code = hasFailed ? failureCodeFor(attempt.code ?? 'generic-1') : null
  const { t } = i18nFor(language)
  return {
    methods: isPayable ? offeredMethods(services, purchase) : [],
    cardForm: isPayable && payments.cardForm ? { ...payments.cardForm, order: nextOrder } : null,
    failure: code && { code, message: t(`purchases.payment.failed.codes.${code}`, { brand: config.site.brand }) },
  }
}

type Next = PurchaseView['next']
/** `startUrl`: the first step with the same choice. */
type Around = { publicUrl: string; startUrl: string; requiredAction: RequiredAction | null; isForSale: boolean }

/** What the buyer must do now, and on which page. */
function nextStep(purchase: Purchase, { publicUrl, startUrl, requiredAction, isForSale }: Around): Next {
  const page = (step: PurchaseStep) => publicUrl + purchaseHref(purchase, step)
  const again: Next = { kind: 'start-again', url: startUrl }
  switch (purchase.state) {
    case 'started':
      return isForSale ? { kind: 'buyer', url: page('buyer') } : again
    case 'ready':
      return isForSale ? { kind: 'payment', url: page('payment') } : again
    case 'paying':
      return wantedStep(requiredAction, page)
    case 'confirming':
      return { kind: 'wait', url: page('confirmation') }
    case 'confirmed':
      return { kind: 'done', url: page('confirmation') }
    case 'expired':
      return again
    case 'failed':
      return { kind: 'refunded', url: page('ko') }
  }
}

/** The bank's questions are asked by our page, which knows how: a program only opens it. */
function wantedStep(requiredAction: RequiredAction | null, page: (step: PurchaseStep) => string): Next {
  const url = page('confirmation')
  switch (requiredAction?.kind) {
    case 'redirect':
      return { kind: 'redirect', url: requiredAction.url }
    case 'device':
    case 'challenge':
    case 'form':
      return { kind: 'challenge', url: page('challenge') }
    case 'reference': {
      const { entity, reference, expiresAt } = requiredAction
      return { kind: 'reference', url, entity, reference, expiresAt }
    }
    case 'phone':
      return { kind: 'phone', url, expiresAt: requiredAction.expiresAt }
    default:
      return { kind: 'wait', url }
  }
}
