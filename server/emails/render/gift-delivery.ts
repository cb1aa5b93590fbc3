import type { Day } from '#domain/dates.ts'

/** A present as its buyer is told of it: whether we write to who is given it, and when. */
export type GiftDelivery = { to: string; delivery: 'none' | 'now' | { on: Day } }
