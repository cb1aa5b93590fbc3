import type { PaymentInput, PaymentOutcome } from '#features/checkout/rules/payments/payment-provider.ts'
import { getAttempt } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { releaseAuthorizations } from '#features/checkout/server/payments/authorizations/release-authorizations.ts'
import { reconcilePayments } from '#features/checkout/server/payments/reconciliation/reconcile-payments.ts'
import { receiveNotification } from '#features/checkout/server/payments/webhooks/receive-notification.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { goodsHolds, purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { suppliedKind } from '../kinds/supplied-kind.ts'
import { paymentScene } from './a-payment.ts'
import { byCard, draft, look, owner, pay } from './a-purchase.ts'

export const card = { key: 'card', brand: 'Visa', lastDigits: '1111' }

/** Goods whose money is taken when they are confirmed, a supplier and a bank that say what a test wants. */
export async function authorizationScene() {
  const scene = await paymentScene()
  const { services, bank, queued, attemptOf } = scene
  const supplier = suppliedKind('when-confirmed')
  services.kinds = { getaway: supplier.kind }

  async function ready(language: Language = 'es') {
    const started = await startPurchase(services, { kind: 'getaway', goods: {}, language, owner })
    if (!started.ok) throw new Error(started.error)
    const { uuid } = started.value
    await saveBuyer(services, await look(services, uuid), draft())
    return uuid
  }

  async function payAs(uuid: string, outcome: PaymentOutcome | Error, by: PaymentInput = byCard) {
    bank.willSay(outcome)
    await pay(services, uuid, by)
    return attemptOf(uuid)
  }

  return {
    ...scene,
    supplier,
    /** Nothing that an earlier test has left waits for its goods either. */
    begin: async () => {
      await scene.begin()
      await services.db.update(purchases).set({ state: 'expired' })
      await services.db.delete(goodsHolds)
      supplier.willAlwaysSay(null)
    },
    ready,
    payAs,
    /** A purchase whose money is authorised and whose goods are not confirmed yet. */
    authorized: async (language?: Language) => {
      const uuid = await ready(language)
      const { order } = await payAs(uuid, { state: 'authorized', card })
      return { uuid, order }
    },
    fulfil: (uuid: string) => fulfilPaidPurchase(services, uuid),
    release: () => releaseAuthorizations(services),
    /** As the clock does it. */
    minute: async () => {
      await reconcilePayments(services)
      await releaseAuthorizations(services)
    },
    /** The provider's own message. */
    notify: (order: string, outcome: PaymentOutcome, amount = 20_000, event = `${outcome.state}-${order}`) => {
      bank.willNotify({ event, order, about: 'payment', outcome, amount: { amount, currency: 'EUR' } })
      return receiveNotification(services, 'redsys', { headers: {}, body: '' })
    },
    stateOf: async (uuid: string, order: string) => {
      const purchase = await look(services, uuid)
      return [purchase.state, (await getAttempt(services.db, order))?.state]
    },
    /** How often a provider was asked to capture or release an order. */
    done: (what: 'capture' | 'release', order: string) =>
      bank.calls.filter((call) => call.what === what && call.order === order).length,
    jobs: (name: string) => queued.filter(({ job }) => job === name).length,
  }
}
