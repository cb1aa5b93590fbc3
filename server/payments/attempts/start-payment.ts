import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { methodsFor } from '#domain/payments/payment-method.ts'
import type { FreeInput, PaymentInput, PaymentOutcome } from '#domain/payments/payment-provider.ts'
import { attemptExpiry, leaseTime } from '#domain/payments/waiting.ts'
import { isPaid } from '#domain/purchases/purchase.ts'
import { makeOrderNumber } from '#domain/reference.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Language } from '#domain/site/languages.ts'
import { extendHolds, redeemHolds } from '#server/coupons/coupon-holds.ts'
import type { Transaction } from '#server/db/client.ts'
import { inBatch } from '#server/db/in-batch.ts'
import { acceptBill } from '#server/purchases/bill/accept-bill.ts'
import { quoteChanges, requote } from '#server/purchases/bill/quote.ts'
import { kindOf } from '#server/purchases/core/kind-of.ts'
import { changePurchase, lockPurchase, movePurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import { fulfilPaidPurchase } from '#server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { fulfilPurchase } from '#server/purchases/fulfilment/fulfil-purchase.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, insertAttempt } from './attempt-row.ts'
import { isCardBlocked } from './blocked-card.ts'
import { type Call, callProvider } from './call-provider.ts'

/**
 * `seen`: the name of the bill that stood above the button. `language`: the one in which it was read, where it may be
 * another than that of the steps before; the provider's pages and our e-mails will be in it.
 */
export type Payment = { given: PaymentInput | FreeInput; seen: string; language?: Language }

export type PaymentNotStarted =
  /** It costs something else now, or a coupon's time is over: the page shows the new bill, which must be accepted. */
  | 'bill-changed'
  | 'not-for-sale'
  | 'method-wrong'
  /** Paid, or being paid in another window. */
  | 'under-way'
  | 'paid'
  | 'closed'

/**
 * The click on 'pay'. Goods are quoted anew, and what is charged is what the buyer has seen: a bill that has changed is
 * told first, and the next click accepts it. The attempt is written before a provider is called.
 */
export async function startPayment(
  services: Services,
  read: Purchase,
  { given, seen, language }: Payment,
): Promise<Result<{ state: PaymentOutcome['state'] | 'unknown' }, PaymentNotStarted>> {
  const { uuid } = read
  const early = whyNot(read)
  if (early) return fail(early)
  const quoted = await requote(services, read)
  const begun = await services.db.transaction(async (tx): Promise<Result<Begun | null, PaymentNotStarted>> => {
    const found = await lockPurchase(tx, uuid)
    const refusal = whyNot(found)
    if (!found || refusal) return fail(refusal ?? 'closed')
    const changes = quoteChanges(found, quoted, services.clock.now())
    if (Object.keys(changes).length > 0) await changePurchase(tx, uuid, changes)
    const purchase = { ...found, ...changes, language: language ?? found.language }
    if (purchase.quoteRefusal) return fail('not-for-sale')
    const accepted = await acceptBill(services, tx, purchase, seen)
    if (!accepted) return fail('bill-changed')
    if (accepted.bill.total === 0) return payByBalance(services, tx, accepted)
    if (given.method === 'free' || !isOffered(services, purchase, given.method)) return fail('method-wrong')
    const attempt = await writeAttempt(services, tx, accepted, given.method)
    return ok({ attempt, purchase: accepted })
  })
  if (!begun.ok) return begun
  if (begun.value && given.method !== 'free') {
    const isBlocked = (cardKey: string) => isCardBlocked(services, cardKey)
    const begin: Call = (provider, facts) => provider.begin(facts, given, isBlocked)
    return ok(await callProvider(services, begun.value, 'begin', begin))
  }
  // What a supplier must confirm has its job: the buyer does not wait for it here.
  if (kindOf(services, read.kind).fulfilment.when === 'with-payment') await fulfilPaidPurchase(services, uuid)
  return ok({ state: 'paid' })
}

type Begun = { attempt: Attempt; purchase: Purchase }

function whyNot(purchase: Purchase | null): PaymentNotStarted | null {
  if (!purchase) return 'closed'
  if (isPaid(purchase.state)) return 'paid'
  if (purchase.state === 'paying') return 'under-way'
  return purchase.state === 'ready' ? null : 'closed'
}

const isOffered = ({ payments }: Services, { buyer }: Purchase, method: PaymentMethod) =>
  methodsFor(buyer?.country ?? '', payments.methods).includes(method)

/** Wholly paid by a balance: no provider is asked. */
async function payByBalance(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
): Promise<Result<null, PaymentNotStarted>> {
  const now = services.clock.now()
  const isSpent = await redeemHolds(tx, purchase, now)
  if (!isSpent) return fail('bill-changed')
  const { language } = purchase
  const { paymentMode } = services.config
  const terms = { paidAt: now, paymentMode, termsAcceptedAt: now, language }
  const paid = await movePurchase(tx, purchase, 'confirming', terms)
  if (kindOf(services, paid.kind).fulfilment.when === 'by-job') await fulfilPurchase(services, tx, paid)
  return ok(null)
}

async function writeAttempt(
  { clock, config, draw, payments }: Services,
  tx: Transaction,
  purchase: Purchase,
  method: PaymentMethod,
): Promise<Attempt> {
  const now = clock.now()
  const provider = payments.forMethod(method)
  if (!provider) throw new Error(`Nobody brings money by ${method}`)
  const expiresAt = attemptExpiry(method, now)
  const written = insertAttempt(tx, {
    uuid: randomUUID(),
    purchaseUuid: purchase.uuid,
    order: purchase.nextOrder,
    provider: provider.name,
    method,
    paymentMode: config.paymentMode,
    amount: purchase.bill.total,
    currency: purchase.bill.currency,
    state: 'open',
    memo: {},
    selection: purchase.bill.choice ?? 0,
    startedAt: now,
    leasedUntil: new Date(now.getTime() + leaseTime),
    expiresAt,
  })
  const { language } = purchase
  const nextOrder = makeOrderNumber(draw)
  const [[attempt]] = await inBatch([
    written,
    movePurchase(tx, purchase, 'paying', { nextOrder, termsAcceptedAt: now, expiresAt, language }),
    extendHolds(tx, purchase, { now, until: expiresAt }),
  ])
  if (!attempt) throw new Error('The attempt was not written')
  return attempt
}
