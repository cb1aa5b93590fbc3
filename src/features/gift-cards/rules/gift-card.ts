import { addDays, addYears, type Day } from '#platform/time/dates.ts'

/**
 * - `scheduled`: its day has not come, or its e-mail is on its way.
 * - `sent`: its e-mail has left.
 * - `returned`: the address takes no e-mail.
 * - `opened`: its recipient has seen it, by its link, its code or at a checkout.
 * - `cancelled`: its money went back to who bought it.
 */
export const giftCardStates = ['scheduled', 'sent', 'returned', 'opened', 'cancelled'] as const
export type GiftCardState = (typeof giftCardStates)[number]

const transitions: Record<GiftCardState, readonly GiftCardState[]> = {
  scheduled: ['sent', 'returned', 'opened', 'cancelled'],
  // An address that was mistyped is corrected, or the day changed: it is sent once more.
  sent: ['scheduled', 'returned', 'opened', 'cancelled'],
  returned: ['scheduled', 'opened', 'cancelled'],
  opened: ['cancelled'],
  cancelled: [],
}

export const cardCanBecome = (from: GiftCardState, to: GiftCardState) => transitions[from].includes(to)

/** Why a card ended: its buyer gave it back, or the bank took its payment back. */
export const cardEnds = ['refunded', 'withdrawn'] as const
export type CardEnd = (typeof cardEnds)[number]

/** Decided: three years. */
export const cardYears = 3

/** In one purchase: a list of a company has as many as its people. */
export const mostCards = 500

/** Free, once, by a year: while it is valid, and for a month after, as with vouchers. */
const extensionYears = 1
const extensionGrace = 30

export const cardExtendedUntil = (endsOn: Day): Day => addYears(endsOn, extensionYears)

/** Its own last day: value that was returned after it is valid for longer. */
export const ownEnd = <End extends Day | null>({ endsOn, expiredOn }: { endsOn: End; expiredOn: Day | null }) =>
  expiredOn ?? endsOn

export const canExtend = ({ endsOn, isExtended }: { endsOn: Day; isExtended: boolean }, today: Day): boolean =>
  !isExtended && today <= addDays(endsOn, extensionGrace)

/** Until its recipient has seen it, its buyer may correct whom it goes to, and when. */
export const isCorrectable = (state: GiftCardState) => cardCanBecome(state, 'scheduled') || state === 'scheduled'
