import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { waitingList } from '#features/bookings/server/schema.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { bookingPageScene } from '#tests/builders/a-booking-page.ts'
import { action } from './checkout.tsx'
import { action as framed } from './frame.tsx'

const { services, service, takeDay } = await bookingPageScene()
const token = 'a-token-of-ours-1'
const elsewhere = {
  ...services,
  config: {
    ...services.config,
    bookings: { ...services.config.bookings, token, serviceUrl: 'https://reservas.example' },
  },
}
const day = '2026-11-19'

beforeEach(async () => {
  await services.db.delete(waitingList)
  await takeDay(day)
})

/** The form of a full day, as a browser or anybody else sends it. Returns what it answers, or where it leads. */
async function wait(pax: string, by = services, send: typeof action | typeof framed = action) {
  const url = new URL('https://calmaria.example/service-booking/checkout/')
  const context = new RouterContextProvider()
  context.set(servicesContext, by)
  context.set(visitorContext, { address: '203.0.113.1' })
  const body = new URLSearchParams({
    intent: 'wait',
    token,
    service: service.uuid,
    day,
    pax,
    email: 'ana@correo.example',
  })
  const request = new Request(url, { method: 'POST', body })
  return send({ request, url, params: {}, context } as never).catch((thrown) => thrown)
}
const waiting = () => services.db.select().from(waitingList)

test('who waits for a full day is written down', async () => {
  expect((await wait('2')).status).toBe(303)
  expect(await waiting()).toMatchObject([{ pax: 2, day, email: 'ana@correo.example' }])
})

test.each(['abc', '2.5', '-1', '', '0', '9999999999', '1e1'])('%j people are refused', async (pax) => {
  const { data, init } = await wait(pax)
  expect([data, init.status]).toEqual([{ email: 'ana@correo.example', error: 'not-bookable' }, 400])
  expect(await waiting()).toEqual([])
})

test.each([
  ['the page', action],
  ['the frame', framed],
])('nobody waits in %s for what is booked elsewhere', async (_, send) => {
  const answer = await wait('2', elsewhere, send)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, expect.stringContaining(service.uuid)])
  expect(await waiting()).toEqual([])
})
