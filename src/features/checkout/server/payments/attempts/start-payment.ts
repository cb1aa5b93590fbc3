import { randomUUID } from 'node:crypto'
import type { FreeInput, PaymentInput, PaymentOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { attemptExpiry, leaseTime } from '#features/checkout/rules/payments/waiting.ts'
import { isPaid } from '#features/checkout/rules/purchases/purchase.ts'
import { type HoldRefusal, isHoldRefusal } from '#features/checkout/rules/purchases/quote.ts'
import { acceptBill } from '#features/checkout/server/purchases/bill/peek-bill.ts'
import { quoteChanges, requote } from '#features/checkout/server/purchases/bill/quote.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import {
  changePurchase,
  lockPurchase,
  type Purchase,
  transitionPurchase,
} from '#features/checkout/server/purchases/core/purchase-row.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { fulfilPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-purchase.ts'
import { extendHolds, redeemHolds } from '#features/checkout/server/purchases/holds/coupon-holds.ts'
import { discardHold, holdGoods, storeHold } from '#features/checkout/server/purchases/holds/goods-holds.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { PaymentMethod } from '#platform/rules/payment-method.ts'
import { makeOrderNumber } from '#platform/rules/reference.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import { chargeTimeOf, offeredMethods } from '../offered-methods.ts'
import { type Attempt, insertAttempt } from './attempt-row.ts'
import { isCardBlocked } from './blocked-card.ts'
import { callProvider, type ProviderCall } from './call-provider.ts'

/**
 * `seen`: the key of the bill that the buyer saw above the button. `language`: that of the page, if it differs from the
 * steps before; the provider's pages and our e-mails will use it.
 */
export type Payment = { input: PaymentInput | FreeInput; seen: string; language?: Language }

export type PaymentNotStarted =
  /** The price has changed, or a hold has expired. The page shows the new bill, and the next click accepts it. */
  | 'bill-changed'
  | 'not-for-sale'
  | HoldRefusal
  | 'method-wrong'
  /** Another attempt is open, perhaps in another window. */
  | 'under-way'
  | 'paid'
  | 'closed'

/**
 * Handles the click on 'pay'. Goods are quoted and held again, and only the bill that the buyer has seen is charged: if it has
 * changed, the buyer is shown the new one first. The attempt is written before the provider is called.
 */
export async function startPayment(
  services: Services,
  read: Purchase,
  { input, seen, language }: Payment,
): Promise<Result<{ state: PaymentOutcome['state'] | 'unknown' }, PaymentNotStarted>> {
  const { uuid } = read
  const earlyRefusal = whyNot(read)
  if (earlyRefusal) return fail(earlyRefusal)
  const quoted = await requote(services, read)
  const held = quoted.answer.ok ? await holdGoods(services, read, quoted.answer.value) : null
  const started = await services.db.transaction(async (tx): Promise<Result<Started | null, PaymentNotStarted>> => {
    const found = await lockPurchase(tx, uuid)
    const refusal = whyNot(found)
    if (found && refusal) await discardHold(services, tx, found, held)
    if (!found || refusal) return fail(refusal ?? 'closed')
    const hold = await storeHold(services, tx, found, held)
    const changes = { ...quoteChanges(found, quoted, services.clock.now()), ...hold }
    if (Object.keys(changes).length > 0) await changePurchase(tx, uuid, changes)
    const purchase = { ...found, ...changes, language: language ?? found.language }
    const refused = purchase.quoteRefusal
    if (refused) return fail(isHoldRefusal(refused) ? refused : 'not-for-sale')
    const accepted = await acceptBill(services, tx, purchase, seen)
    if (!accepted) return fail('bill-changed')
    if (accepted.bill.total === 0) return payWithCodes(services, tx, accepted)
    if (input.method === 'free' || !offeredMethods(services, purchase).includes(input.method))
      return fail('method-wrong')
    const attempt = await writeAttempt(services, tx, accepted, input.method)
    return ok({ attempt, purchase: accepted })
  })
  if (!started.ok) return started
  if (started.value && input.method !== 'free') {
    const isBlocked = (cardKey: string) => isCardBlocked(services, cardKey)
    const begin: ProviderCall = (provider, facts) => provider.begin(facts, input, isBlocked)
    return ok(await callProvider(services, started.value, 'begin', begin))
  }
  // What a supplier must confirm has its job: the buyer does not wait for it here.
  if (kindOf(services, read.kind).fulfilment.when === 'with-payment') await fulfilPaidPurchase(services, uuid)
  return ok({ state: 'paid' })
}

type Started = { attempt: Attempt; purchase: Purchase }

function whyNot(purchase: Purchase | null): PaymentNotStarted | null {
  if (!purchase) return 'closed'
  if (isPaid(purchase.state)) return 'paid'
  if (purchase.state === 'paying') return 'under-way'
  return purchase.state === 'ready' ? null : 'closed'
}

/** Codes pay for everything, so no provider is called. */
async function payWithCodes(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
): Promise<Result<null, PaymentNotStarted>> {
  const now = services.clock.now()
  const isRedeemed = await redeemHolds(services, tx, purchase)
  if (!isRedeemed) return fail('bill-changed')
  const { language, paymentStartedAt } = purchase
  const { paymentMode } = services.config
  const accepted = { termsAcceptedAt: now, paymentStartedAt: paymentStartedAt ?? now, language }
  const terms = { paymentAcceptedAt: now, paidAt: now, paymentMode, ...accepted }
  const paid = await transitionPurchase(tx, purchase, 'confirming', terms)
  if (kindOf(services, paid.kind).fulfilment.when === 'by-job') await fulfilPurchase(services, tx, paid)
  return ok(null)
}

async function writeAttempt(
  services: Services,
  tx: Transaction,
  purchase: Purchase,
  method: PaymentMethod,
): Promise<Attempt> {
  const { clock, config, draw, payments } = services
  const now = clock.now()
  const provider = payments.forMethod(method)
  if (!provider) throw new Error(`No provider for the method ${method}`)
  const expiresAt = attemptExpiry(method, now)
  const [attempt] = await insertAttempt(tx, {
    uuid: randomUUID(),
    purchaseUuid: purchase.uuid,
    order: purchase.nextOrder,
    provider: provider.name,
    method,
    paymentMode: config.paymentMode,
    amount: purchase.bill.total,
    currency: purchase.bill.currency,
    charge: chargeTimeOf(services, purchase, method),
    state: 'open',
    memo: {},
    selection: purchase.bill.selection ?? 0,
    startedAt: now,
    leasedUntil: new Date(now.getTime() + leaseTime),
    expiresAt,
  })
  if (!attempt) throw new Error('The attempt was not written')
  const { language } = purchase
  const nextOrder = makeOrderNumber(draw)
  const times = {
    termsAcceptedAt: now,
    attemptedAt: now,
    paymentStartedAt: purchase.paymentStartedAt ?? now,
    expiresAt,
  }
  await transitionPurchase(tx, purchase, 'paying', { nextOrder, ...times, language })
  await extendHolds(tx, purchase, { now, until: expiresAt })
  return attempt
}
