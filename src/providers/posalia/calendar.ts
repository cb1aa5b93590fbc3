import { z } from 'zod'
import type { CalendarDay, CalendarRequest } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import type { PosaliaApi } from './api.ts'
import { day, money } from './parts.ts'

/** A package that they do not have has no days. */
export async function readCalendar(api: PosaliaApi, request: CalendarRequest): Promise<CalendarDay[]> {
  const query = new URLSearchParams({ from: request.from, to: request.to })
  const path = `/packages/${encodeURIComponent(request.packageUuid)}/calendar?${query}`
  const { days } = await api.read({ what: 'calendar', method: 'GET', path, limit: 'read' }, answerTo(request))
  return days.map(({ day, state, price, minimum_nights, is_on_offer }) => ({
    day,
    state,
    price,
    minimumNights: minimum_nights,
    isOnOffer: is_on_offer,
  }))
}

const calendarDay = z
  .object({
    day,
    state: z.enum(['open', 'full', 'closed']),
    price: money.nullable(),
    minimum_nights: z.number().int().min(1),
    is_on_offer: z.boolean(),
  })
  .refine(({ state, price }) => (state === 'open') === (price !== null))

const answerTo = ({ packageUuid, from, to }: CalendarRequest) =>
  z.object({
    package_uuid: z.literal(packageUuid),
    days: z
      .array(calendarDay.refine(({ day }) => from <= day && day < to))
      .refine((days) => days.every(({ day }, at) => at === 0 || (days[at - 1]?.day ?? '') < day)),
  })
