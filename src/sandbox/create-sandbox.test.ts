import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { seal } from '#providers/redsys/envelope.ts'
import { createSandbox } from './create-sandbox.ts'
import { faultDelay } from './faults.ts'
import { redsysAccount } from './redsys/account.ts'
import { testCards } from './redsys/test-cards.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('its page shows the cards, the switches and what was moved', async () => {
  const { app, world } = open()
  const { at, ...moved } = {
    at: '2026-11-15T10:00:00.000Z',
    provider: 'redsys',
    kind: 'charge',
    method: 'card',
  } as const
  world.ledger.record({ at, ...moved, order: '1115CALM0001', amount: 4999, currency: 'EUR' })
  const page = await (await app.request('/sandbox/')).text()
  for (const part of ['4548 8100 0000 0003', 'drop-answer', '1115CALM0001', '49.99 EUR']) expect(page).toContain(part)
  expect(await (await app.request('/sandbox/ledger.json')).json()).toHaveLength(1)
})

test('faults are switched by a form and by JSON', async () => {
  const { app, world } = open()
  const form = new URLSearchParams({ 'drop-answer': '2', 'bad-signature': '0' })
  const answer = await app.request('/sandbox/faults', { method: 'POST', body: form })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://sandbox.example/sandbox/'])
  expect(world.faults.left()['drop-answer']).toBe(2)
  const asJson = await post(app, '/sandbox/faults', { 'delay-answer': 1 })
  expect(await asJson.json()).toMatchObject({ 'drop-answer': 2, 'delay-answer': 1 })
  expect((await post(app, '/sandbox/faults', { 'no-such-fault': 1 })).status).toBe(400)
  expect((await post(app, '/sandbox/faults', { 'drop-answer': -1 })).status).toBe(400)
})

test('a dropped answer has been done; a delayed one comes late; pages are neither', async () => {
  const waits: number[] = []
  const { app, world } = open({ wait: async (ms) => waits.push(ms) })
  world.faults.set('drop-answer', 1)
  world.faults.set('delay-answer', 1)
  expect((await app.request('/sandbox/redsys/sis/NC/sandbox/redsysV3.js')).status).toBe(200)
  const card = await payByCard(app)
  expect(card.status).toBe(502)
  expect(waits).toEqual([faultDelay])
})

test('what it moved outlives the process, and no number of a card is written anywhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  folders.push(folder)
  const { app } = open({ folder })
  expect((await payByCard(app)).status).toBe(200)
  const { app: later, world } = open({ folder })
  expect(world.ledger.movements()).toMatchObject([{ kind: 'charge', order: '1115CALM0001', amount: 4999 }])
  expect(await (await payByCard(later)).json()).toEqual({ errorCode: 'SIS0051' })
  const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(written.length).toBeGreaterThan(1)
  for (const { number } of testCards) expect(written.join('').includes(number.slice(0, 10))).toBe(false)
})

function open(more: Partial<Parameters<typeof createSandbox>[0]> = {}) {
  let drawn = 0
  return createSandbox({
    shop: 'https://shop.example',
    url: 'https://sandbox.example',
    now: () => new Date('2026-11-15T10:00:00Z'),
    random: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    fetch: async () => new Response('OK'),
    ...more,
  })
}

type App = ReturnType<typeof open>['app']

const post = async (app: App, path: string, body: unknown) =>
  app.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** By a card whose bank knows no 3-D Secure, straight to the till. */
async function payByCard(app: App) {
  const { merchant, terminal } = redsysAccount
  const order = '1115CALM0001'
  const card = { fuc: merchant, terminal, order, number: '4548810000000003', expiry: '1249', code: '123' }
  const { idOper } = await (await post(app, '/sandbox/redsys/sis/NC/sandbox/tokens', card)).json()
  const asked = {
    DS_MERCHANT_ORDER: order,
    DS_MERCHANT_AMOUNT: '4999',
    DS_MERCHANT_CURRENCY: '978',
    DS_MERCHANT_MERCHANTCODE: merchant,
    DS_MERCHANT_TERMINAL: terminal,
    DS_MERCHANT_TRANSACTIONTYPE: '0',
    DS_MERCHANT_IDOPER: idOper,
  }
  return post(app, '/sandbox/redsys/sis/rest/trataPeticionREST', seal(redsysAccount, order, asked))
}

test('the office leads to the mailbox, the errors, the trackers, the cash machine, the phone and the hotels', async () => {
  const { app } = createSandbox({
    url: 'https://sandbox.example',
    shop: 'https://shop.example',
    now: () => new Date('2026-11-15T12:00:00Z'),
    random: (bytes) => 'ab'.repeat(bytes),
    fetch: globalThis.fetch,
  })
  const office = await (await app.request('/sandbox/')).text()
  const links = [...office.matchAll(/<li><a href="([^"]+)"/g)].map(([, href]) => href ?? '')
  expect(links).toHaveLength(6)
  for (const link of links) expect((await app.request(link)).status).toBe(200)
})
