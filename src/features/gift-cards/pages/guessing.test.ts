import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { actOnPayment } from '#features/checkout/pages/payment/act-on-payment.ts'
import { makeCardCode } from '#features/checkout/rules/coupons/card-code.ts'
import { countGuess } from '#features/checkout/server/coupons/guard-guess.ts'
import { ownerCookie } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { cardKey } from '#features/gift-cards/server/card-links.ts'
import { makeBalanceCode } from '#platform/rules/reference.ts'
import { senderContext, servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { aBrowser } from '#tests/api/test-buyer.ts'
import { giveCoupon } from '#tests/builders/a-coupon.ts'
import { boughtCard } from '#tests/builders/a-gift-card.ts'
import { look, owner, readyPurchase } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'
import { action as lookAtBalance, loader as openCard } from './balance.tsx'

const { services, bank, forgetAttempts } = await testServices({ env: { TRUSTED_PROXIES: '1' } })
const address = '203.0.113.1'
const wrong = 'TR48K2MW9HXC7P3A'
const wrongCard = makeCardCode(services.draw)

beforeEach(forgetAttempts)

function contextOf(from = address) {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: from })
  context.set(senderContext, from)
  return context
}

type Guesser = { from?: string; cookie?: string }

/** Every place where a code that is worth money can be typed: what it answers, as a status. */
const places = {
  'the page of balances': async (code: string, { from, cookie = '' }: Guesser = {}) => {
    const url = new URL('https://calmaria.example/experiencias-tarjetas-regalo/saldo/')
    const request = new Request(url, { method: 'POST', body: new URLSearchParams({ code }), headers: { cookie } })
    const { init } = await lookAtBalance({ request, url, context: contextOf(from) } as never)
    return init?.status ?? 200
  },
  checkout: async (code: string, { from, cookie = '' }: Guesser = {}) => {
    const { uuid } = await readyPurchase(services)
    const page = { services, purchase: await look(services, uuid), reader: readerOf(services, { pathname: '/' }) }
    const body = new URLSearchParams({ intent: 'apply', code })
    const request = new Request('https://calmaria.example/', { method: 'POST', body, headers: { cookie } })
    try {
      return (await actOnPayment(page, { request, context: contextOf(from) })).init?.status
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      return thrown.status
    }
  },
  'the API': async (code: string, { from = address, cookie = '' }: Guesser = {}) => {
    const { uuid } = await readyPurchase(services)
    const [owned] = ownerCookie(owner, false).split(';')
    const { ask } = aBrowser(services, [owned, cookie].filter(Boolean).join('; '))
    return (await ask('PUT', `/${uuid}/coupon`, { code }, { 'X-Forwarded-For': from })).status
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

test('500 wrong codes in an hour, from wherever they come, are enough; who came by the link of a card may use it', async () => {
  const { card } = await boughtCard(services, bank)
  const key = cardKey(services, card)
  const opened = await openBalance(key)
  const cookie = opened.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  for (let tries = 0; tries < 500; tries++) {
    const { seconds } = await countGuess(services, { address: `198.51.100.${tries}`, request: plainRequest }, wrongCard)
    expect(seconds).toBe(0)
  }
  for (const place of names) {
    expect(await places[place](card.code, { from: '192.0.2.1' }), place).toBe(429)
    expect(await places[place](wrongCard, { from: '192.0.2.1', cookie }), place).toBe(429)
    expect([200, 303], place).toContain(await places[place](card.code, { from: '192.0.2.1', cookie }))
  }
})

test('a discount is no money: it works while those are paused, and wrong ones pause nothing', async () => {
  const { card } = await boughtCard(services, bank)
  await giveCoupon(services, { code: 'CALMA10' })
  const tryOften = async (code: string) => {
    for (let tries = 0; tries < 501; tries++)
      await countGuess(services, { address: `198.51.100.${tries}`, request: plainRequest }, code)
  }
  await tryOften('CALMA11')
  expect(await places.checkout(card.code, { from: '192.0.2.1' })).toBe(303)
  await tryOften(makeBalanceCode('MO', services.draw).toLowerCase())
  for (const place of ['checkout', 'the API'] as const) {
    expect(await places[place](card.code, { from: '192.0.2.1' }), place).toBe(429)
    expect([200, 303], place).toContain(await places[place]('CALMA10', { from: '192.0.2.1' }))
    expect(await places[place]('CALMA11', { from: '192.0.2.1' }), place).toBe(400)
  }
})

test('where codes are paused for all, the page says how a card can be used at once', async () => {
  const { card } = await boughtCard(services, bank)
  for (let tries = 0; tries < 500; tries++)
    await countGuess(services, { address: `198.51.100.${tries}`, request: plainRequest }, wrongCard)
  const url = new URL('https://calmaria.example/experiencias-tarjetas-regalo/saldo/')
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ code: card.code }) })
  const answer = await lookAtBalance({ request, url, context: contextOf() } as never)
  expect(answer.data).toMatchObject({ code: card.code, refused: { error: 'codes-paused', minutes: 60 } })
})

const plainRequest = new Request('https://calmaria.example/')

async function openBalance(key: string) {
  const url = new URL(`https://calmaria.example/experiencias-tarjetas-regalo/saldo/?key=${key}`)
  const { init } = await openCard({ url, context: contextOf() } as never)
  return new Response(null, init ?? {})
}
