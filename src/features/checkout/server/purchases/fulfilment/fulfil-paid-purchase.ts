import { leaseTime } from '#features/checkout/rules/payments/waiting.ts'
import { fulfilmentDelay, isFulfilmentOverdue } from '#features/checkout/rules/purchases/fulfilment.ts'
import { settleCapture } from '#features/checkout/server/payments/attempts/settle-attempt.ts'
import { type Captured, capturePayment } from '#features/checkout/server/payments/authorizations/capture-payment.ts'
import { releasedAt } from '#features/checkout/server/payments/disputes/hold-purchase.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import type { FulfilByJob, Fulfilled } from '../core/goods-kind.ts'
import { kindOf } from '../core/kind-of.ts'
import { changePurchase, getPurchase, lockPurchase, type Purchase } from '../core/purchase-row.ts'
import { confirmPurchase, failPurchase, fulfilPurchase } from './fulfil-purchase.ts'

/**
 * Fulfils what was paid, or authorised: asked by the job that follows the payment, and every minute for what is still
 * open. Authorised money is taken once the goods are confirmed. It may run twice at once: the second finds it done, or
 * leased.
 */
export async function fulfilPaidPurchase(services: Services, uuid: string): Promise<void> {
  const leased = await leaseFulfilment(services, uuid)
  if (!leased) return
  const { purchase, fulfilment } = leased
  const outcome = await order(services, purchase, fulfilment)
  if (outcome.state === 'confirmed') return confirmCaptured(services, leased, outcome)
  await settleUnconfirmed(services, { purchase, fulfilment }, outcome)
}

/** The job after a failure. The supplier may have said yes without our hearing of it. */
export async function undoOrder(services: Services, uuid: string): Promise<void> {
  const purchase = await getPurchase(services.db, uuid)
  if (purchase?.state !== 'failed') return
  const { fulfilment } = kindOf(services, purchase.kind)
  if (fulfilment.when === 'by-job') await fulfilment.undo(services, purchase)
}

/** While its payment is disputed nothing is ordered, confirmed or given up: who decides the dispute goes on with it. */
const isToBeFulfilled = ({ state, disputedAt }: Purchase) => state === 'confirming' && disputedAt === null

type Leased = { purchase: Purchase; fulfilment: FulfilByJob }

/** The try is counted and leased before the supplier is called. Null where there is nothing to do for a job. */
async function leaseFulfilment(services: Services, uuid: string): Promise<Leased | null> {
  const now = services.clock.now()
  return services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (!purchase || !isToBeFulfilled(purchase) || (purchase.fulfilAt && purchase.fulfilAt > now)) return null
    const { fulfilment } = kindOf(services, purchase.kind)
    if (fulfilment.when === 'with-payment') {
      // The transaction of the payment could not make it.
      await fulfilPurchase(services, tx, purchase)
      return null
    }
    const changes = { fulfilmentTries: purchase.fulfilmentTries + 1, fulfilAt: new Date(now.getTime() + leaseTime) }
    await changePurchase(tx, uuid, changes)
    return { purchase: { ...purchase, ...changes }, fulfilment }
  })
}

/** A supplier that does not answer has said nothing: it is asked again, and must recognise our reference. */
async function order(services: Services, purchase: Purchase, { fulfil }: FulfilByJob): Promise<Fulfilled> {
  try {
    return await fulfil(services, purchase)
  } catch (err) {
    services.log.error({ err, purchase: purchase.uuid }, 'fulfilment left open')
    return { state: 'pending' }
  }
}

/** The goods are confirmed: their money is taken, if it was not, and in one transaction all of it is written. */
async function confirmCaptured(services: Services, leased: Leased, { write }: Fulfilled) {
  const { uuid, paidBy, fulfilAt } = leased.purchase
  const captured = await capturePayment(services, { paidBy })
  try {
    await services.db.transaction(async (tx) => {
      await writeCapture(services, tx, captured)
      const purchase = await lockPurchase(tx, uuid)
      if (!purchase || !isToBeFulfilled(purchase)) return
      if (captured.state === 'pending') return tryLater(services, tx, purchase, fulfilAt)
      if (captured.state === 'refused') return failPurchase(services, tx, purchase, 'not-captured')
      await write?.(tx)
      await confirmPurchase(services, tx, purchase)
    })
  } catch (err) {
    services.log.error({ err, purchase: uuid }, 'confirmation not written')
    // The money may be taken by now, and must go back if this doesn't get better.
    await services.db.transaction((tx) => writeCapture(services, tx, captured))
    await settleUnconfirmed(services, leased, { state: 'pending' })
  }
}

async function writeCapture(services: Services, tx: Transaction, captured: Captured) {
  if (captured.state === 'taken' && captured.order) await settleCapture(services, tx, captured.order, captured.memo)
}

async function settleUnconfirmed(
  services: Services,
  { purchase: { uuid, fulfilAt }, fulfilment: { patience } }: Leased,
  outcome: Exclude<Fulfilled, { state: 'confirmed' }>,
) {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (!purchase || !isToBeFulfilled(purchase)) return
    if (outcome.state === 'failed') return failPurchase(services, tx, purchase, outcome.reason)
    if (await isOverdue(tx, purchase, patience, now)) {
      services.log.error({ purchase: uuid }, 'fulfilment timed out')
      return failPurchase(services, tx, purchase, 'timed-out')
    }
    await tryLater(services, tx, purchase, fulfilAt)
  })
}

/** While its payment was disputed its supplier could not be asked, and has all of its time afterwards. */
async function isOverdue(tx: Transaction, purchase: Purchase, patience: number, now: Date): Promise<boolean> {
  if (!isFulfilmentOverdue(purchase.paymentAcceptedAt ?? now, patience, now)) return false
  const released = await releasedAt(tx, purchase)
  return released === null || isFulfilmentOverdue(released, patience, now)
}

/** `leased`: the time that this try has set. If it is another, somebody wants it sooner or tries by now, and it stays. */
async function tryLater(
  { clock }: Services,
  tx: Transaction,
  { uuid, fulfilmentTries, fulfilAt }: Purchase,
  leased: Date | null,
) {
  if (fulfilAt?.getTime() !== leased?.getTime()) return
  await changePurchase(tx, uuid, { fulfilAt: new Date(clock.now().getTime() + fulfilmentDelay(fulfilmentTries)) })
}
