import type { RateChoice } from './rate.ts'
import type { Stay } from './stay.ts'

/** The goods of a getaway purchase: a getaway for certain nights and people, in a room, with a board, at a rate. */
export type GetawayGoods = Stay & RateChoice & { packageUuid: string; packageUuidRevision: string; pax: number }
