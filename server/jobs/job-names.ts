import type { Payloads } from './queue.ts'

/** What the clock asks for. */
export const scheduledJobs = [
  'record-prices',
  'forget-reviewers',
  'forget-sessions',
  'forget-subscribers',
  'forget-messages',
  'forget-logos',
  'forget-choices',
  'forget-unneeded',
  'count-purchases',
  'reconcile-payments',
  'expire-vouchers',
  'remind-holders',
  'remind-guests',
  'remind-card-holders',
  'fill-hotel-nights',
  'remind-booked',
  'invite-reviewers',
  'tell-spas',
] as const

/** What follows from something, and is told from what. */
export const queuedJobs = [
  'fulfil-purchase',
  'undo-order',
  'release-hold',
  'cancel-stay',
  'send-order',
  'send-gift',
  'send-gift-card',
  'send-card-returned',
  'send-card-ended',
  'send-card-reminder',
  'send-reference',
  'send-purchase-failed',
  'send-withdrawn',
  'send-activated',
  'send-confirm-address',
  'send-beneficiary-changed',
  'send-cancelled',
  'send-stay-cancelled',
  'send-refunded',
  'send-exchanged',
  'send-extended',
  'send-reminder',
  'send-stay-reminder',
  'send-booking-mail',
  'send-spa-mail',
  'send-waiting-offer',
  'offer-freed-places',
  'send-price-match',
  'send-my-vouchers',
  'send-newsletter-mail',
  'send-review-invitation',
  'send-contact-message',
  'send-spa-application',
  'send-review-to-spa',
  'pay-refunds',
  'release-authorizations',
] as const satisfies (keyof Payloads)[]

export const jobNames = [...scheduledJobs, ...queuedJobs]

export type JobName = (typeof jobNames)[number]
