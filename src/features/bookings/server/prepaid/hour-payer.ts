import type { RouterContextProvider } from 'react-router'
import type { HourChoice } from '#features/bookings/rules/choosing/choice.ts'
import type { NotPaidOn, PaidDays } from '#features/bookings/rules/read-hour.ts'
import type { Booking } from '#features/bookings/server/booking-row.ts'
import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Result } from '#platform/rules/result.ts'
import type { Transaction } from '#platform/server/db/client.ts'
import type { Services } from '#platform/server/services.ts'
import type { NotTaken } from './take-hour.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    hourPayers: readonly HourPayer[]
  }
}

declare module '#platform/server/define-feature.ts' {
  interface Feature {
    /** What has paid for hours already. */
    hourPayers?: readonly HourPayer[]
  }
}

/** What was bought before and pays for hours: its holder books them without paying again. */
export type HourPayer = {
  /** As addresses say it (`with=voucher`, `with=stay:{uuid}`), and the sentences of the page. */
  name: 'voucher' | 'stay'
  /** Which one has paid for a booking, or null. */
  uuidIn: (booking: Pick<Booking, 'voucherUuid' | 'stayUuid'>) => string | null
  /** As it is at this moment, to be shown. Null where there is none any more. */
  read: (services: Services, uuid: string) => Promise<WhatPays | null>
  /** Its purchase first, then itself. */
  lock: (services: Services, tx: Transaction, uuid: string) => Promise<WhatPays | null>
  /** An hour of the visitor's own. Null where the visitor has no such thing, or it can't be used any more. */
  findHour: (args: AskedPage, query: PayerQuery) => Promise<PrepaidHour | null>
  /** The hour that the visitor has with it already. */
  findBooked: (args: AskedPage, query: PayerQuery) => Promise<Pick<Booking, 'uuid'> | null>
}

/**
 * What pays for a booking. `purchase`: its own, or that in which its voucher or its stay was bought. `isGood`: the hour is
 * still paid, a dispute aside. The days are those on which it pays for one.
 */
export type WhatPays = PaidDays & { purchase: Purchase | null; isGood: boolean }

export type AskedPage = { request: Request; url: URL; context: Readonly<RouterContextProvider> }

/** `uuid`: that which the address names, if any; `key`: that of an e-mail's link. */
export type PayerQuery = Pick<HourChoice, 'key' | 'service'> & { uuid: string }

export type PrepaidHour = PaidDays & {
  serviceUuid: string
  pax: number
  /** What it is called at the counter. */
  reference: string | null
  book: (hour: { day: string; time: string }) => Promise<Result<Booking, NotPrepaid>>
}

/** `no-stay`: it is cancelled or disputed. `booked`: it has an hour already. */
export type NotPrepaid = NotTaken | NotPaidOn | 'no-stay' | 'booked' | 'changed' | 'refused'
