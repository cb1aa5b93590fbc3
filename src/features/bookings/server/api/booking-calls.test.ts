import { beforeEach, describe, expect, test } from 'vitest'
import { bookingKind } from '#features/bookings/kind.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { schemaOfKind } from '#features/checkout/server/api/purchase-schema.ts'
import { fulfilPaidPurchase } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import type { Services } from '#platform/server/services.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { aBrowser, aBuyer } from '#tests/api/test-buyer.ts'
import { claimsOn, makeBookable } from '#tests/builders/a-bookable.ts'
import { bookingOf, someServices } from '#tests/builders/a-booking.ts'
import { testServices } from '#tests/test-services.ts'
import type { BookingFields } from './booking-fields.ts'

const { services, bank, forgetAttempts, setNow } = await testServices()
const [service, onRequest, unbooked] = someServices(services).filter(({ capacity }) => capacity.maximum >= 2)
if (!service || !onRequest || !unbooked) throw new Error('the demo catalogue has changed')
const cabin = await makeBookable(services, service.uuid, { rules: { notice: 60, horizon: 40 } })
await makeBookable(services, onRequest.uuid, { mode: 'request' })
const pax = service.capacity.minimum
const hour = { kind: 'booking', service: service.uuid, day: '2026-12-03', time: '17:00', pax, lang: 'es' }
const request = { ...hour, service: onRequest.uuid, pax: onRequest.capacity.minimum }
const buyer = { ...aBuyer, phone: '+34 600 000 000' }

beforeEach(async () => {
  setNow(new Date('2026-11-17T12:00:00+01:00'))
  await forgetAttempts()
  bank.forgetAnswers()
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
})

const get = async (path: string, by: Services = services) => {
  const response = await createSiteApi(by).request(path)
  return { status: response.status, headers: response.headers, json: await response.json() }
}
const times = ({ json }: Awaited<ReturnType<typeof get>>) => json.hours.map(({ time }: { time: string }) => time)

/** The same browser, whose purchases are hours. */
function asking(by: Services = services) {
  const browser = aBrowser(by)
  return {
    ...browser,
    ask: async (...sent: Parameters<typeof browser.ask>) => {
      const answer = await browser.ask(...sent)
      return { ...answer, purchase: answer.purchase as typeof answer.purchase & BookingFields }
    },
  }
}

/** Begun, with its buyer, and paid or authorised: booked, or asked for. */
async function bought(body: object) {
  const { ask, uuid } = await paidOnly(body)
  await fulfilPaidPurchase(services, uuid)
  return { ask, uuid, ...(await ask('GET', `/${uuid}`)) }
}

/** The same before the job has run. */
async function paidOnly(body: object) {
  const { ask } = asking()
  const { uuid } = (await ask('POST', '', body)).purchase
  const { purchase } = await ask('PUT', `/${uuid}/buyer`, { buyer })
  bank.willSay({ state: 'paid' })
  const paid = { method: 'paypal', terms: true, seen: purchase.pricing.key }
  expect((await ask('POST', `/${uuid}/payment`, paid)).status).toBe(200)
  return { ask, uuid }
}

describe('free days and hours', () => {
  test('a service that is booked online is listed as such, and told how', async () => {
    const { json } = await get('/services?sold=booking')
    const uuids: string[] = []
    for (let page = 1; page <= json.pages; page++)
      for (const item of (await get(`/services?sold=booking&page=${page}`)).json.items) {
        expect(item.booking).not.toBe('disabled')
        uuids.push(item.uuid)
      }
    expect(uuids).toEqual(expect.arrayContaining([service.uuid, onRequest.uuid]))
    expect((await get(`/services/${service.uuid}`)).json.booking).toBe('enabled')
    expect((await get(`/services/${onRequest.uuid}`)).json.booking).toBe('request')
    expect((await get('/services?sold=gift')).json.errors[0].field).toBe('sold')
  })

  test('days are told as far as can be booked, 31 at once', async () => {
    const { json, headers } = await get(`/services/${service.uuid}/days?pax=${pax}`)
    expect(headers.get('Cache-Control')).toBe('public, max-age=60')
    expect(json).toMatchObject({ procedure: 'enabled', from: '2026-11-17', to: '2026-12-17', next: '2026-12-18' })
    expect(json.days).toHaveLength(31)
    // An hour's notice: at noon the first of its hours is that of one o'clock, if the clock of the spa is Madrid's.
    expect(json.days[1]).toEqual({ day: '2026-11-18', hours: 10 })
    const rest = (await get(`/services/${service.uuid}/days?pax=${pax}&from=${json.next}`)).json
    expect(rest).toMatchObject({ to: '2026-12-27', next: null })
  })

  test('what somebody has taken is not free, nor counted', async () => {
    const path = `/services/${service.uuid}/hours?day=2026-12-03&pax=${pax}`
    expect(times(await get(path))).toHaveLength(10)
    await asking().ask('POST', '', hour)
    expect(times(await get(path))).not.toContain('17:00')
    const { json } = await get(`/services/${service.uuid}/days?pax=${pax}&from=2026-12-03`)
    expect(json.days[0]).toEqual({ day: '2026-12-03', hours: 9 })
  })

  test('an hour tells its price for all, as it is then charged, and until when it is free to cancel', async () => {
    const { json } = await get(`/services/${service.uuid}/hours?day=2026-12-03&pax=${pax}`)
    const wanted = json.hours.find(({ time }: { time: string }) => time === '17:00')
    const { purchase } = await asking().ask('POST', '', hour)
    expect(purchase.pricing.final).toEqual(wanted.price.final)
    expect(purchase.booking).toMatchObject({ startsAt: wanted.startsAt, freeUntil: wanted.freeUntil })
    expect(Date.parse(wanted.startsAt) - Date.parse(wanted.freeUntil)).toBe(24 * 3_600_000)
  })

  test.each([
    ['hours', 400, 'day', ''],
    ['hours', 400, 'day', 'day=2026-02-30'],
    ['hours', 400, 'day', 'day=2026-11-16'],
    ['hours', 400, 'day', 'day=2026-12-28'],
    ['hours', 400, 'pax', 'day=2026-12-03&pax=0'],
    ['hours', 400, 'pax', 'day=2026-12-03&pax=x'],
    ['hours', 400, 'pax', 'day=2026-12-03&pax=999'],
    ['hours', 400, 'pax', `day=2026-12-03&pax=${'9'.repeat(1000)}`],
    ['days', 400, 'from', 'from=x'],
    ['days', 400, 'from', 'from=2027-12-03'],
  ])('%s are answered with %i, at %s, where %j is asked for', async (path, status, field, query) => {
    const answer = await get(`/services/${service.uuid}/${path}?${query}`)
    expect([answer.status, answer.json.errors.map((error: { field: string }) => error.field)]).toEqual([
      status,
      [field],
    ])
  })

  test.each(['days', 'hours'])('%s of what is not booked here do not exist', async (path) => {
    const elsewhere = {
      ...services,
      config: {
        ...services.config,
        bookings: { ...services.config.bookings, serviceUrl: 'https://reservas.example' },
      },
    }
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await get(`/services/${unknown}/${path}?day=2026-12-03`)).status).toBe(404)
    expect((await get(`/services/${service.uuid}/${path}?day=2026-12-03`, elsewhere)).status).toBe(404)
    const { problem } = await asking(elsewhere).ask('POST', '', hour)
    expect(problem.errors?.map(({ field }) => field)).toEqual(['service'])
  })

  test('who asks too often waits', async () => {
    const busy = { ...services, writeLimit: { take: async () => 60, returnToken: async () => {} } }
    const { status, headers } = await get(`/services/${service.uuid}/days`, busy)
    expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
  })
})

test('an hour is held from the first call on, and confirmed once it is paid', async () => {
  const { ask } = asking()
  const { status, purchase, headers } = await ask('POST', '', hour)
  expect([status, headers.get('Location')]).toEqual([201, `/api/purchases/${purchase.uuid}`])
  expect(schemaOfKind(bookingKind).strict().parse(purchase)).toEqual(purchase)
  expect(purchase).toMatchObject({
    kind: 'booking',
    next: { kind: 'buyer' },
    booking: {
      service: { uuid: service.uuid },
      day: '2026-12-03',
      time: '17:00',
      pax,
      procedure: 'enabled',
      heldUntil: '2026-11-17T11:15:00.000Z',
      state: null,
      manage: null,
      files: null,
    },
  })
  expect(await claimsOn(services, cabin.uuid)).toHaveLength(1)
  const path = `/${purchase.uuid}`
  const noPhone = await ask('PUT', `${path}/buyer`, { buyer: aBuyer })
  expect(noPhone.problem.errors?.map(({ field }) => field)).toEqual(['buyer.phone'])

  const { purchase: done } = await bought({ ...hour, time: '18:00', lang: 'pt' })
  expect(schemaOfKind(bookingKind).strict().parse(done)).toEqual(done)
  const { locator } = await bookingOf(services, done.uuid)
  expect(done).toMatchObject({
    status: { type: 'confirmed' },
    next: { kind: 'done' },
    booking: {
      state: 'confirmed',
      time: '18:00',
      manage: expect.stringContaining(`/pt/service-booking/${done.uuid}/`),
      files: {
        pdf: `http://localhost:3000/pt/service-booking/${done.uuid}/${locator}.pdf`,
        calendar: `http://localhost:3000/pt/service-booking/${done.uuid}/${locator}.ics`,
      },
    },
  })
})

test('an hour that its spa is asked for is held by nobody, and waits for the answer', async () => {
  const { purchase } = await bought({ ...request, flexible: true })
  expect(schemaOfKind(bookingKind).strict().parse(purchase)).toEqual(purchase)
  expect(purchase).toMatchObject({
    status: { type: 'confirming' },
    next: { kind: 'wait' },
    booking: {
      procedure: 'request',
      flexible: true,
      heldUntil: null,
      state: 'requested',
      // Two days after it was asked; sooner only where the hour is nearer.
      answerBy: '2026-11-19T11:00:00.000Z',
      proposed: null,
      files: null,
    },
  })
})

test('an hour that is nearer than its spa may answer is not taken on request', async () => {
  const soon = { ...request, day: '2026-11-17' }
  const free = times(await get(`/services/${onRequest.uuid}/hours?day=2026-11-17&pax=${request.pax}`))
  expect(free).not.toContain('12:00')
  const { status, problem } = await asking().ask('POST', '', { ...soon, time: '12:00' })
  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['time']])
  expect((await asking().ask('POST', '', { ...soon, time: free[0] })).status).toBe(201)
})

test('who has booked an hour is told so when they begin it again, and gets that purchase', async () => {
  const { ask, uuid } = await bought(hour)
  const again = await ask('POST', '', hour)
  expect([again.status, again.problem.code, again.problem.detail]).toEqual([
    409,
    'already-booked',
    'Esta reserva ya ha sido confirmada.',
  ])
  expect(again.purchase.uuid).toBe(uuid)
  const requested = await bought(request)
  const asked = await requested.ask('POST', '', { ...request, lang: 'pt' })
  expect([asked.status, asked.problem.code, asked.purchase.uuid]).toEqual([409, 'already-booked', requested.uuid])
  expect(asked.problem.detail).not.toBe('Esta reserva já foi confirmada.')
  // Another hour is another booking.
  expect((await ask('POST', '', { ...hour, time: '19:00' })).status).toBe(201)
})

test('who has paid an hour a moment ago is told that it is being confirmed, and gets that purchase', async () => {
  for (const [body, lang, detail] of [
    [hour, 'es', 'Estamos confirmando tu hora.'],
    [{ ...hour, time: '18:00' }, 'pt', 'Estamos a confirmar a sua hora.'],
    [request, 'es', 'Solicitud enviada.'],
  ] as const) {
    const { ask, uuid } = await paidOnly(body)
    const { status, problem, purchase } = await ask('POST', '', { ...body, lang })
    expect([status, problem.code, problem.detail, purchase.uuid]).toEqual([409, 'already-booked', detail, uuid])
  }
})

test('of two who want the last place of an hour, one is told in their language that it is gone', async () => {
  expect((await asking().ask('POST', '', hour)).status).toBe(201)
  for (const [lang, detail] of [
    ['es', 'Las 17:00 ya no están libres.'],
    ['pt', 'As 17h00 já não estão livres.'],
  ]) {
    const { status, problem, headers } = await asking().ask('POST', '', { ...hour, lang })
    expect([status, problem.code, problem.detail]).toEqual([409, 'hour-taken', detail])
    expect(headers.get('Set-Cookie')).toBeNull()
  }
})

test.each<[string, object]>([
  ['service', { service: undefined }],
  ['service', { service: 'x' }],
  ['service', { service: '00000000-0000-4000-8000-000000000000' }],
  ['day', { day: undefined }],
  ['day', { day: '2026-02-30' }],
  ['day', { day: "2026-12-03'; drop table bookings" }],
  ['day', { day: '2027-12-03' }],
  ['time', { time: undefined }],
  ['time', { time: '25:00' }],
  ['time', { time: '17:07' }],
  ['time', { day: '2026-11-17', time: '10:00' }],
  ['pax', { pax: undefined }],
  ['pax', { pax: 0 }],
  ['pax', { pax: 2.5 }],
  ['pax', { pax: 49 }],
  ['pax', { pax: 1e21 }],
  ['flexible', { flexible: 'yes' }],
  ['flexible', { flexible: true }],
  ['lang', { lang: 'fr' }],
])('nothing begins or is held where %s is wrong: %j', async (field, change) => {
  const { status, problem, headers } = await asking().ask('POST', '', { ...hour, ...change })
  expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]])
  expect(headers.get('Set-Cookie')).toBeNull()
  expect(await claimsOn(services, cabin.uuid)).toEqual([])
})
