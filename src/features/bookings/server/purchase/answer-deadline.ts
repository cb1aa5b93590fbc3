import { waitsUntil } from '#features/catalogue/rules/services/booking.ts'
import type { Bought } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { bookedHour } from './booked-hour.ts'

/** Until when the spa may answer, if it is asked at an instant. */
export const answerDeadline = (bought: Bought, askedAt: Date): Date =>
  waitsUntil({ ...bookedHour(bought), createdAt: askedAt, proposedAt: null, proposedStartsAt: null })
