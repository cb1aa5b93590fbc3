import { minute } from '#platform/time/durations.ts'

/** How long goods are held from the start of a purchase, and again when a payment begins. */
export const holdLifetime = 15 * minute

/** How long a purchase may hold goods in all, from its first hold on: whatever it holds, and however often it is paid. */
const mostHeld = 45 * minute

/** How long after losing goods a buyer can't hold the same again, so that others can have them. */
const pauseAfterLoss = 60 * minute

/** Rooms or hours that one address may hold at once. */
export const mostAtOnce = 4

/** Goods that a supplier keeps for one purchase until a time. Afterwards somebody else may take them. */
export const isHeld = (heldUntil: Date | null, now: Date): boolean => heldUntil !== null && heldUntil > now

/** When a purchase that first held goods at that time may hold none any more. */
export const lastHoldEnd = (since: Date) => new Date(since.getTime() + mostHeld)

/** Until when a purchase may hold goods now. `since`: its first hold, if there was one. Null if its time is over. */
export function holdEnd(now: Date, since: Date | null): Date | null {
  const last = lastHoldEnd(since ?? now)
  if (last <= now) return null
  return new Date(Math.min(now.getTime() + holdLifetime, last.getTime()))
}

/**
 * That another purchase of the same buyer held the same goods, and did not buy them. `until`: its end, perhaps to come.
 * Goods that were given up for others before that were not lost.
 */
export type EarlierHold = { from: Date; until: Date; isGivenUp: boolean }

/**
 * Whether goods may be held from a moment on, by a buyer who had held them before: not within the hour after losing them.
 * Who gives them up in time and takes them again has 45 minutes in all, too.
 */
export function mayHoldAgain(earlier: readonly EarlierHold[], at: Date): boolean {
  const now = at.getTime()
  const isLost = ({ until, isGivenUp }: EarlierHold) => !isGivenUp && until <= at
  if (earlier.some((hold) => isLost(hold) && now < hold.until.getTime() + pauseAfterLoss)) return false
  const first = now - mostHeld - pauseAfterLoss
  const held = earlier
    .filter((hold) => !isLost(hold))
    .map(({ from, until }) => Math.min(until.getTime(), now) - Math.max(from.getTime(), first))
  return held.reduce((sum, time) => sum + Math.max(0, time), 0) < mostHeld
}

/** Holds that ended before this time say nothing about new ones. */
export const forgottenBefore = (now: Date) => new Date(now.getTime() - mostHeld - pauseAfterLoss)

/** Whether an address that holds so many rooms or hours may hold some more. A party that needs more has them alone. */
export const fitsAtOnce = (held: number, more: number) => held === 0 || held + more <= mostAtOnce
