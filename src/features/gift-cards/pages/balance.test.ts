import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { boughtCard } from '#tests/builders/a-gift-card.ts'
import { testServices } from '#tests/test-services.ts'
import { action } from './balance.tsx'

const { services, bank, forgetAttempts } = await testServices()
beforeEach(forgetAttempts)

async function look(code: string, address = '203.0.113.1') {
  const url = new URL('https://calmaria.example/experiencias-tarjetas-regalo/saldo/')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ code }) })
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address })
  const { data, init } = await action({ request, url, context } as unknown as Parameters<typeof action>[0])
  return { ...data, status: init?.status ?? 200 }
}

test('nine codes that are none; then whoever tries waits, even with one that is right', async () => {
  const { card } = await boughtCard(services, bank)
  for (let tries = 0; tries < 9; tries++)
    expect(await look('TR48K2MW9HXC7P3A')).toMatchObject({ notFound: true, status: 400, code: 'TR48K2MW9HXC7P3A' })
  expect(await look('TR48K2MW9HXC7P3A')).toMatchObject({ refused: { error: 'too-many', minutes: 15 }, status: 429 })
  expect(await look(card.code)).toMatchObject({ status: 429 })
  expect(await look(card.code, '203.0.113.2')).toMatchObject({ status: 200, view: { state: 'active' } })
})

test('what is right is not counted, however often it is looked at', async () => {
  const { card } = await boughtCard(services, bank)
  for (let times = 0; times < 15; times++) expect(await look(card.code)).toMatchObject({ status: 200 })
})

test.each(['', ' ', '\0', 'x'.repeat(5000), '<script>', 'TR'])(
  '%j is answered like any code that is none',
  async (code) => expect(await look(code)).toMatchObject({ notFound: true, status: 400 }),
)
