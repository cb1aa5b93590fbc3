import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { isOpen, isPaid } from '#features/checkout/rules/purchases/purchase.ts'
import { getAttemptByUuid, paysCurrentSelection } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { describeGoods, kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { getPurchase, isPlayMoney, type Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { defineEmail } from '#platform/server/emails/define-email.ts'
import { takeRecipient } from '#platform/server/emails/recipient-limit.ts'
import type { Services } from '#platform/server/services.ts'
import { buyerAddress, keyedUrl, paidWith } from '../server/email-parts/purchase-context.ts'
import { type LateGoods, type PurchaseFailedView, purchaseFailedContent } from './purchase-failed-content.ts'

/** Without an attempt and a reason: what was paid could not be made. */
const payload = z.object({
  purchase: z.uuid(),
  attempt: z.uuid().optional(),
  reason: z.enum(['reference-expired', 'denied', 'came-too-late', 'paid-twice']).optional(),
})

declare module '#platform/server/jobs/payloads.ts' {
  interface JobPayloads {
    'send-purchase-failed': z.infer<typeof payload>
  }
}

/**
 * A reference that nobody paid, a payment denied after days, money that came too late or twice, or a purchase that could
 * not be made: nobody is left wondering.
 */
export const purchaseFailed = defineEmail({
  name: 'purchase-failed',
  payload,
  content: purchaseFailedContent,
  load: async (services, { purchase: uuid, attempt, reason }) => {
    const purchase = await getPurchase(services.db, uuid)
    if (!purchase?.buyer) return []
    const happened = await whatHappened(services, purchase, reason, attempt)
    if (!happened) return []
    const { language, buyer, locator } = purchase
    if (reason === 'reference-expired' && (await takeRecipient(services, 'reference-recipient', buyer.email)) > 0)
      return []
    const { of, what } = happened
    const { copyKey, failure } = kindOf(services, purchase.kind)
    // One payment may be written about twice: that it was not taken, and that its money came all the same.
    const about = `${of}.${isOfItsOwn.has(what.kind) ? what.kind : 'refunded'}`
    return [{ about, to: buyerAddress(buyer), language, view: { buyer: buyer.name, locator, copyKey, failure, what } }]
  },
})

const isOfItsOwn = new Set(['reference-expired', 'denied', 'released'])

type Reason = z.output<typeof payload>['reason']
/** `of`: the attempt, or where there was none the purchase. */
type Happened = { of: string; what: PurchaseFailedView['what'] } | null

async function whatHappened(
  services: Services,
  purchase: Purchase,
  reason: Reason,
  attemptUuid: string | undefined,
): Promise<Happened> {
  if (!reason) return purchase.state === 'failed' ? describeFailedPurchase(services, purchase) : null
  if (!attemptUuid) return null
  if (reason === 'paid-twice') return whatWentBack(services, purchase, attemptUuid)
  if (isPaid(purchase.state)) return null
  return reason === 'came-too-late'
    ? whatWentBack(services, purchase, attemptUuid)
    : whatFailed(services, purchase, reason, attemptUuid)
}

async function describeFailedPurchase(services: Services, purchase: Purchase): Promise<Happened> {
  const { uuid, paidBy, bill } = purchase
  if (paidBy) return (await whatWasReleased(services, purchase, paidBy)) ?? whatWentBack(services, purchase, paidBy)
  if (isPlayMoney(services, purchase)) return null
  const lines = bill.lines.filter(({ kind }) => kind === 'balance')
  const amount = -lines.reduce((sum, line) => sum + line.amount, 0)
  if (bill.total > 0) return null
  const goods = goodsOf(services, purchase)
  if (amount === 0) return { of: uuid, what: { kind: 'not-charged', goods } }
  return { of: uuid, what: { kind: 'refunded', goods, amount: { amount, currency: bill.currency }, paidWith: null } }
}

/** Money that was only authorised has never left its buyer. */
async function whatWasReleased(services: Services, purchase: Purchase, attemptUuid: string): Promise<Happened> {
  const attempt = await getAttemptByUuid(services.db, attemptUuid)
  if (!attempt || attempt.state === 'paid' || isPlayMoney(services, attempt)) return null
  const money = { amount: { amount: attempt.amount, currency: attempt.currency }, paidWith: paidWith(attempt) }
  const goods = goodsOf(services, purchase)
  return { of: attemptUuid, what: { kind: 'released', goods, ...money, balance: balanceBack(purchase) } }
}

/** What its provider will not carry is not said to have gone back: an operator sees to it. */
async function whatWentBack(services: Services, purchase: Purchase, attemptUuid: string): Promise<Happened> {
  const [row] = await services.db
    .select({ attempt: paymentAttempts, amount: refunds.amount, currency: refunds.currency })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.uuid, refunds.attemptUuid))
    .where(and(eq(refunds.attemptUuid, attemptUuid), ne(refunds.state, 'refused')))
  if (!row || isPlayMoney(services, row.attempt)) return null
  const { attempt, amount, currency } = row
  const money = { amount: { amount, currency }, paidWith: paidWith(attempt) }
  if (isPaid(purchase.state)) return { of: attemptUuid, what: { kind: 'paid-twice', ...money } }
  const goesOn = isOpen(purchase.state) || purchase.state === 'paying'
  const what =
    goesOn || !paysCurrentSelection(attempt, purchase)
      ? { kind: 'earlier-refunded' as const, goesOn, ...money }
      : { kind: 'refunded' as const, goods: goodsOf(services, purchase), ...money, balance: balanceBack(purchase) }
  return { of: attemptUuid, what }
}

/** A balance has paid only if the payment was accepted. */
function balanceBack({ bill, paymentAcceptedAt }: Purchase) {
  const line = bill.lines.find(({ kind }) => kind === 'balance')
  if (line?.kind !== 'balance' || !paymentAcceptedAt) return null
  return { amount: { amount: -line.amount, currency: bill.currency }, kind: line.balance }
}

/** Who is paying in another way, or has chosen something else, has not been left with nothing. */
async function whatFailed(
  services: Services,
  purchase: Purchase,
  kind: 'reference-expired' | 'denied',
  attemptUuid: string,
): Promise<Happened> {
  if (purchase.state !== 'ready' && purchase.state !== 'expired') return null
  const attempt = await getAttemptByUuid(services.db, attemptUuid)
  if (!attempt || isPlayMoney(services, attempt) || !paysCurrentSelection(attempt, purchase)) return null
  const goods = goodsOf(services, purchase)
  const what = kind === 'denied' ? { kind, goods, paidWith: paidWith(attempt) } : { kind, goods }
  return { of: attemptUuid, what }
}

function goodsOf(services: Services, purchase: Purchase): LateGoods {
  const { startHref } = kindOf(services, purchase.kind)
  const whyUrl = purchase.state === 'failed' ? keyedUrl(services, purchase, 'ko') : null
  const startUrl = services.config.publicUrl + startHref(purchase.goods, purchase.language)
  // What is not in the catalogue any more can't be chosen again: that page offers what can.
  const againUrl = purchase.failureReason === 'gone' && whyUrl ? whyUrl : startUrl
  return { service: describeGoods(services, purchase), againUrl, whyUrl, reason: purchase.failureReason }
}
