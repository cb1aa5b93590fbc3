import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { bookingPageScene } from '#tests/builders/a-booking-page.ts'
import { action, loader as checkout } from './checkout.tsx'
import { loader as confirmation } from './confirmation.tsx'
import { loader as frame } from './frame.tsx'
import { loader as nextHours } from './next-hours.ts'

const { services, service, pool } = await bookingPageScene()
const token = 'a-token-of-ours-1'
const elsewhere = {
  ...services,
  config: {
    ...services.config,
    bookings: { token, frameAncestors: ['*'], serviceUrl: 'https://reservas.example' },
  },
}

function asked(path: string, { asksData = false, form = undefined as string | undefined } = {}) {
  const url = new URL(`https://calmaria.example${path}`)
  const context = new RouterContextProvider()
  context.set(servicesContext, elsewhere)
  context.set(visitorContext, { address: '203.0.113.1' })
  const address = asksData ? url.href.replace('/?', '.data?') : url.href
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const request = new Request(address, form === undefined ? {} : { method: 'POST', body: form, headers })
  return { request, url, params: {}, context } as never
}

test('the checkout page shows the widget of the other service, which is told what was chosen', async () => {
  const query = `service=${service.uuid}&pax=4&day=2026-11-19&time=17:00&key=secret`
  const { data } = await checkout(asked(`/pt/service-booking/checkout/?${query}`))
  expect(data.frame).toBe(
    `https://reservas.example/utbapis/utbinsert/load.php?token=${token}&service=${service.uuid}&pax=4&day=2026-11-19&time=17%3A00&lang=pt`,
  )
  expect(data.view).toBeNull()
  const { data: unknown, init } = await checkout(asked('/service-booking/checkout/?service=x'))
  expect([unknown.frame, init?.status]).toEqual([null, 404])
})

test('nothing is held here, and no free hours are told', async () => {
  const form = String(new URLSearchParams({ service: service.uuid, pax: '2', day: '2026-11-19', time: '17:00' }))
  const sent = await action(asked('/service-booking/checkout/', { form })).catch((thrown) => thrown)
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, `/service-booking/checkout/?${form}`])
  const { rows } = await pool.query('select count(*)::int as count from resource_claims')
  expect(rows).toEqual([{ count: 0 }])
  expect((await nextHours(asked(`/service-booking/next-hours/?service=${service.uuid}`))).status).toBe(404)
  const { init } = await frame(asked(`/utbapis/utbinsert/load.php?token=${token}&service=${service.uuid}`))
  expect(init?.status).toBe(404)
})

const confirmed = (named: string, asksData = false) =>
  confirmation(asked(`/confirmacion/reserva/?${new URLSearchParams({ utb_path: named })}`, { asksData }))

test('the last page shows the page of the other service that utb_path names', async () => {
  const { data, init } = await confirmed('/reserva/ABC/?clave=1')
  expect([data.frame, init?.status ?? 200]).toEqual(['https://reservas.example/reserva/ABC/?clave=1', 200])
})

test.each([
  '//evil.example/',
  'https://evil.example/',
  '/../admin/',
  '/%2e%2e/admin/',
  'javascript:alert(1)',
  '/%0d%0a',
  '',
])('no page is named by %j', async (named) => {
  const { data, init } = await confirmed(named)
  expect([data.frame, data.view, init?.status]).toEqual([null, null, 404])
})

test('who comes from another page of ours loads the page anew, with its policy', async () => {
  const path = `/service-booking/checkout/?service=${service.uuid}`
  for (const coming of [checkout(asked(path, { asksData: true })), confirmed('/reserva/ABC/', true)]) {
    const answer = await coming.catch((thrown) => thrown)
    expect([answer.status, answer.headers.get('X-Remix-Reload-Document')]).toEqual([302, 'true'])
  }
})
