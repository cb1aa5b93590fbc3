import { sql } from 'drizzle-orm'
import { fromDrizzle, type PgBoss } from 'pg-boss'
import type { BookingMail, SpaMail } from '#domain/bookings/booking-mails.ts'
import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import type { VisitSource } from '#domain/reviews/invitation.ts'
import type { Language } from '#domain/site/languages.ts'
import { type Clock, systemClock } from '#server/clock.ts'
import type { Transaction } from '#server/db/client.ts'

/**
 * What a job is told. Nothing personal, whoever does it looks up the rest; but the address of who wants their vouchers
 * again, since whether we know it is not looked up while they wait.
 */
export type Payloads = {
  'fulfil-purchase': { purchase: string }
  'undo-order': { purchase: string }
  'cancel-stay': { purchase: string }
  'send-stay-cancelled': { purchase: string }
  /** Without it a hold ends a little later, by itself. */
  'release-hold': { purchase: string; kind: PurchaseKind; reference: string }
  /** `wish`: its buyer asked for it once more. */
  'send-order': { purchase: string; wish?: string }
  'send-gift': { purchase: string }
  /** `revision`: of the card whose address or day may have been changed since. `wish`: its buyer asked for it once more. */
  'send-gift-card': { card: string; revision: number; wish?: string }
  'send-card-ended': { card: string }
  'send-card-reminder': { card: string; days: number; endsOn: string }
  'send-card-returned': { card: string; revision: number }
  'send-reference': { purchase: string }
  /** Without an attempt and a reason: what was paid could not be made. */
  'send-purchase-failed': {
    purchase: string
    attempt?: string
    reason?: 'reference-expired' | 'denied' | 'came-too-late' | 'paid-twice'
  }
  /** `because`: whether the purchase itself is disputed, or the code that had paid it. `items`: what ended, by its names. */
  'send-withdrawn': { purchase: string; dispute: string; because: 'payment' | 'balance'; items: string[] }
  'send-activated': { voucher: string }
  'send-confirm-address': { change: string }
  'send-beneficiary-changed': { change: string }
  'send-cancelled': { voucher: string }
  'send-refunded': { refund: string }
  'send-exchanged': { voucher: string }
  'send-extended': { voucher: string; before: string }
  'send-reminder': { voucher: string; days: number; expiresOn: string }
  'send-stay-reminder': { purchase: string }
  'send-booking-mail': { booking: string; mail: BookingMail; revision: number }
  'send-spa-mail': { booking: string; mail: SpaMail; revision: number }
  'send-waiting-offer': { waiting: string }
  'offer-freed-places': { spa: string; day: string } | { booking: string }
  'send-price-match': { match: string }
  'pay-refunds': Record<string, never>
  'release-authorizations': Record<string, never>
  /** `wish`: each time somebody asks, or confirms, is an e-mail of its own. */
  'send-newsletter-mail': { subscription: string; mail: 'confirmation' | 'welcome'; wish: string }
  'send-review-invitation': VisitSource
  /** `acknowledges`: whoever wrote is told that it has come. */
  'send-contact-message': { message: string; acknowledges: boolean }
  'send-spa-application': { application: string; acknowledges: boolean }
  'send-review-to-spa': { review: string }
  'send-my-vouchers': { email: string; language: Language; wish: string }
}

export type Queue = {
  /** Written with what it follows from: both happen, or neither. */
  add: <Name extends keyof Payloads>(
    tx: Transaction,
    job: Name,
    payload: Payloads[Name],
    options?: QueueOptions,
  ) => Promise<void>
  /** The same of many of one kind, in one statement. */
  addAll: <Name extends keyof Payloads>(tx: Transaction, job: Name, wanted: readonly Wanted<Name>[]) => Promise<void>
}

type Wanted<Name extends keyof Payloads> = { payload: Payloads[Name]; options?: QueueOptions }

export type QueueOptions = {
  notBefore?: Date
  /** The voucher or purchase that it is about, if the payload does not name it: e-mails about one leave in their order. */
  about?: string
}

export const makeQueue = (boss: PgBoss, clock: Clock = systemClock): Queue => ({
  add: async (tx, job, payload, options) => {
    await boss.send(job, payload, { db: fromDrizzle(tx, sql), ...jobOptions(payload, options, clock) })
  },
  addAll: async (tx, job, wanted) => {
    const jobs = wanted.map(({ payload, options }) => ({ data: payload, ...jobOptions(payload, options, clock) }))
    await boss.insert(job, jobs, { db: fromDrizzle(tx, sql) })
  },
})

function jobOptions(
  payload: Payloads[keyof Payloads],
  { notBefore, about = subjectOf(payload) }: QueueOptions = {},
  clock: Clock,
) {
  return {
    ...(about && { group: { id: about, tier: clock.now().toISOString() } }),
    ...(notBefore && { startAfter: notBefore }),
  }
}

function subjectOf(payload: Payloads[keyof Payloads]): string | undefined {
  if ('voucher' in payload) return payload.voucher
  if ('card' in payload) return payload.card
  if ('booking' in payload) return payload.booking
  return 'purchase' in payload ? payload.purchase : undefined
}
