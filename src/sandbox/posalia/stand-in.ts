import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { daysAhead, readStay } from '#features/catalogue/rules/getaways/stay.ts'
import { languages } from '#platform/i18n/languages.ts'
import { daysBetween, isDay } from '#platform/time/dates.ts'
import { faultDelay, hangUp } from '../faults.ts'
import type { World } from '../world.ts'
import { hasRooms, openPosaliaRecords, type Posalia, type PosaliaStay } from './account.ts'
import { availabilityOf, calendarOf } from './availability.ts'
import type { PosaliaPackage } from './hotels.ts'
import { makeFrontDesk } from './pages.ts'
import { cancelStay, confirmStay, holdStay, releaseHold } from './stays.ts'

export type PosaliaOptions = {
  key: string
  packages: readonly PosaliaPackage[]
  wait?: (ms: number) => Promise<unknown>
}

/** Posalia on this machine: its API, and a page with the rooms and stays of its hotels. */
export function makePosaliaStandIn(world: World, { key, packages, wait = sleep }: PosaliaOptions): Hono {
  const context: Posalia = { world, packages, records: openPosaliaRecords(world), wait }
  return new Hono()
    .use('/v1/*', troubles(context), askForKey(key))
    .route('/v1', makeApi(context))
    .route('/', makeFrontDesk(context))
}

const askForKey =
  (key: string): MiddlewareHandler =>
  async (c, next) =>
    c.req.header('authorization') === `Bearer ${key}` ? next() : c.json({ error: 'unauthorized' }, 401)

/** Down: nothing is done. Garbage and a lost confirmation: what was asked is done. */
const troubles =
  ({ world: { faults }, wait }: Posalia): MiddlewareHandler =>
  async (c, next) => {
    if (faults.take('hotel-down')) return c.text('Service Unavailable', 503)
    await next()
    if (faults.take('hotel-garbage')) c.res = new Response('{"reference":"4711","status":"conf', { status: 200 })
    if (c.req.path.endsWith('/confirm') && c.res.status === 200 && faults.take('hotel-loses-confirmation')) {
      await wait(faultDelay)
      c.res = hangUp(c.env)
    }
  }

function makeApi(context: Posalia): Hono {
  const { world, records } = context
  return new Hono()
    .post('/availability', async (c) => {
      const asked = askedSchema.safeParse(await bodyOf(c))
      if (!asked.success) return c.json({ error: 'invalid_request' }, 400)
      const { reference, ...request } = asked.data
      const found = availabilityOf(context, request, reference === undefined ? undefined : records.stays.get(reference))
      return found.ok ? c.json(found.value) : refuse(c, found.error)
    })
    .get('/packages/:uuid/calendar', (c) => {
      const { from, to } = c.req.query()
      if (!isDay(from) || !isDay(to) || daysBetween(from, to) > daysAhead)
        return c.json({ error: 'invalid_request' }, 400)
      const uuid = c.req.param('uuid')
      return c.json({ package_uuid: uuid, days: calendarOf(context, uuid, { from, to }) })
    })
    .get('/stays/:reference', (c) => {
      const reference = c.req.param('reference')
      const stay = records.stays.get(reference)
      return c.json(stay ? recordOf(stay, world.now()) : { reference, status: 'none' })
    })
    .put('/stays/:reference/hold', async (c) => {
      const asked = holdSchema.safeParse(await bodyOf(c))
      if (!asked.success) return c.json({ error: 'invalid_request' }, 400)
      const { selected_rate: rate, until, ...request } = asked.data
      const held = holdStay(context, c.req.param('reference'), {
        ...request,
        type: rate.type,
        roomType: rate.room_type,
        boardType: rate.boardtype_type,
        price: rate.price.amount,
        until: until.timestamp,
      })
      if (!held.ok) return refuse(c, held.error)
      const { reference, holdReference } = held.value
      return c.json({ reference, hold_reference: holdReference, until: { timestamp: held.value.until } })
    })
    .delete('/holds/:reference', (c) => {
      releaseHold(context, c.req.param('reference'))
      return c.body(null, 204)
    })
    .post('/stays/:reference/confirm', async (c) => {
      const asked = confirmSchema.safeParse(await bodyOf(c))
      if (!asked.success) return c.json({ error: 'invalid_request' }, 400)
      const { guest, comment, hold_reference } = asked.data
      const confirmed = confirmStay(context, c.req.param('reference'), {
        holdReference: hold_reference,
        guest: `${guest.name} ${guest.surname}`,
        comment,
      })
      return confirmed.ok ? c.json(recordOf(confirmed.value, world.now())) : refuse(c, confirmed.error)
    })
    .post('/stays/:reference/cancel', (c) => {
      const cancelled = cancelStay(context, c.req.param('reference'))
      return cancelled.ok ? c.json(recordOf(cancelled.value, world.now())) : refuse(c, cancelled.error)
    })
}

const bodyOf = (c: Context): Promise<unknown> => c.req.json().catch(() => null)

const refuse = (c: Context, error: string) => c.json({ error: error.replaceAll('-', '_') }, 409)

/** What the shop is told of a stay. */
function recordOf(stay: PosaliaStay, now: Date) {
  const { reference, state, locator } = stay
  if (state === 'confirmed' || state === 'cancelled')
    return { reference, status: state, locators: { hotel_locator: locator } }
  return { reference, status: hasRooms(stay, now) ? 'held' : 'none' }
}

const text = z.string().min(1).max(200)

const asked = z.object({
  package_uuid: z.uuid(),
  package_uuid_revision: z.uuid(),
  from: z.string(),
  to: z.string(),
  num_pax: z.number().int().min(2).max(20).multipleOf(2),
})

const isAStay = ({ from, to }: { from: string; to: string }) => isDay(from) && readStay(from, to, from).ok

const askedSchema = asked.extend({ reference: text.optional() }).refine(isAStay)

const holdSchema = asked
  .extend({
    selected_rate: z.object({
      type: text,
      price: z.object({ amount: z.number().int().positive(), currency: z.literal('EUR') }),
      room_type: text,
      boardtype_type: text,
      metadata: z.object({
        booking_procedure: z.object({ occupancies: z.array(z.object({ adults: z.number() })), supplier: text }),
      }),
    }),
    hold_reference: text.nullable(),
    until: z.object({ timestamp: z.number().int().positive() }),
  })
  .refine(isAStay)

const confirmSchema = z.object({
  hold_reference: text,
  guest: z.object({ name: text, surname: z.string().max(200) }),
  comment: z.string().max(5000),
  lang_code: z.enum(languages),
})
