import { z } from 'zod'
import type {
  ConfirmedStay,
  ConfirmStay,
  HeldStay,
  HoldStay,
  NotHeld,
  StayRecord,
} from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { occupanciesFor } from '#features/catalogue/rules/getaways/rate.ts'
import { fail, ok, type Result } from '#platform/rules/result.ts'
import type { PosaliaApi } from './api.ts'
import { noAvailability, sentRequest } from './availability.ts'
import { name, timestamp } from './parts.ts'
import { supplier } from './rate.ts'

const pathOf = (reference: string) => `/stays/${encodeURIComponent(reference)}`

export async function hold(api: PosaliaApi, asked: HoldStay): Promise<Result<HeldStay, NotHeld>> {
  // Their clock counts whole seconds: none of those that the buyer was told is lost.
  const until = Math.ceil(asked.until.getTime() / 1000)
  const body = {
    ...sentRequest(asked.request),
    selected_rate: {
      type: asked.choice.type,
      price: asked.price,
      room_type: asked.choice.roomType,
      boardtype_type: asked.choice.boardType,
      metadata: { booking_procedure: { occupancies: occupanciesFor(asked.request.numPax), supplier } },
    },
    hold_reference: asked.earlier,
    until: { timestamp: until },
  }
  const answer = await api.ask(
    { what: 'hold', method: 'PUT', path: `${pathOf(asked.reference)}/hold`, body, limit: 'write' },
    z.object({
      reference: z.literal(asked.reference),
      hold_reference: name,
      until: z.object({ timestamp: timestamp.min(until) }),
    }),
    [...noAvailability, 'price-changed'] as const,
  )
  return answer.ok ? ok({ holdReference: answer.value.hold_reference }) : answer
}

export const release = (api: PosaliaApi, holdReference: string) =>
  api.tell({ what: 'release', method: 'DELETE', path: `/holds/${encodeURIComponent(holdReference)}`, limit: 'write' })

export async function confirm(api: PosaliaApi, asked: ConfirmStay): Promise<Result<ConfirmedStay, 'gone'>> {
  const body = {
    hold_reference: asked.holdReference,
    guest: { name: asked.guest.name, surname: asked.guest.surname },
    comment: asked.comment,
    lang_code: asked.language,
  }
  const answer = await api.ask(
    { what: 'confirm', method: 'POST', path: `${pathOf(asked.reference)}/confirm`, body, limit: 'write' },
    z.object({ reference: z.literal(asked.reference), status: z.literal('confirmed'), locators }),
    ['gone'] as const,
  )
  return answer.ok ? ok({ hotelLocator: answer.value.locators.hotel_locator }) : answer
}

export async function cancel(api: PosaliaApi, reference: string): Promise<Result<null, 'unknown'>> {
  const answer = await api.ask(
    { what: 'cancel', method: 'POST', path: `${pathOf(reference)}/cancel`, limit: 'write' },
    z.object({ reference: z.literal(reference), status: z.literal('cancelled') }),
    ['unknown'] as const,
  )
  return answer.ok ? ok(null) : fail(answer.error)
}

/** That they know nothing of a stay is said in words: a page that is not found may be anybody's. */
export async function lookUp(api: PosaliaApi, reference: string): Promise<StayRecord> {
  const known = z.object({ reference: z.literal(reference) })
  const record = await api.read(
    { what: 'look-up', method: 'GET', path: pathOf(reference), limit: 'read' },
    z.discriminatedUnion('status', [
      known.extend({ status: z.enum(['none', 'held']) }),
      known.extend({ status: z.enum(['confirmed', 'cancelled']), locators }),
    ]),
  )
  return 'locators' in record
    ? { state: record.status, hotelLocator: record.locators.hotel_locator }
    : { state: record.status }
}

const locators = z.object({ hotel_locator: name })
