import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { bookingPageScene, hoursOfDay } from '#tests/builders/a-booking-page.ts'
import { action, loader } from './frame.tsx'

const { services, service, take, pool } = await bookingPageScene()
const token = 'demo-booking-token'

function asked(query: string, { path = '/utbapis/utbinsert/load.php', form = undefined as string | undefined } = {}) {
  const url = new URL(`https://calmaria.example${path}?${query}`)
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const request = form === undefined ? new Request(url) : new Request(url, { method: 'POST', body: form, headers })
  return { request, url, params: {}, context } as never
}

const read = async (query: string, path?: string) => {
  const { data, init } = await loader(asked(query, path === undefined ? {} : { path }))
  return { kind: data.kind, title: data.title, status: init?.status ?? 200, view: data.view }
}

const held = async () => (await pool.query('select count(*)::int as count from resource_claims')).rows[0].count

test.each([
  ['', '/utbapis/utbinsert/load.php', 'La reserva no se puede mostrar aquí'],
  ['token=', '/utbapis/utbinsert/load.php', 'La reserva no se puede mostrar aquí'],
  ['token=somebody-elses-token', '/pt/utbapis/utbinsert/load.php', 'A reserva não pode ser mostrada aqui'],
])('without the token (%j) at %s it is refused', async (query, path, title) => {
  const refused = await read(`service=${service.uuid}&day=2026-11-19&time=17:00&${query}`, path)
  expect(refused).toEqual({ kind: 'refused', title, status: 403, view: null })
  expect(await held()).toBe(0)
})

test('with it the widget is there; without a service it says so', async () => {
  const { kind, status, view } = await read(`token=${token}&service=${service.uuid}&day=2026-11-19&time=17:00&pax=4`)
  expect([kind, status]).toEqual(['open', 200])
  expect(view?.choice).toMatchObject({ token, pax: '4', day: '2026-11-19', time: '17:00' })
  for (const wrong of ['', 'x', '00000000-0000-4000-8000-000000000000'])
    expect(await read(`token=${token}&service=${wrong}`)).toMatchObject({ kind: 'missing', status: 404 })
  expect(await held()).toBe(0)
})

test('what is somebody’s own is not taken into a page of others', async () => {
  const own = 'with=voucher&key=abc&purchase=5b6962dd-0000-4000-8000-000000000000&waiting=x'
  const { view } = await read(`token=${token}&service=${service.uuid}&${own}`)
  expect(view?.choice).toMatchObject({ with: '', key: '', purchase: '', waiting: '' })
})

test('an hour that can not be had is told, and nothing is held', async () => {
  const { view } = await read(`token=${token}&service=${service.uuid}&day=2026-11-19&time=17:15&pax=99`)
  expect(view?.hourProblem).toBe('A las 17:15 no empieza ninguna sesión. Elige una de estas horas.')
  expect(view?.party.problem).toMatch(/como máximo\.$/)
  expect(await held()).toBe(0)
})

test('the language that other booking services are told leads to its address', async () => {
  const thrown = await loader(asked(`token=${token}&service=${service.uuid}&pax=2&lang=pt`)).catch((one) => one)
  expect(thrown.headers.get('Location')).toBe(
    `/pt/utbapis/utbinsert/load.php?token=${token}&service=${service.uuid}&pax=2`,
  )
})

test('one may wait for a full day in the frame, and do nothing else there', async () => {
  for (const time of hoursOfDay) await take('2026-11-22', time)
  const before = await held()
  const send = (form: Record<string, string>) =>
    action(asked('', { form: String(new URLSearchParams({ service: service.uuid, pax: '2', ...form })) })).catch(
      (thrown) => thrown,
    )
  const email = 'marta@correo.example'
  const done = await send({ token, day: '2026-11-22', intent: 'wait', email })
  expect([done.status, done.headers.get('Location')]).toEqual([
    303,
    `/utbapis/utbinsert/load.php?token=${token}&service=${service.uuid}&pax=2&day=2026-11-22&notice=waiting`,
  ])
  const others = { day: '2026-11-22', intent: 'wait', email: 'otra@correo.example' }
  expect((await send({ ...others, token: 'somebody-elses-token' })).status).toBe(303)
  expect((await send({ token, day: '2026-11-19', time: '17:00' })).status).toBe(303)
  const { rows } = await pool.query('select email from waiting_list')
  expect(rows).toEqual([{ email }])
  expect(await held()).toBe(before)
})
