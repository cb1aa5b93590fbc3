import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { bookingKey } from '#features/bookings/server/booking-links.ts'
import { getStayBookings, getVoucherBooking } from '#features/bookings/server/booking-row.ts'
import { bookings } from '#features/bookings/server/schema.ts'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { ownerCookie } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { bookWithVoucher } from '#features/vouchers/server/hours/voucher-pays-hours.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { boughtGetaway, openNights, someGetaway, weekend } from '#tests/builders/a-getaway.ts'
import { dispute, owner } from '#tests/builders/a-purchase.ts'
import { boughtVouchers, endsOn, seen } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { action, loader } from './checkout.tsx'

const { services, bank } = await testServices()
await openNights(services, { rooms: 20 })

beforeEach(async () => {
  await services.db.delete(bookings)
  await services.db.delete(resourceClaims)
})

type Said = Record<string, string>

/** As the browser of who bought asks. */
function asked(search: string, form?: Said, language = '') {
  const url = new URL(`https://calmaria.example${language}/service-booking/checkout/${search}`)
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  const headers = { Cookie: ownerCookie(owner, services.config.publicUrl.startsWith('https:')).split(';')[0] ?? '' }
  const init = form ? { method: 'POST', headers, body: new URLSearchParams(form) } : { headers }
  return { request: new Request(url, init), url, params: {}, context } as never
}

/** Where the button leads. */
async function press(form: Said, language?: string): Promise<URL> {
  const answer = await action(asked('', form, language)).catch((thrown) => thrown)
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('Location'), 'https://calmaria.example')
}

/** What the page says of the day for which it was pressed. */
async function said(form: Said, language?: string) {
  const { search } = await press(form, language)
  const { data } = await loader(asked(search, undefined, language))
  return data.view?.dayProblem ?? data.view?.notice
}

async function aStay() {
  const purchase = await boughtGetaway(services, bank)
  const [service = ''] = someGetaway(services).serviceUuids
  await makeBookable(services, service)
  return { purchase, form: { with: `stay:${purchase.uuid}`, service, day: weekend.from, time: '17:00' } }
}

test('a second click on the hour of a stay leads to what the first has booked', async () => {
  const { purchase, form } = await aStay()
  const first = await press(form)
  const [booking] = await getStayBookings(services.db, purchase.uuid)
  const page = `/service-booking/${booking?.uuid}/change/`
  expect([first.pathname, first.searchParams.get('notice')]).toEqual([page, 'booked'])
  for (const time of ['17:00', '18:00']) expect((await press({ ...form, time })).pathname).toBe(page)
  expect(await getStayBookings(services.db, purchase.uuid)).toHaveLength(1)
})

test('two clicks at once on the hour of a stay lead to one booking', async () => {
  const { purchase, form } = await aStay()
  const led = await Promise.all([press(form), press(form), press({ ...form, time: '18:00' })])
  const booked = await getStayBookings(services.db, purchase.uuid)
  expect(booked).toHaveLength(1)
  expect(led.map(({ pathname }) => pathname)).toEqual(led.map(() => `/service-booking/${booked[0]?.uuid}/change/`))
})

test.each(['2026-12-10', '2026-12-14'])('a day on which nobody stays, %s, is told to be none', async (day) => {
  const { form } = await aStay()
  expect(await said({ ...form, day })).toBe(
    'Tu escapada es del 11 de diciembre de 2026 al 13 de diciembre de 2026. Te enseñamos el primer día con horas libres.',
  )
  expect(await said({ ...form, day }, '/pt')).toBe(
    'A sua escapadinha é de 11 de dezembro de 2026 a 13 de dezembro de 2026. Mostramos-lhe o primeiro dia com horas livres.',
  )
})

test('a stay whose payment is disputed is told to pay for nothing now', async () => {
  const { purchase, form } = await aStay()
  await dispute(services, purchase)
  expect(await said(form)).toBe('refused')
})

/** An hour of a voucher that is valid until the tenth of December, to be moved. */
async function aVouchersHour() {
  const [bought] = await boughtVouchers(services, bank)
  if (!bought) throw new Error('no voucher')
  await makeBookable(services, bought.serviceUuid)
  await endsOn(services, bought, '2026-12-10')
  await bookWithVoucher(services, await seen(services, bought), { day: '2026-12-03', time: '17:00' })
  const booking = await getVoucherBooking(services.db, bought.uuid)
  if (!booking) throw new Error('no booking')
  const form = { with: `move:${booking.uuid}`, key: bookingKey(services, booking), service: booking.serviceUuid }
  return { booking, form }
}

test('an hour is not moved past the end of its voucher, and the page says when that is', async () => {
  const { form } = await aVouchersHour()
  const late = { ...form, day: '2026-12-11', time: '11:00' }
  expect(await said(late)).toBe(
    'Tu bono vale hasta el 10 de diciembre de 2026. Te enseñamos el primer día con horas libres.',
  )
  expect(await said(late, '/pt')).toBe(
    'O seu voucher é válido até 10 de dezembro de 2026. Mostramos-lhe o primeiro dia com horas livres.',
  )
})

test('a second click on the hour to which it was moved leads to the booking', async () => {
  const { booking, form } = await aVouchersHour()
  const to = { ...form, day: '2026-12-04', time: '11:00' }
  const [first, second] = [await press(to), await press(to)]
  expect([first.pathname, first.searchParams.get('notice')]).toEqual([
    `/service-booking/${booking.uuid}/change/`,
    'moved',
  ])
  expect([second.pathname, second.searchParams.get('notice')]).toEqual([first.pathname, null])
})
