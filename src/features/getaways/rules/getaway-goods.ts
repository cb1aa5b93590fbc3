import type { CancelPolicy } from '#features/catalogue/rules/getaways/cancel-policy.ts'
import type { Rate, RateChoice } from '#features/catalogue/rules/getaways/rate.ts'
import type { Stay } from '#features/catalogue/rules/getaways/stay.ts'
import type { PerLanguage } from '#platform/i18n/languages.ts'
import { euros } from '#platform/rules/money.ts'
import type { Day } from '#platform/time/dates.ts'

/** The goods of a getaway purchase: a getaway for certain nights and people, in a room, with a board, at a rate. */
export type GetawayGoods = Stay & RateChoice & { packageUuid: string; packageUuidRevision: string; pax: number }

/**
 * A stay as its buyer was told it, in JSON. The catalogue may change and the hotel its conditions: what was agreed
 * doesn't.
 */
export type AgreedStay = AgreedNames & {
  version: 1
  supplier: string
  planName: PerLanguage<string>
  planDescription: PerLanguage<string>
  roomName: PerLanguage<string>
  /** In cents, for the whole party. */
  nights: { night: Day; price: number }[]
  refundable: boolean
  /** The deadline as an ISO instant. */
  penalties: { deadline: string; price: number; hoursBefore: number }[]
}

/** What it is called, and where it is. */
export type AgreedNames = {
  getawayName: PerLanguage<string>
  boardName: PerLanguage<string>
  hotel: { name: string; stars: number; phone: string; checkIn: string; checkOut: string; timeZone: string }
  place: PerLanguage<string>
  spa: { uuid: string; name: string; services: PerLanguage<string[]> }
  /** Spec 3: `hotel_book_conditions` and `spa_book_conditions`. */
  conditions: { hotel: PerLanguage<string>; spa: PerLanguage<string[]> }
}

export const agreedStay = (rate: Rate, names: AgreedNames): AgreedStay => ({
  ...names,
  version: 1,
  supplier: rate.metadata.bookingProcedure.supplier,
  planName: rate.name,
  planDescription: rate.description,
  roomName: rate.roomName,
  nights: rate.nights.map(({ night, price }) => ({ night, price: price.amount })),
  refundable: rate.cancelPolicy.refundable,
  penalties: rate.cancelPolicy.cancelPenalties.map(({ deadline, price, hoursBefore }) => ({
    deadline: deadline.toISOString(),
    price: price.amount,
    hoursBefore,
  })),
})

export const agreedPolicy = ({ refundable, penalties }: AgreedStay): CancelPolicy => ({
  refundable,
  cancelPenalties: penalties.map(({ deadline, price, hoursBefore }) => ({
    deadline: new Date(deadline),
    price: euros(price),
    hoursBefore,
  })),
})
