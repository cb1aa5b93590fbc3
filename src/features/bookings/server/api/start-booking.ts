import { z } from '@hono/zod-openapi'
import { type HourProblem, readHour } from '#features/bookings/rules/read-hour.ts'
import { bookedAlready } from '#features/bookings/server/booking-page/booked-already.ts'
import { agreedBookingOf, type BookingGoods } from '#features/bookings/server/purchase/read-booking-goods.ts'
import { conflict } from '#features/checkout/server/api/purchase-call.ts'
import { beginsPurchase } from '#features/checkout/server/api/purchase-route.ts'
import type { ApiStart, ChosenGoods } from '#features/checkout/server/purchases/core/goods-api.ts'
import { lastDay } from '#features/search/rules/hours/hours-of-day.ts'
import type { FoundService } from '#features/search/server/hours/find-booked-service.ts'
import { timeInWords } from '#platform/i18n/format.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { type FieldError, refuse } from '#platform/server/http/api/problem.ts'
import { asking } from '#platform/server/http/api/wrong-fields.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Services } from '#platform/server/services.ts'
import { isDay } from '#platform/time/dates.ts'
import { exampleHour } from './booking-fields.ts'
import { findBookable, readPax } from './calls/free-query.ts'

const askForDay = 'Send a day of listFreeDays, such as 2026-12-11.'
const askForTime = 'Send an hour of listFreeHours, such as 17:30.'
const askForPeople = 'Send how many people come, from 1 on.'

const fields = {
  service: z
    .uuid({ error: asking('Send the uuid of a service.') })
    .openapi({ description: 'Uuid of a service that is booked online, from listServices with sold=booking.' }),
  day: z
    .string({ error: asking(askForDay) })
    .refine(isDay, { error: `Is not right. ${askForDay}` })
    .openapi({ description: 'The day, from listFreeDays.', format: 'date' }),
  time: z
    .string({ error: asking(askForTime) })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: `Is not right. ${askForTime}` })
    .openapi({ description: "The hour by the spa's clock, from listFreeHours." }),
  pax: z
    .int({ error: asking(askForPeople), abort: true })
    .min(1, { error: `Is not right. ${askForPeople}` })
    .max(50, { error: 'Is not right. No service is for more than 50 people.' })
    .openapi({ description: 'How many people come.' }),
  flexible: z
    .boolean({ error: asking('Send true or false, or leave it out.') })
    .default(false)
    .openapi({ description: 'Of a request: whether half an hour earlier or later will do as well.' }),
}

const shape = z.object({ ...fields, lang: z.enum(languages) })
type StartBody = z.output<typeof shape>

export const bookingStart: ApiStart = {
  fields,
  example: exampleHour,
  choose: (services, body) => chooseHour(services, shape.parse(body)),
  goodsField: 'time',
  refuse: (services, body, owner) => refuseBooked(services, shape.parse(body), owner),
  gone: (_, body) => refuseTaken(shape.parse(body)),
  refusals:
    'An hour that this browser has booked already, or asked for, is answered with 409, the code already-booked and its purchase. An hour that somebody else has taken meanwhile is answered with 409 and the code hour-taken; detail is the sentence for the buyer. An hour is held for 15 minutes. One that is asked of its spa (procedure request) is not held: it is authorised, and charged once the spa accepts.',
  pages: [
    ['GET', 'checkout/', 'Day, hour and people are chosen here: service, pax, day and time stand in the query.'],
    ['POST', 'checkout/', beginsPurchase],
  ],
}

function chooseHour(services: Services, body: StartBody): ChosenGoods {
  const { service, day, time, pax, flexible } = body
  const found = findBookable(services, service)
  if (!found) return wrong('service', 'There is no such service, or no hour of it is booked online.')
  const party = readPax(found, String(pax))
  if (!party.ok) return party
  const now = services.clock.now()
  const read = readHour(found, { day, time, pax }, now)
  if (!read.ok) return { ok: false, errors: [errorOf(read.error, found, now)] }
  if (flexible && found.mode !== 'request')
    return wrong('flexible', 'Is of requests alone. This hour is confirmed at once: leave it out.')
  return { ok: true, goods: goodsOf(body) }
}

const wrong = (field: string, message: string): ChosenGoods => ({ ok: false, errors: [{ field, message }] })

function errorOf(problem: HourProblem, found: FoundService, now: Date): FieldError {
  switch (problem) {
    case 'past':
      return { field: 'time', message: 'Is past. Send a later hour.' }
    case 'too-soon':
      return { field: 'time', message: `Is too soon: send an hour that begins later. ${askForTime}` }
    case 'too-far':
      return { field: 'day', message: `Is too far ahead. Send a day until ${lastDay(found, now)}.` }
    case 'closed':
      return { field: 'day', message: `It is not given on that day. ${askForDay}` }
    case 'party':
      return { field: 'pax', message: `Is not right. ${askForPeople}` }
    default:
      return { field: 'time', message: `It does not begin then. ${askForTime}` }
  }
}

const goodsOf = ({ service, day, time, pax, flexible }: StartBody): BookingGoods => ({
  serviceUuid: service,
  day,
  time,
  pax,
  isFlexible: flexible,
  waitingUuid: null,
})

/** Spec 8: told before anything is filled in again. */
async function refuseBooked(services: Services, body: StartBody, owner: string | null): Promise<Response | null> {
  const booked = await bookedAlready(services, goodsOf(body), owner)
  if (!booked) return null
  const { t } = i18nFor(body.lang)
  const waits = agreedBookingOf(booked).isRequest ? 'purchases.booking.asked.title' : 'purchases.words.booking.waiting'
  const detail = booked.state === 'confirmed' ? t('purchases.booking.confirmation.again') : `${t(waits)}.`
  return conflict(services, booked.uuid, { code: 'already-booked', detail })
}

/** Somebody was faster, before the hour was held. */
function refuseTaken({ time, lang }: { time: string; lang: Language }): Response {
  const { t } = i18nFor(lang)
  const detail = `${t('bookings.taken.before', { time: timeInWords(time, lang) })}.`
  return refuse(409, detail, undefined, { code: 'hour-taken' })
}
