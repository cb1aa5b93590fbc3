import { leaseTime } from '#domain/payments/waiting.ts'
import { fulfilmentDelay, isFulfilmentOverdue } from '#domain/purchases/fulfilment.ts'
import type { Services } from '#server/services.ts'
import type { FulfilByJob, Fulfilled } from '../core/goods-kind.ts'
import { kindOf } from '../core/kind-of.ts'
import { changePurchase, getPurchase, lockPurchase, type Purchase } from '../core/purchase-row.ts'
import { confirmPurchase, failPurchase, fulfilPurchase } from './fulfil-purchase.ts'

/**
 * Fulfils what was paid: asked by the job that follows the payment, and every minute for what is still open. It may run
 * twice at once: the second finds it done, or leased.
 */
export async function fulfilPaidPurchase(services: Services, uuid: string): Promise<void> {
  const leased = await leaseFulfilment(services, uuid)
  if (!leased) return
  const { purchase, fulfilment } = leased
  const outcome = await order(services, purchase, fulfilment)
  await settleFulfilment(services, uuid, fulfilment, outcome)
}

/** The job after a failure. The supplier may have said yes without our hearing of it. */
export async function undoOrder(services: Services, uuid: string): Promise<void> {
  const purchase = await getPurchase(services.db, uuid)
  if (purchase?.state !== 'failed') return
  const { fulfilment } = kindOf(services, purchase.kind)
  if (fulfilment.when === 'by-job') await fulfilment.undo(services, purchase)
}

type Leased = { purchase: Purchase; fulfilment: FulfilByJob<Services> }

/** The try is counted and leased before the supplier is called. Null where there is nothing to do for a job. */
async function leaseFulfilment(services: Services, uuid: string): Promise<Leased | null> {
  const now = services.clock.now()
  return services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (purchase?.state !== 'confirming' || (purchase.fulfilAt && purchase.fulfilAt > now)) return null
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
async function order(services: Services, purchase: Purchase, { fulfil }: FulfilByJob<Services>): Promise<Fulfilled> {
  try {
    return await fulfil(services, purchase)
  } catch (err) {
    services.log.error({ err, purchase: purchase.uuid }, 'fulfilment left open')
    return { state: 'pending' }
  }
}

async function settleFulfilment(
  services: Services,
  uuid: string,
  { patience }: FulfilByJob<Services>,
  outcome: Fulfilled,
) {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, uuid)
    if (purchase?.state !== 'confirming') return
    if (outcome.state === 'confirmed') {
      await outcome.write?.(tx)
      return confirmPurchase(services, tx, purchase)
    }
    if (outcome.state === 'failed') return failPurchase(services, tx, purchase, outcome.reason)
    if (isFulfilmentOverdue(purchase.paidAt ?? now, patience, now)) {
      services.log.error({ purchase: uuid }, 'fulfilment timed out')
      return failPurchase(services, tx, purchase, 'timed-out')
    }
    await changePurchase(tx, uuid, { fulfilAt: new Date(now.getTime() + fulfilmentDelay(purchase.fulfilmentTries)) })
  })
}
