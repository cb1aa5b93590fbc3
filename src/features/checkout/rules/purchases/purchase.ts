import type { Segments } from '#platform/pages/page-row.ts'
import { minute } from '#platform/time/durations.ts'

/**
 * The kinds of goods that can be sold: the segments that features declare for purchases (`isSold`). Everything else in this
 * module is the same for all of them.
 */
export type PurchaseKind = {
  [Kind in keyof Segments]: Segments[Kind] extends { isSold: true } ? Kind : never
}[keyof Segments]

/**
 * Spec 4: start, buyer, payment, confirmation.
 * - `started`: it has goods.
 * - `ready`: it has a buyer, and can be paid.
 * - `paying`: a payment attempt is open.
 * - `confirming`: it is paid, or its money is authorised, and its goods are being made.
 * - `confirmed`: its goods are made.
 * - `expired`: it was abandoned before it was paid.
 * - `failed`: it could not be fulfilled, and is refunded or was never charged.
 */
export const purchaseStates = ['started', 'ready', 'paying', 'confirming', 'confirmed', 'expired', 'failed'] as const
export type PurchaseState = (typeof purchaseStates)[number]

const transitions: Record<PurchaseState, readonly PurchaseState[]> = {
  // An abandoned attempt may be paid after the buyer went back to the first step.
  started: ['ready', 'confirming', 'expired'],
  // Codes that pay for everything need no attempt. After a new selection the buyer step comes again.
  ready: ['paying', 'confirming', 'started', 'expired'],
  paying: ['ready', 'confirming'],
  // Goods that can't be made any more are refunded.
  confirming: ['confirmed', 'failed'],
  confirmed: [],
  // An abandoned attempt may be paid after the purchase expired.
  expired: ['confirming', 'failed'],
  failed: [],
}

export const purchaseCanBecome = (from: PurchaseState, to: PurchaseState) => transitions[from].includes(to)

/** Whether the buyer can still change the purchase. */
export const isOpen = (state: PurchaseState) => state === 'started' || state === 'ready'

/** A paid purchase can't be changed any more. */
export const isPaid = (state: PurchaseState) => state === 'confirming' || state === 'confirmed'

/** How long a purchase waits for the next step. Each step starts this time again. */
export const purchaseLifetime = 60 * minute

export const expiryFrom = (now: Date) => new Date(now.getTime() + purchaseLifetime)
