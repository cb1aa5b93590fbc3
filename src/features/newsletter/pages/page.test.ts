import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { injections, noAddresses, unseenInAddresses } from '#tests/injections.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { testServices } from '#tests/test-services.ts'
import { action } from './page.tsx'

const { services, pool, queued, forgetAttempts } = await testServices()

beforeEach(async () => {
  await pool.query('delete from newsletter_subscriptions')
  await forgetAttempts()
})

async function send(form: Record<string, string>, path = '/pt/newsletter/', address = '203.0.113.1') {
  const url = new URL(`https://calmaria.example${path}`)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address })
  const { data, init } = await action({ request, url, context } as unknown as Parameters<typeof action>[0])
  return { ...data, status: init?.status ?? 200 }
}

const subscribers = async () => (await pool.query('select email, country, language from newsletter_subscriptions')).rows

test('a new address and a known one are answered alike', async () => {
  const first = await send({ email: 'Ana@Correo.es', country: 'AD' })
  expect(first).toEqual({ isSubscribed: true, status: 200 })
  expect(await send({ email: 'ana@correo.es', country: 'AD' })).toEqual(first)
  expect(await subscribers()).toEqual([{ email: 'ana@correo.es', country: 'AD', language: 'pt' }])
})

test.each([
  [{ email: 'ana@correo', country: 'ES' }, { email: 'emailWrong' }],
  [{ email: 'ana@correo.es', country: 'FR' }, { country: 'countryWrong' }],
  [{ email: 'ana@correo.es' }, { country: 'countryWrong' }],
])('%j comes back with what was typed', async (form, problems) => {
  expect(await send(form)).toEqual({
    status: 400,
    isSubscribed: false,
    values: { country: '', ...form },
    problems,
  })
})

test.each(noAddresses)('%j is no address, and nobody is written to', async (email) => {
  const before = await subscribers()
  queued.length = 0
  expect(await send({ email, country: 'ES' })).toMatchObject({ status: 400, problems: { email: 'emailWrong' } })
  expect([await subscribers(), queued]).toEqual([before, []])
})

test.each(unseenInAddresses)('%j is subscribed without what nobody sees', async (email) => {
  expect(await send({ email, country: 'ES' }, '/boletin/', '203.0.113.7')).toMatchObject({ isSubscribed: true })
  expect((await subscribers()).map((one) => one.email)).toContain('elena@correo.example')
  expect((await subscribers()).map((one) => one.email)).not.toContain(email)
})

test.each(injections)('%s is no country', async (_, country) => {
  const answer = await send({ email: 'ana@correo.es', country })
  expect(answer).toMatchObject({ status: 400, problems: { country: 'countryWrong' } })
})

test('a program is thanked, and nothing is written', async () => {
  const before = await subscribers()
  expect(await send({ email: 'robot@correo.es', country: 'ES', subject: 'x' })).toMatchObject({ isSubscribed: true })
  expect(await subscribers()).toEqual(before)
})

test('while the database is away, or after too many, what was typed stays', async () => {
  expectLogged(/not written/)
  const form = { email: 'rui@correio.pt', country: 'PT' }
  await pool.query('alter table newsletter_subscriptions rename to elsewhere')
  const away = await send(form, '/boletin/', '203.0.113.2')
  expect(away).toMatchObject({ status: 503, values: form, refused: { error: 'not-saved' } })
  await pool.query('alter table elsewhere rename to newsletter_subscriptions')
  for (let time = 1; time <= 9; time++) await send(form, '/boletin/', '203.0.113.2')
  const many = await send(form, '/boletin/', '203.0.113.2')
  expect(many).toMatchObject({ status: 429, values: form, refused: { error: 'too-many', minutes: 10 } })
})
