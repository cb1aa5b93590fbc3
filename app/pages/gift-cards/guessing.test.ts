import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { actOnPayment } from '#app/pages/checkout/payment/act-on-payment.ts'
import { readerOf } from '#server/catalogue/reader.ts'
import { senderContext, servicesContext, visitorContext } from '#server/http/context.ts'
import { ownerCookie } from '#server/purchases/core/purchase-owner.ts'
import { boughtCard } from '#tests/a-gift-card.ts'
import { look, owner, readyPurchase } from '#tests/a-purchase.ts'
import { aBrowser } from '#tests/api/test-buyer.ts'
import { testServices } from '#tests/test-services.ts'
import { action as lookAtBalance } from './balance.tsx'

const { services, bank, forgetAttempts } = await testServices({ env: { TRUSTED_PROXIES: '1' } })
const address = '203.0.113.1'
const wrong = 'TR48K2MW9HXC7P3A'

beforeEach(forgetAttempts)

function contextOf() {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address })
  context.set(senderContext, address)
  return context
}

/** Every place where a code that is worth money can be typed: what it answers, as a status. */
const places = {
  'the page of balances': async (code: string) => {
    const url = new URL('https://calmaria.example/experiencias-tarjetas-regalo/saldo/')
    const request = new Request(url, { method: 'POST', body: new URLSearchParams({ code }) })
    const { init } = await lookAtBalance({ request, url, context: contextOf() } as never)
    return init?.status ?? 200
  },
  checkout: async (code: string) => {
    const { uuid } = await readyPurchase(services)
    const page = { services, purchase: await look(services, uuid), reader: readerOf(services, { pathname: '/' }) }
    const body = new URLSearchParams({ intent: 'apply', code })
    const request = new Request('https://calmaria.example/', { method: 'POST', body })
    try {
      return (await actOnPayment(page, { request, context: contextOf() })).init?.status
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      return thrown.status
    }
  },
  'the API': async (code: string) => {
    const { uuid } = await readyPurchase(services)
    const [cookie] = ownerCookie(owner, false).split(';')
    const { ask } = aBrowser(services, cookie)
    return (await ask('PUT', `/${uuid}/coupon`, { code }, { 'X-Forwarded-For': address })).status
  },
}
const names = Object.keys(places) as (keyof typeof places)[]

test.each(names)('guesses in %s count in all the others too', async (place) => {
  for (let tries = 0; tries < 9; tries++) expect(await places[place](wrong)).toBe(400)
  for (const other of names) expect(await places[other](wrong), other).toBe(429)
})

test('nine guesses are nine, three in each place; what is right in between costs none', async () => {
  const { card } = await boughtCard(services, bank)
  for (const place of names) {
    expect([200, 303]).toContain(await places[place](card.code))
    for (let tries = 0; tries < 3; tries++) expect(await places[place](wrong), place).toBe(400)
  }
  for (const place of names) expect(await places[place](card.code), place).toBe(429)
})
