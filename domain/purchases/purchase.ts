/** What can be sold. Everything else in this room is the same for all of them. */
export const purchaseKinds = ['voucher', 'getaway', 'booking', 'gift-card'] as const
export type PurchaseKind = (typeof purchaseKinds)[number]

/**
 * Spec 4: start, buyer, payment, confirmation.
 * - `started`: it is known what is bought.
 * - `ready`: it is known who buys; it can be paid.
 * - `paying`: an attempt to pay is open.
 * - `confirming`: it is paid, and what was bought is being made.
 */
export const purchaseStates = ['started', 'ready', 'paying', 'confirming', 'confirmed', 'expired', 'failed'] as const
export type PurchaseState = (typeof purchaseStates)[number]

const transitions: Record<PurchaseState, readonly PurchaseState[]> = {
  // Money may come for what was tried before something else was chosen.
  started: ['ready', 'confirming', 'expired'],
  // Wholly paid by a balance, it needs no attempt; with other goods its buyer is asked again.
  ready: ['paying', 'confirming', 'started', 'expired'],
  paying: ['ready', 'confirming'],
  // What can't be made any more is paid back.
  confirming: ['confirmed', 'failed'],
  confirmed: [],
  // Money may come after we had given up.
  expired: ['confirming', 'failed'],
  failed: [],
}

export const purchaseCanBecome = (from: PurchaseState, to: PurchaseState) => transitions[from].includes(to)

/** Where a purchase can still be changed by its buyer. */
export const isOpen = (state: PurchaseState) => state === 'started' || state === 'ready'

/** Once it is paid its page is for good. */
export const isPaid = (state: PurchaseState) => state === 'confirming' || state === 'confirmed'

const minute = 60_000

/** An abandoned purchase ends; each step begins the time anew. */
export const purchaseLifetime = 60 * minute

export const expiryFrom = (now: Date) => new Date(now.getTime() + purchaseLifetime)
