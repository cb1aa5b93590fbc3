import { eq } from 'drizzle-orm'
import { type Attempt, lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { receiveNotification } from '#features/checkout/server/payments/webhooks/receive-notification.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { vouchersOf } from '#features/vouchers/server/voucher-row.ts'
import { testServices } from '../test-services.ts'

export const start = new Date('2026-11-15T12:00:00+01:00')

/** A bank whose answers are put into its mouth, time that passes by the minute, and what became of an attempt. */
export async function paymentScene() {
  const scene = await testServices()
  const { services, bank, queued, emails, setNow } = scene
  const usual = { ...bank.provider }
  return {
    ...scene,
    later: (minutes: number) => setNow(new Date(start.getTime() + minutes * 60_000)),
    /** Nothing owed, nothing open, nobody asked. */
    begin: async () => {
      Object.assign(bank.provider, usual)
      setNow(start)
      for (const said of [queued, emails, bank.calls]) said.length = 0
      await services.db.delete(refunds)
      await services.db.update(paymentAttempts).set({ state: 'paid' })
    },
    attemptOf: async (purchaseUuid: string) => {
      const attempt = await lastAttemptOf(services.db, purchaseUuid)
      if (!attempt) throw new Error('no attempt')
      return attempt
    },
    vouchersOf: (purchaseUuid: string) => vouchersOf(services.db, purchaseUuid),
    refundsOf: (purchaseUuid: string) =>
      services.db
        .select({ amount: refunds.amount, reason: refunds.reason, state: refunds.state })
        .from(refunds)
        .innerJoin(paymentAttempts, eq(refunds.attemptUuid, paymentAttempts.uuid))
        .where(eq(paymentAttempts.purchaseUuid, purchaseUuid)),
    /** The provider's own message that an attempt was paid. */
    tell: ({ order, amount }: Pick<Attempt, 'order' | 'amount'>) => {
      const paid = { about: 'payment', outcome: { state: 'paid' }, amount: { amount, currency: 'EUR' } } as const
      bank.willNotify({ event: `paid-${order}`, order, ...paid })
      return receiveNotification(services, 'redsys', { headers: {}, body: '' })
    },
    asked: (order: string) => bank.calls.filter((call) => call.order === order).map(({ what }) => what),
  }
}

/** What a provider may say. */
export const said = {
  redirect: { state: 'waiting', for: { kind: 'redirect', url: 'https://provider.example' } },
  form: { state: 'waiting', for: { kind: 'form', url: 'https://provider.example', fields: {} } },
  challenge: { state: 'waiting', for: { kind: 'challenge', url: 'https://bank.example', fields: {} } },
  reference: {
    state: 'waiting',
    for: { kind: 'reference', entity: '1', reference: '2', expiresAt: '2026-11-22T11:00:00Z' },
  },
  onItsWay: { state: 'waiting', for: { kind: 'confirmation' } },
  nothing: { state: 'none' },
} as const
