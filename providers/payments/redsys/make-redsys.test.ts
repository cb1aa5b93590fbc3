import { expect, test } from 'vitest'
import { euros } from '#domain/money.ts'
import { failureCodes } from '#domain/payments/failure-code.ts'
import type {
  AttemptFacts,
  BuyerAction,
  PaymentInput,
  ProviderMessage,
  RequiredAction,
} from '#domain/payments/payment-provider.ts'
import { createSandbox } from '#sandbox/create-sandbox.ts'
import { redsysAccount, sandboxRedsys } from '#sandbox/redsys/account.ts'
import { makeRedsysStandIn } from '#sandbox/redsys/stand-in.ts'
import { cardNamed, testCards } from '#sandbox/redsys/test-cards.ts'
import { type NetworkConditions, type Scenario, testPaymentProvider, type Way } from '../contract.ts'
import { peek, seal } from './envelope.ts'
import { makeRedsys } from './make-redsys.ts'
import type { RedsysSettings } from './settings.ts'

const origin = 'https://sandbox.example'
const soundLine: NetworkConditions = { through: (fetch) => fetch, timeout: 10_000 }

testPaymentProvider('Redsys', makeScenario)

test('every failure code of the shop has a card, and the card gives it', async () => {
  const refused = testCards.filter(({ code }) => code)
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(failureCodes))
  for (const card of refused) {
    const { provider, buyer } = makeScenario()
    const step = await provider.begin(attempt(), await buyer.typeCard(card.name))
    expect(step).toMatchObject({ state: 'failed', code: card.code })
    expect(await provider.ask(attempt())).toMatchObject({ state: 'failed', code: card.code })
  }
})

test('a card is told again by its key, and never by its number', async () => {
  const keys = await Promise.all(
    ['frictionless', 'frictionless', 'refused-0174'].map(async (name) => {
      const { provider, buyer } = makeScenario()
      const step = await provider.begin(attempt(), await buyer.typeCard(name))
      const card = step.state === 'waiting' ? undefined : step.card
      expect(card).toMatchObject({ brand: 'Visa', lastDigits: cardNamed(name)?.number.slice(-4) })
      expect(JSON.stringify(step)).not.toMatch(/\d{6}/)
      return card?.key
    }),
  )
  expect(keys[0]).toBeTruthy()
  expect(keys[0]).toBe(keys[1])
  expect(keys[0]).not.toBe(keys[2])
})

test('a card that is blocked is not charged, whatever its bank would say', async () => {
  const { provider, buyer, moved } = makeScenario()
  const asked: string[] = []
  const isBlocked = async (key: string) => asked.push(key) > 0
  const step = await provider.begin(attempt(), await buyer.typeCard('frictionless'), isBlocked)
  expect(step).toEqual({ state: 'failed', code: '0174' })
  expect(asked).toHaveLength(1)
  expect(moved('charge', attempt().order)).toBe(0)
  expect((await provider.begin(attempt(), await buyer.typeCard('frictionless'), async () => false)).state).toBe('paid')
})

test('a browser that was not looked at in time is said so, and the card still pays', async () => {
  const { provider, buyer } = makeScenario()
  const begun = await provider.begin(attempt(), await buyer.typeCard('device'))
  if (begun.state !== 'waiting' || begun.for.kind !== 'device') throw new Error('expected the device step')
  const data = JSON.parse(Buffer.from(begun.for.fields.threeDSMethodData ?? '', 'base64url').toString())
  expect(data).toMatchObject({ threeDSMethodNotificationURL: attempt().urls.deviceDone })
  const known = { ...attempt(), memo: begun.memo ?? {} }
  expect((await provider.resume(known, { kind: 'device', isCompleted: false })).state).toBe('paid')
})

test('the answer to another question is not passed on', async () => {
  const { provider, buyer, moved } = makeScenario()
  const begun = await provider.begin(attempt(), await buyer.typeCard('challenge'))
  const known = { ...attempt(), memo: begun.state === 'waiting' ? (begun.memo ?? {}) : {} }
  const response = Buffer.from(JSON.stringify({ threeDSServerTransID: 'other', transStatus: 'Y' })).toString(
    'base64url',
  )
  await expect(provider.resume(known, { kind: 'challenge', response })).rejects.toThrow('another question')
  await expect(provider.resume(known, { kind: 'device', isCompleted: true })).rejects.toThrow()
  expect(moved('charge', known.order)).toBe(0)
})

test('a buyer who says yes to the bank in our name, without having answered it, pays nothing', async () => {
  const { provider, buyer, moved } = makeScenario()
  const begun = await provider.begin(attempt(), await buyer.typeCard('challenge'))
  const memo = begun.state === 'waiting' ? (begun.memo ?? {}) : {}
  const forged = { threeDSServerTransID: memo.transaction, transStatus: 'Y' }
  const response = Buffer.from(JSON.stringify(forged)).toString('base64url')
  const step = await provider.resume({ ...attempt(), memo }, { kind: 'challenge', response })
  expect(step).toMatchObject({ state: 'failed', code: '0184' })
  expect(moved('charge', attempt().order)).toBe(0)
})

test('an order number that was used before leaves it open, and is no failure', async () => {
  const { provider, buyer } = makeScenario()
  const card = await buyer.typeCard('frictionless')
  expect((await provider.begin(attempt(), card)).state).toBe('paid')
  await expect(provider.begin(attempt(), card)).rejects.toThrow('leaves it open')
  expect(await buyer.exchange('frictionless')).toEqual({ idOper: '-1' })
})

test('a token lives for thirty minutes', async () => {
  const { provider, buyer, clock } = makeScenario()
  const card = await buyer.typeCard('frictionless')
  clock.add(30 * 60_000)
  expect(await provider.begin(attempt(), card)).toMatchObject({ state: 'failed', code: 'generic-1' })
})

test('an answer with a wrong signature leaves it open', async () => {
  const { provider, buyer, faults } = makeScenario()
  const card = await buyer.typeCard('frictionless')
  faults.set('bad-signature', 1)
  await expect(provider.begin(attempt(), card)).rejects.toThrow('wrong signature')
  faults.set('bad-signature', 1)
  await expect(provider.ask(attempt())).rejects.toThrow('wrong signature')
})

test('an answer about another amount leaves it open', async () => {
  const { buyer, settings } = makeScenario()
  const facts = { Ds_Order: attempt().order, Ds_MerchantCode: '999008881', Ds_Terminal: '1', Ds_TransactionType: '0' }
  const money = { Ds_Amount: '1', Ds_Currency: '978', Ds_Response: '0000' }
  const secure = { Ds_EMV3DS: { threeDSInfo: 'CardConfiguration', protocolVersion: 'NO_3DS_v2' } }
  const fetch = async (url: string | URL | Request) =>
    Response.json(seal(settings, attempt().order, { ...facts, ...(String(url).includes('inicia') ? secure : money) }))
  const provider = makeRedsys(settings, { fetch, timeout: 1000 })
  await expect(provider.begin(attempt(), await buyer.typeCard('plain'))).rejects.toThrow('something else')
})

test('Bizum that was left unpaid can be gone back to', async () => {
  const { provider } = makeScenario()
  const bizum = { ...attempt(), method: 'bizum' as const }
  const begun = await provider.begin(bizum, { method: 'bizum' })
  expect(await provider.resume(bizum, { kind: 'return' })).toEqual(begun)
})

test('a merchant of the older signature pays as well', async () => {
  const older = { ...redsysAccount, signatureVersion: 'HMAC_SHA256_V1' } as const
  const settings: RedsysSettings = { ...sandboxRedsys(origin), ...older, url: origin }
  const standIn = makeRedsysStandIn(makeScenario().world, older)
  const fetch: typeof globalThis.fetch = async (url, init) => standIn.request(String(url), init)
  const provider = makeRedsys(settings, { fetch, timeout: 10_000 })
  expect((await provider.begin(attempt(), await makeBuyer(fetch, settings).typeCard('plain'))).state).toBe('paid')
  expect((await provider.ask(attempt())).state).toBe('paid')
})

test('the page loads the script from where the form comes from', () => {
  const { cardForm } = makeScenario().provider
  expect(cardForm).toEqual({
    script: `${origin}/sandbox/redsys/sis/NC/sandbox/redsysV3.js`,
    origin,
    merchant: '999008881',
    terminal: '1',
  })
})

const browser = {
  accept: 'text/html',
  userAgent: 'Test',
  language: 'es-ES',
  colorDepth: '24',
  screenHeight: '900',
  screenWidth: '1440',
  timeZoneOffset: '-60',
  hasJava: false,
  address: '192.0.2.1',
}

const attempt = (): AttemptFacts => ({
  order: '1115CALM0001',
  method: 'card',
  amount: euros(4999),
  language: 'es',
  description: 'SP123456ABC',
  buyer: { name: 'Ana Prueba', email: 'ana@example.com' },
  urls: {
    back: 'https://shop.example/back/',
    notification: 'https://shop.example/notification/',
    deviceDone: 'https://shop.example/device/',
    challengeDone: 'https://shop.example/challenge/',
  },
  memo: {},
})

function makeScenario(line: NetworkConditions = soundLine) {
  const sent: ProviderMessage[] = []
  let time = Date.parse('2026-11-15T10:00:00Z')
  let drawn = 0
  const { app, world, settle } = createSandbox({
    shop: 'https://shop.example',
    url: origin,
    now: () => new Date(time),
    random: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    fetch: async (_, init) => {
      sent.push({ headers: init?.headers as Record<string, string>, body: String(init?.body) })
      return new Response('OK')
    },
  })
  const settings = sandboxRedsys(origin)
  const toSandbox = async (url: string | URL | Request, init?: RequestInit) => app.request(String(url), init)
  const buyer = makeBuyer(toSandbox, settings)
  const provider = makeRedsys(settings, { fetch: line.through(toSandbox), timeout: line.timeout })
  const scenario: Scenario = {
    provider,
    ways: waysOf(buyer),
    moved: (kind, order) =>
      world.ledger
        .movements()
        .filter((moved) => moved.kind === kind && moved.order === order)
        .reduce((total, { amount }) => total + amount, 0),
    sent: async () => {
      await settle()
      return sent
    },
    forge: (genuine) => forgeries(settings, genuine),
    others: (genuine) => aboutOthers(settings, genuine),
  }
  const clock = { add: (ms: number) => (time += ms) }
  return { ...scenario, provider, buyer, settings, clock, world, faults: world.faults }
}

type Buyer = ReturnType<typeof makeBuyer>

function makeBuyer(toSandbox: typeof globalThis.fetch, { url, merchant, terminal }: RedsysSettings) {
  const exchange = async (name: string, code = '123') => {
    const body = {
      fuc: merchant,
      terminal,
      order: '1115CALM0001',
      number: cardNamed(name)?.number,
      expiry: '1249',
      code,
    }
    const headers = { 'content-type': 'application/json' }
    const answer = await toSandbox(`${url}/sis/NC/sandbox/tokens`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return answer.json() as Promise<{ idOper: string }>
  }
  const send = async (to: string, fields: Record<string, string>) => {
    const response = await toSandbox(to, { method: 'POST', body: new URLSearchParams(fields) })
    return { location: response.headers.get('location'), text: await response.text(), to }
  }
  return {
    exchange,
    typeCard: async (name: string, code?: string): Promise<PaymentInput & { method: 'card' }> => {
      return { method: 'card', token: (await exchange(name, code)).idOper, browser }
    },
    showBrowser: async ({ url: to, fields }: RequiredAction & { kind: 'device' }): Promise<BuyerAction> => {
      const { text } = await send(to, fields)
      return { kind: 'device', isCompleted: fieldIn(text, 'threeDSMethodData') !== '' }
    },
    answerBank: async ({ url: to, fields }: RequiredAction & { kind: 'challenge' }, reply: Record<string, string>) => {
      const asked = await send(to, fields)
      const answered = await send(`${to}/reply`, { transaction: fieldIn(asked.text, 'transaction'), ...reply })
      return { kind: 'challenge', response: fieldIn(answered.text, 'cres') } as const
    },
    decideBizum: async ({ url: to, fields }: RequiredAction & { kind: 'form' }, reply: Record<string, string>) => {
      const asked = await send(to, fields)
      await send(`${url}/bizum/decision`, { page: fieldIn(asked.text, 'page'), ...reply })
      return { kind: 'return' } as const
    },
  }
}

const fieldIn = (text: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

function waysOf(buyer: Buyer): Way[] {
  const act: Way['act'] = async (_, wanted, will) => {
    if (wanted.kind === 'device') return buyer.showBrowser(wanted)
    if (wanted.kind === 'challenge')
      return buyer.answerBank(wanted, will === 'pay' ? { code: '123456' } : { cancel: '1' })
    if (wanted.kind === 'form')
      return buyer.decideBizum(wanted, will === 'pay' ? { phone: '700000000' } : { refuse: '1' })
    throw new Error(`Nobody asks for ${wanted.kind} here`)
  }
  const card = (name: string, refusal: '0129' | '0184'): Way => ({
    name: `card, ${name}`,
    method: 'card',
    refusal,
    give: (_, will) => buyer.typeCard(name, will === 'refuse' && refusal === '0129' ? '999' : '123'),
    act,
  })
  return [
    card('plain', '0129'),
    card('frictionless', '0129'),
    card('device', '0129'),
    card('challenge', '0184'),
    card('device-challenge', '0184'),
    { name: 'bizum', method: 'bizum', refusal: 'generic-1', give: () => ({ method: 'bizum' }), act },
  ]
}

/** The same facts under another key, and in the other version. */
function forgeries(settings: RedsysSettings, genuine: ProviderMessage): ProviderMessage[] {
  const { sealed, facts, order } = factsIn(genuine)
  return messages(genuine, [
    seal({ ...settings, key: 'B'.repeat(32) }, order, facts),
    seal({ ...settings, signatureVersion: 'HMAC_SHA256_V1' }, order, facts),
    { ...sealed, Ds_SignatureVersion: 'HMAC_SHA256_V1' },
    { ...sealed, Ds_Signature: '' },
  ])
}

/** Rightly signed, and of another merchant, terminal, currency or type, or saying nothing. */
function aboutOthers(settings: RedsysSettings, genuine: ProviderMessage): ProviderMessage[] {
  const { facts, order } = factsIn(genuine)
  const changes = [
    { Ds_MerchantCode: '999008882' },
    { Ds_Terminal: '002' },
    { Ds_Currency: '840' },
    { Ds_TransactionType: '1' },
    { Ds_Response: '0913' },
    { Ds_Response: '' },
    { Ds_Amount: '1e3' },
    { Ds_MerchantCode: undefined },
  ]
  return messages(
    genuine,
    changes.map((change) => seal(settings, order, { ...facts, ...change })),
  )
}

function factsIn({ body }: ProviderMessage) {
  const sealed = Object.fromEntries(new URLSearchParams(body)) as ReturnType<typeof seal>
  const facts = peek(sealed) ?? {}
  return { sealed, facts, order: String(facts.Ds_Order) }
}

const messages = ({ headers }: ProviderMessage, envelopes: ReturnType<typeof seal>[]): ProviderMessage[] =>
  envelopes.map((fields) => ({ headers, body: new URLSearchParams(fields).toString() }))
