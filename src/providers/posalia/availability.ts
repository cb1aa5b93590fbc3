import { z } from 'zod'
import type {
  AvailabilityRequest,
  CalendarDay,
  CalendarRequest,
  NoAvailability,
} from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { type Availability, cheapestRate, findRate, type RateChoice } from '#features/catalogue/rules/getaways/rate.ts'
import { countNights } from '#features/catalogue/rules/getaways/stay.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { PosaliaApi } from './api.ts'
import { dayField, moneyField, name, wordsPerLanguage } from './parts.ts'
import { isRateOf, rateSchema, toRate } from './rate.ts'

/** Their words are ours, with low lines. */
export const noAvailability = [
  'no-availability',
  'no-rates',
  'minimum-stay',
  'closed',
  'stale-revision',
] as const satisfies readonly NoAvailability[]

export async function findAvailability(
  api: PosaliaApi,
  request: AvailabilityRequest,
): Promise<Result<Availability, NoAvailability>> {
  const answer = await api.ask(
    {
      what: 'availability',
      method: 'POST',
      path: '/availability',
      body: { ...sentRequest(request), reference: request.reference },
      limit: 'read',
    },
    answerTo(request),
    noAvailability,
  )
  if (!answer.ok) return answer
  const { rates, rooms_available, boardtypes_available } = answer.value
  if (rates.length === 0) return fail('no-rates')
  const read = rates.map(toRate)
  return ok({
    from: request.from,
    to: request.to,
    numPax: request.numPax,
    totalNights: countNights(request),
    rates: read,
    bestRate: cheapestRate(read),
    boardTypesAvailable: boardtypes_available.map(({ type }) => type),
    roomsAvailable: rooms_available.map((room) => ({
      uuid: room.uuid,
      type: room.type,
      name: wordsPerLanguage(room, room.translations, 'name'),
    })),
  })
}

/** Spec 7. */
export const sentRequest = ({ packageUuid, packageUuidRevision, from, to, numPax }: AvailabilityRequest) => ({
  package_uuid: packageUuid,
  package_uuid_revision: packageUuidRevision,
  from,
  to,
  num_pax: numPax,
})

const namedThing = z.object({
  type: name,
  name,
  translations: z.array(z.object({ lang_code: name, name: name.optional() })).default([]),
})

/** The answer to this request and no other, whose parts agree with each other. */
const answerTo = (request: AvailabilityRequest) =>
  z
    .object({
      package_uuid: z.literal(request.packageUuid),
      package_uuid_revision: z.literal(request.packageUuidRevision),
      from: z.literal(request.from),
      to: z.literal(request.to),
      num_pax: z.literal(request.numPax),
      total_nights: z.literal(countNights(request)),
      rates: z.array(rateSchema.refine((rate) => isRateOf(rate, request, request.numPax))),
      best_rate: rateSchema.nullable(),
      boardtypes_available: z.array(namedThing),
      rooms_available: z.array(namedThing.extend({ uuid: z.uuid() })),
    })
    .refine(({ rates }) => new Set(rates.map(toRate).map(keyOf)).size === rates.length, { path: ['rates'] })
    .refine(({ rates, best_rate }) => isBest(best_rate, rates), { path: ['best_rate'] })
    .refine(({ rates, rooms_available }) => isAmong(rates, 'room_type', rooms_available), { path: ['rooms_available'] })
    .refine(({ rates, boardtypes_available }) => isAmong(rates, 'boardtype_type', boardtypes_available), {
      path: ['boardtypes_available'],
    })

type SentRate = z.output<typeof rateSchema>

const keyOf = ({ type, roomType, boardType }: RateChoice) => JSON.stringify([type, roomType, boardType])

function isBest(best: SentRate | null, rates: SentRate[]): boolean {
  const read = rates.map(toRate)
  const cheapest = cheapestRate(read)
  if (!best || !cheapest) return !best && !cheapest
  const amount = findRate(read, toRate(best))?.basicPriceWithDiscount.amount
  return amount === cheapest.basicPriceWithDiscount.amount && amount === best.basic_price_with_discount.amount
}

const isAmong = (rates: SentRate[], field: 'room_type' | 'boardtype_type', named: { type: string }[]) =>
  rates.every((rate) => named.some(({ type }) => type === rate[field]))

/** A package that they do not have has no days. */
export async function readCalendar(api: PosaliaApi, request: CalendarRequest): Promise<CalendarDay[]> {
  const query = new URLSearchParams({ from: request.from, to: request.to })
  const path = `/packages/${encodeURIComponent(request.packageUuid)}/calendar?${query}`
  const { days } = await api.read({ what: 'calendar', method: 'GET', path, limit: 'read' }, calendarAnswerTo(request))
  return days.map(({ day: dayField, state, price, minimum_nights, is_on_offer }) => ({
    day: dayField,
    state,
    price,
    minimumNights: minimum_nights,
    isOnOffer: is_on_offer,
  }))
}

const calendarDay = z
  .object({
    day: dayField,
    state: z.enum(['open', 'full', 'closed']),
    price: moneyField.nullable(),
    minimum_nights: z.number().int().min(1),
    is_on_offer: z.boolean(),
  })
  .refine(({ state, price }) => (state === 'open') === (price !== null))

const calendarAnswerTo = ({ packageUuid, from, to }: CalendarRequest) =>
  z.object({
    package_uuid: z.literal(packageUuid),
    days: z
      .array(calendarDay.refine(({ day: dayField }) => from <= dayField && dayField < to))
      .refine((days) => days.every(({ day: dayField }, at) => at === 0 || (days[at - 1]?.day ?? '') < dayField)),
  })
