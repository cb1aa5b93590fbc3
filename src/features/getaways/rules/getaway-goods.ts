import type { RateChoice } from '#features/catalogue/rules/getaways/rate.ts'
import type { Stay } from '#features/catalogue/rules/getaways/stay.ts'

/** The goods of a getaway purchase: a getaway for certain nights and people, in a room, with a board, at a rate. */
export type GetawayGoods = Stay & RateChoice & { packageUuid: string; packageUuidRevision: string; pax: number }
