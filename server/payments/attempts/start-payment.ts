import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { methodsFor } from '#domain/payments/payment-method.ts'
import type { Beginning, Step } from '#domain/payments/payment-provider.ts'
import { attemptExpiry, busyTime } from '#domain/payments/waiting.ts'
import { billKey } from '#domain/pricing/purchase-lines.ts'
import { isPaid } from '#domain/purchases/purchase.ts'
import { makeOrderNumber } from '#domain/reference.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Language } from '#domain/site/languages.ts'
import { extendReservations, spendReservations } from '#server/coupons/reserve-coupon.ts'
import type { Transaction } from '#server/db/client.ts'
import { inOneGo } from '#server/db/in-one-go.ts'
import { completePurchase } from '#server/purchases/core/fulfil-purchase.ts'
import { lockPurchase, movePurchase, type Purchase } from '#server/purchases/core/purchase-row.ts'
import { renewBill } from '#server/purchases/core/refresh-bill.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, insertAttempt } from './attempt-row.ts'
import { isCardBlocked } from './blocked-card.ts'
import { type Call, callProvider } from './call-provider.ts'
import { choiceNote } from './pays-current-selection.ts'

/**
 * `seen`: the name of the bill that stood above the button. `language`: the one in which it was read, where it may be
 * another than that of the steps before; the provider's pages and our letters will be in it.
 */
export type Payment = { given: Beginning; seen: string; language?: Language }

export type NotBegun =
  /** It costs something else now, or a coupon's time is over: the page shows the new bill, which must be accepted. */
  | 'bill-changed'
  | 'not-for-sale'
  | 'method-wrong'
  /** Paid, or being paid in another window. */
  | 'under-way'
  | 'paid'
  | 'closed'

/**
 * The click on 'pay'. What is charged is what the buyer has seen, worked out again at this moment; the attempt is
 * written before anybody is called.
 */
export async function beginPayment(
  services: Services,
  uuid: string,
  { given, seen, language }: Payment,
): Promise<Result<{ state: Step['state'] | 'unknown' }, NotBegun>> {
  const begun = await services.db.transaction(async (tx): Promise<Result<Begun | null, NotBegun>> => {
    const found = await lockPurchase(tx, uuid)
    const refusal = whyNot(found)
    if (!found || refusal) return fail(refusal ?? 'closed')
    const purchase = { ...found, language: language ?? found.language }
    const renewed = await renewBill(services, tx, purchase)
    if (!renewed.ok) return fail('not-for-sale')
    if (billKey(renewed.value.bill) !== seen) return fail('bill-changed')
    if (renewed.value.bill.total === 0) return payByBalance(services, tx, renewed.value)
    if (!isOffered(services, purchase, given.method)) return fail('method-wrong')
    const attempt = await writeAttempt(services, tx, renewed.value, given.method)
    return ok({ attempt, purchase: renewed.value })
  })
  if (!begun.ok) return begun
  if (begun.value) {
    const isBlocked = (cardKey: string) => isCardBlocked(services, cardKey)
    const begin: Call = (provider, facts) => provider.begin(facts, given, isBlocked)
    return ok(await callProvider(services, begun.value, 'begin', begin))
  }
  await completePurchase(services, uuid)
  return ok({ state: 'paid' })
}

type Begun = { attempt: Attempt; purchase: Purchase }

function whyNot(purchase: Purchase | null): NotBegun | null {
  if (!purchase) return 'closed'
  if (isPaid(purchase.state)) return 'paid'
  if (purchase.state === 'paying') return 'under-way'
  return purchase.state === 'ready' ? null : 'closed'
}

const isOffered = ({ payments }: Services, { buyer }: Purchase, method: PaymentMethod) =>
  methodsFor(buyer?.country ?? '', payments.methods).includes(method)

/** Wholly paid by a balance: no provider is asked. */
async function payByBalance(services: Services, tx: Transaction, purchase: Purchase): Promise<Result<null, NotBegun>> {
  const now = services.clock.now()
  const isSpent = await spendReservations(tx, purchase, now)
  if (!isSpent) return fail('bill-changed')
  const { language } = purchase
  const { paymentMode } = services.config
  await movePurchase(tx, purchase, 'confirming', { paidAt: now, paymentMode, termsAcceptedAt: now, language })
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
    memo: choiceNote(purchase),
    startedAt: now,
    busyUntil: new Date(now.getTime() + busyTime),
    expiresAt,
  })
  const { language } = purchase
  const nextOrder = makeOrderNumber(draw)
  const [[attempt]] = await inOneGo([
    written,
    movePurchase(tx, purchase, 'paying', { nextOrder, termsAcceptedAt: now, expiresAt, language }),
    extendReservations(tx, purchase, { now, until: expiresAt }),
  ])
  if (!attempt) throw new Error('The attempt was not written')
  return attempt
}
