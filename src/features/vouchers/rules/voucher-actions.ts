import { lastRefundDay } from '#features/checkout/rules/refund-window.ts'
import { addDays, type Day, daysBetween, wallClock } from '#platform/time/dates.ts'
import type { VoucherState } from './voucher.ts'

/**
 * What a holder may want of a voucher (spec 4). `convert` makes balance of one that is valid, `exchange` balance or a
 * gift card of one that has expired.
 */
export const voucherActions = ['activate', 'edit', 'redeem', 'cancel', 'convert', 'extend', 'exchange'] as const
export type VoucherAction = (typeof voucherActions)[number]

export type VoucherFacts = {
  /** As it is written; `stateOn` knows better. */
  state: VoucherState
  boughtOn: Day
  expiresOn: Day
  extendedOn: Day | null
  /** What it cost, in cents. */
  value: number
  /** Whether its spa allows extensions. */
  isExtensible: boolean
  /** Bought with money of play, where money is real now. */
  isPlayMoney: boolean
  /** Its payment is disputed: until that is settled nothing can be done with it. */
  isOnHold: boolean
  /** It is reserved for an hour at its spa: until that is cancelled it is worth nothing else. */
  isBooked: boolean
}

/** Each has a sentence in every language. */
export const refusalReasons = [
  'redeemed',
  'cancelled',
  'on-hold',
  'booked',
  'expired',
  'already-activated',
  'not-activated',
  'window-over',
  'extended-before',
  'spa-does-not-extend',
  'expired-too-long',
  'not-expired',
  'worth-nothing',
  'play-money',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Why not, and at most two things that can be done on that day, the most useful first. */
export type ActionRefusal = { why: RefusalReason; instead: readonly VoucherAction[] }

const mostInstead = 2
const longestExtension = 90
const lateExtensionDays = 30

/** Null where it is allowed. */
export function refusalOf(action: VoucherAction, facts: VoucherFacts, today: Day): ActionRefusal | null {
  const refusal = refuse(action, facts, today)
  if (!refusal) return null
  const isAllowed = (other: VoucherAction) => refuse(other, facts, today) === null
  return { why: refusal.why, instead: refusal.instead.filter(isAllowed).slice(0, mostInstead) }
}

/** A voucher is valid through the whole of its last day, and no longer, even before the nightly job has written it. */
export function stateOn({ state, expiresOn }: Pick<VoucherFacts, 'state' | 'expiresOn'>, today: Day): VoucherState {
  const isOpen = state === 'issued' || state === 'activated'
  return isOpen && expiresOn < today ? 'expired' : state
}

/** Decided: as long as it was valid at first, up to 90 days, counted from the later of its last day and today. */
export function extendedUntil({ boughtOn, expiresOn }: Pick<VoucherFacts, 'boughtOn' | 'expiresOn'>, today: Day): Day {
  const from = expiresOn > today ? expiresOn : today
  return addDays(from, Math.min(daysBetween(boughtOn, expiresOn), longestExtension))
}

/** Zero on its last day, negative once it has expired. */
export const daysLeft = (expiresOn: Day, today: Day) => daysBetween(today, expiresOn)

type Rule = (facts: VoucherFacts, state: 'issued' | 'activated' | 'expired', today: Day) => ActionRefusal | null

/** What they name instead is what would help; whether it is allowed is looked up afterwards. */
const rules: Record<VoucherAction, Rule> = {
  activate: (_, state) => {
    if (state === 'expired') return expired
    return state === 'activated' ? { why: 'already-activated', instead: ['redeem'] } : null
  },
  edit: (_, state) => (state === 'expired' ? expired : null),
  redeem: (_, state) => {
    if (state === 'expired') return expired
    return state === 'issued' ? { why: 'not-activated', instead: ['activate'] } : null
  },
  cancel: ({ boughtOn }, _, today) =>
    today > lastRefundDay(boughtOn) ? { why: 'window-over', instead: ['convert', 'exchange', 'extend'] } : null,
  convert: ({ value }, state) => {
    if (state === 'expired') return { why: 'expired', instead: ['exchange'] }
    return value === 0 ? { why: 'worth-nothing', instead: ['redeem', 'activate'] } : null
  },
  extend: ({ extendedOn, isExtensible, expiresOn }, _, today) => {
    const instead = ['convert', 'exchange'] as const
    if (extendedOn !== null) return { why: 'extended-before', instead }
    if (!isExtensible) return { why: 'spa-does-not-extend', instead }
    return today > addDays(expiresOn, lateExtensionDays) ? { why: 'expired-too-long', instead } : null
  },
  exchange: ({ value }, state) => {
    if (state !== 'expired') return { why: 'not-expired', instead: ['convert'] }
    return value === 0 ? { why: 'worth-nothing', instead: ['extend'] } : null
  },
}

/** Whoever comes too late still wants to go there. */
const expired: ActionRefusal = { why: 'expired', instead: ['extend', 'exchange', 'cancel'] }

function refuse(action: VoucherAction, facts: VoucherFacts, today: Day): ActionRefusal | null {
  const state = stateOn(facts, today)
  if (facts.isPlayMoney) return { why: 'play-money', instead: [] }
  if (state === 'redeemed' || state === 'cancelled') return { why: state, instead: [] }
  if (facts.isOnHold) return { why: 'on-hold', instead: [] }
  if (facts.isBooked && givesUp.includes(action)) return { why: 'booked', instead: ['redeem'] }
  return rules[action](facts, state, today)
}

/** What ends a voucher's right to its service. */
const givesUp: readonly VoucherAction[] = ['cancel', 'convert', 'exchange']

/** Before six in the morning it is still the evening before, for whoever books an hour then. */
const nightTime = 6 * 60 * 60_000

/** Whether it is the day of an hour by the spa's clock, or later. Needs no opening hours, as at a desk without catalogue. */
export function hasDayCome(startsAt: Date, timeZone: string, now: Date): boolean {
  const { day } = wallClock(new Date(startsAt.getTime() - nightTime), timeZone)
  return wallClock(now, timeZone).day >= day
}
