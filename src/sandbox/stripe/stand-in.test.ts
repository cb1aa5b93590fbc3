import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { makeFaults } from '../faults.ts'
import { openLedger } from '../ledger.ts'
import { openStore } from '../store.ts'
import { stripeAccount } from './account.ts'
import { makeStripeStandIn } from './stand-in.ts'

test.each([
  ['', 'pt', 'Caixa Multibanco', 'Deixar expirar'],
  ['&lang=es', 'es', 'Cajero Multibanco', 'Dejarla caducar'],
])('the cash machine finds a reference and asks what to do (%s)', async (query, language, title, expire) => {
  const { create, get } = makeStage()
  const { entity, reference } = await create('multibanco')
  const page = await get(`/multibanco?entity=${entity}&reference=${spaced(reference)}${query}`)
  for (const text of [`<html lang="${language}">`, `<h1>${title}</h1>`, '49,99\u00a0€', expire])
    expect(page).toContain(text)
  expect(page).not.toContain('<script')
})

test('the cash machine knows only what waits', async () => {
  const { create, get, post, world } = makeStage()
  const { entity, reference } = await create('multibanco')
  const deed = { entity, reference, deed: 'pay', lang: 'pt' }
  expect((await post('/multibanco', deed)).headers.get('location')).toBe('?lang=pt&done=paid')
  expect((await post('/multibanco', deed)).status).toBe(404)
  expect(await get(`/multibanco?entity=${entity}&reference=${reference}`)).toContain('role="alert"')
  expect(world.ledger.movements()).toMatchObject([{ kind: 'charge', method: 'multibanco', amount: 4999 }])
})

test('a payment that takes its time can not be called back, and arrives when the machine is asked again', async () => {
  const { create, call, post, world } = makeStage()
  const { id, entity, reference } = await create('multibanco')
  const at = { entity, reference, lang: 'pt' }
  expect((await post('/multibanco', { ...at, deed: 'hold' })).headers.get('location')).toBe('?lang=pt&done=held')
  expect(world.ledger.movements()).toEqual([])
  expect((await call(`/v1/payment_intents/${id}/cancel`, {})).status).toBe(400)
  expect((await post('/multibanco', { ...at, deed: 'pay' })).headers.get('location')).toBe('?lang=pt&done=paid')
  expect(world.ledger.movements()).toMatchObject([{ kind: 'charge', amount: 4999 }])
})

test('the phone shows what waits for an answer, and each is answered once', async () => {
  const { create, get, post, world } = makeStage()
  const { id } = await create('mb_way')
  expect(await get('/mbway')).toContain('+351912345678')
  expect((await post('/mbway', { id, answer: 'accept', lang: 'pt' })).status).toBe(303)
  expect((await post('/mbway', { id, answer: 'refuse', lang: 'pt' })).status).toBe(404)
  expect(await get('/mbway?lang=es')).toContain('No hay ningún pago por aceptar.')
  expect(world.ledger.movements()).toMatchObject([{ kind: 'charge', method: 'mbway', amount: 4999 }])
})

test('the same key brings the same answer, and another wish under it is refused', async () => {
  const { call } = makeStage()
  const first = await (await call('/v1/payment_intents', wish('mb_way'), 'key-1')).json()
  const again = await call('/v1/payment_intents', wish('mb_way'), 'key-1')
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await again.json()).toEqual(first)
  const other = await call('/v1/payment_intents', wish('multibanco'), 'key-1')
  expect([other.status, await other.json()]).toMatchObject([400, { error: { type: 'idempotency_error' } }])
})

test('a payment can be created first and confirmed later', async () => {
  const { call } = makeStage()
  const created = await (await call('/v1/payment_intents', { ...wish('multibanco'), confirm: 'false' })).json()
  expect(created).toMatchObject({ status: 'requires_payment_method', next_action: null })
  const confirmed = await call(`/v1/payment_intents/${created.id}/confirm`, wish('multibanco'))
  expect(await confirmed.json()).toMatchObject({ status: 'requires_action' })
})

test.each<[string, string[], [string, number][]]>([
  ['disputed', ['dispute'], [['dispute', 4999]]],
  ['disputed and lost', ['dispute', 'lose', 'lose'], [['dispute', 4999]]],
  ['lost, and told of for the first time', ['lose'], [['dispute', 4999]]],
  [
    'disputed twice and won',
    ['dispute', 'dispute', 'win'],
    [
      ['dispute', 4999],
      ['reinstatement', 4999],
    ],
  ],
  [
    'lost, and won in the end',
    ['dispute', 'lose', 'win', 'win'],
    [
      ['dispute', 4999],
      ['reinstatement', 4999],
    ],
  ],
  ['won, and never disputed', ['win'], []],
])('the ledger has what is moved by a dispute: %s', async (_, deeds, moved) => {
  const { create, post, call, world } = makeStage()
  const { id } = await create('mb_way')
  await post('/mbway', { id, answer: 'accept', lang: 'pt' })
  for (const deed of deeds) await post('/disputes', { id, deed })
  expect(world.ledger.movements().map(({ kind, amount }) => [kind, amount])).toEqual([['charge', 4999], ...moved])
  const refund = await call('/v1/refunds', { payment_intent: id, amount: '4999' })
  const isWith = moved.length === 1 ? 'the buyer' : 'the shop'
  expect([isWith, refund.status]).toEqual([isWith, isWith === 'the shop' ? 200 : 400])
})

test('of a payment that was partly refunded a dispute takes the rest', async () => {
  const { create, post, call, world } = makeStage()
  const { id } = await create('mb_way')
  await post('/mbway', { id, answer: 'accept', lang: 'pt' })
  await call('/v1/refunds', { payment_intent: id, amount: '1000' })
  await post('/disputes', { id, deed: 'dispute' })
  expect(world.ledger.movements().at(-1)).toMatchObject({ kind: 'dispute', amount: 3999, order: '1115CALM0001' })
})

test('nobody gets in without the key', async () => {
  const { app } = makeStage()
  expect((await app.request('/stripe/v1/payment_intents')).status).toBe(401)
  const basic = Buffer.from(`${stripeAccount.secretKey}:`).toString('base64')
  const headers = { authorization: `Basic ${basic}` }
  expect((await app.request('/stripe/v1/payment_intents', { headers })).status).toBe(200)
})

const wish = (type: string) => ({
  amount: '4999',
  currency: 'eur',
  confirm: 'true',
  description: 'SP123456ABC',
  'allowed_payment_method_types[0]': type,
  'payment_method_data[type]': type,
  'payment_method_data[billing_details][email]': 'ana@example.com',
  'payment_method_data[billing_details][phone]': '+351912345678',
  'metadata[order]': '1115CALM0001',
})

const spaced = (reference: string) => reference.replace(/(\d{3})(?=\d)/g, '$1+')

function makeStage() {
  let drawn = 0
  const world = {
    url: 'https://sandbox.example',
    now: () => new Date('2026-11-15T10:00:00Z'),
    random: (bytes: number) => String(++drawn).padStart(bytes * 2, '0'),
    ledger: openLedger(),
    faults: makeFaults(),
    isShops: () => true,
    store: <Thing>() => openStore<Thing>(),
    notify: () => {},
  }
  const account = { ...stripeAccount, webhookUrl: 'https://shop.example/hook/' }
  const app = new Hono().route('/stripe', makeStripeStandIn(world, account))
  const call = async (path: string, form: Record<string, string>, key?: string) =>
    app.request(`/stripe${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${stripeAccount.secretKey}`, ...(key ? { 'idempotency-key': key } : {}) },
      body: new URLSearchParams(form),
    })
  return {
    app,
    world,
    call,
    get: async (path: string) => (await app.request(`/stripe${path}`)).text(),
    post: async (path: string, form: Record<string, string>) =>
      app.request(`/stripe${path}`, { method: 'POST', body: new URLSearchParams(form) }),
    create: async (type: string) => {
      const intent = await (await call('/v1/payment_intents', wish(type))).json()
      const { entity = '', reference = '' } = intent.next_action?.multibanco_display_details ?? {}
      return { id: String(intent.id), entity: String(entity), reference: String(reference) }
    },
  }
}
