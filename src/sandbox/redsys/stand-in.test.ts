import { expect, test } from 'vitest'
import { type Envelope, seal } from '#providers/redsys/envelope.ts'
import { createSandbox } from '../create-sandbox.ts'
import { redsysAccount } from './account.ts'
import { testCards } from './test-cards.ts'

const order = '1115CALM0001'
const sale = {
  DS_MERCHANT_ORDER: order,
  DS_MERCHANT_AMOUNT: '4999',
  DS_MERCHANT_CURRENCY: '978',
  DS_MERCHANT_MERCHANTCODE: redsysAccount.merchant,
  DS_MERCHANT_TERMINAL: redsysAccount.terminal,
  DS_MERCHANT_TRANSACTIONTYPE: '0',
}
const bizum = {
  ...sale,
  DS_MERCHANT_PAYMETHODS: 'z',
  DS_MERCHANT_CONSUMERLANGUAGE: '9',
  DS_MERCHANT_PRODUCTDESCRIPTION: 'SP123456ABC <b>',
  DS_MERCHANT_URLOK: 'https://shop.example/ok/',
  DS_MERCHANT_URLKO: 'https://shop.example/ko/',
}

test.each([
  ['signed with another key', seal({ ...redsysAccount, key: 'A'.repeat(32) }, order, sale), 'SIS0042'],
  [
    'signed in the other version',
    seal({ ...redsysAccount, signatureVersion: 'HMAC_SHA256_V1' }, order, sale),
    'SIS0042',
  ],
  ['of another merchant', sealed({ DS_MERCHANT_MERCHANTCODE: '1' }), 'SIS0026'],
  ['without an amount', sealed({ DS_MERCHANT_AMOUNT: undefined }), 'SIS0018'],
  ['of nothing', sealed({ DS_MERCHANT_AMOUNT: '0' }), 'SIS0019'],
  ['in dollars', sealed({ DS_MERCHANT_CURRENCY: '840' }), 'SIS0027'],
  ['of an unknown kind', sealed({ DS_MERCHANT_TRANSACTIONTYPE: '7' }), 'SIS0023'],
  ['without a token', sealed({}), 'SIS0500'],
  ['that can’t be read', { ...sealed({}), Ds_MerchantParameters: '' }, 'SIS0430'],
])('a request %s is refused with its number', async (_, asked, errorCode) => {
  for (const path of ['iniciaPeticionREST', 'trataPeticionREST']) {
    expect(await (await open().post(`/sis/rest/${path}`, asked)).json()).toEqual({ errorCode })
  }
})

test('what was never sold can’t be paid back', async () => {
  const asked = sealed({ DS_MERCHANT_TRANSACTIONTYPE: '3' })
  expect(await (await open().post('/sis/rest/trataPeticionREST', asked)).json()).toEqual({ errorCode: 'SIS0054' })
})

test.each([
  ['2', 'SIS0059'],
  ['9', 'SIS0225'],
])('what was never authorised can’t be ended by %s', async (type, errorCode) => {
  const asked = sealed({ DS_MERCHANT_TRANSACTIONTYPE: type })
  expect(await (await open().post('/sis/rest/trataPeticionREST', asked)).json()).toEqual({ errorCode })
})

test.each([
  ['confirmed', '2', '0900', { 2: 'SIS0060', 9: 'SIS0072' }],
  ['cancelled', '9', '0400', { 2: 'SIS0222', 9: 'SIS0222' }],
] as const)('a pre-authorisation that is %s takes no other end', async (_, type, response, errors) => {
  const shop = open()
  await authorize(shop)
  const end = async (as: string, changed = {}) =>
    (await shop.post('/sis/rest/trataPeticionREST', sealed({ DS_MERCHANT_TRANSACTIONTYPE: as, ...changed }))).json()
  expect(await end('2', { DS_MERCHANT_AMOUNT: '5000' })).toEqual({ errorCode: 'SIS0062' })
  expect(await end('3')).toEqual({ errorCode: 'SIS0056' })
  expect(facts(await end(type))).toMatchObject({ Ds_TransactionType: type, Ds_Response: response, Ds_Amount: '4999' })
  for (const [again, errorCode] of Object.entries(errors)) expect(await end(again)).toEqual({ errorCode })
  const kinds = shop.world.ledger.movements().map(({ kind }) => kind)
  expect(kinds).toEqual(['authorization', type === '2' ? 'capture' : 'release'])
})

test('a purchase that was begun as an authorisation is not paid as a sale', async () => {
  const { post } = open()
  const idOper = await tokenFor(post)
  const asked = (type: string) => sealed({ DS_MERCHANT_TRANSACTIONTYPE: type, DS_MERCHANT_IDOPER: idOper })
  await post('/sis/rest/iniciaPeticionREST', asked('1'))
  expect(await (await post('/sis/rest/trataPeticionREST', asked('0'))).json()).toEqual({ errorCode: 'SIS0030' })
})

test('the numbers of the test cards are numbers of cards', () => {
  const numbers = testCards.map(({ number }) => number)
  expect(numbers.filter((number) => !passesCheck(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('a card that is not one of the test cards leaves nothing behind, and is refused', async () => {
  const { post } = open()
  const { merchant: fuc, terminal } = redsysAccount
  const card = { fuc, terminal, order, number: '4111111111111111', expiry: '1249', code: '123' }
  const { idOper } = await (await post('/sis/NC/sandbox/tokens', card)).json()
  const answer = await (await post('/sis/rest/trataPeticionREST', sealed({ DS_MERCHANT_IDOPER: idOper }))).json()
  expect(facts(answer)).toMatchObject({ Ds_Response: '9093' })
  expect(JSON.stringify(facts(answer))).not.toContain('1111')
})

test('Bizum’s page speaks the buyer’s language, wants a mobile number, and leads back', async () => {
  const { form } = open()
  const page = await form('/sis/realizarPago', seal(redsysAccount, order, bizum))
  const text = await page.text()
  expect(text).toContain('lang="pt"')
  expect(text).toContain('SP123456ABC &lt;b&gt;')
  expect(text).toContain('49,99 €')
  const name = /name="page" value="([^"]+)"/.exec(text)?.[1] ?? ''
  expect(await (await form('/bizum/decision', { page: name, phone: '912345678' })).text()).toContain(
    'telemóvel espanhol',
  )
  const paid = await form('/bizum/decision', { page: name, phone: '+34 700 00 00 00' })
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://shop.example/ok/'])
  expect(await (await form('/bizum/decision', { page: name, phone: '700000000' })).text()).toContain('SIS0051')
  expect(await (await form('/sis/realizarPago', seal(redsysAccount, order, bizum))).text()).toContain('SIS0051')
})

test('Bizum that a bank declines leads to the other address', async () => {
  const { form } = open()
  const text = await (await form('/sis/realizarPago', seal(redsysAccount, order, bizum))).text()
  const name = /name="page" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const refused = await form('/bizum/decision', { page: name, phone: '700000190' })
  expect(refused.headers.get('location')).toBe('https://shop.example/ko/')
})

test('the card form is a page of its own that may stand in a shop’s frame and call nobody else', async () => {
  const { app } = open()
  const address =
    '/sandbox/redsys/sis/NC/sandbox/form?fuc=999008881&terminal=1&order=1115CALM0001&idioma=9&origin=https://shop.example'
  const form = await app.request(address)
  const policy = form.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain('frame-ancestors http: https:')
  const text = await form.text()
  expect(text).toContain('Número do cartão')
  expect(text).toContain('data-origin="https://shop.example"')
})

function open() {
  let drawn = 0
  const { app, world } = createSandbox({
    shop: 'https://shop.example',
    url: 'https://sandbox.example',
    now: () => new Date('2026-11-15T10:00:00Z'),
    random: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    fetch: async () => new Response('OK'),
  })
  const headers = { 'content-type': 'application/json' }
  const send = async (path: string, init: RequestInit) =>
    app.request(`/sandbox/redsys${path}`, { method: 'POST', ...init })
  return {
    app,
    world,
    post: (path: string, body: unknown) => send(path, { headers, body: JSON.stringify(body) }),
    form: (path: string, fields: Record<string, string>) => send(path, { body: new URLSearchParams(fields) }),
  }
}

type Shop = ReturnType<typeof open>

/** Of a card whose bank knows no 3-D Secure. */
async function tokenFor(post: Shop['post']): Promise<string> {
  const { merchant: fuc, terminal } = redsysAccount
  const card = { fuc, terminal, order, number: '4548810000000003', expiry: '1249', code: '123' }
  return (await (await post('/sis/NC/sandbox/tokens', card)).json()).idOper
}

async function authorize({ post }: Shop) {
  const asked = { DS_MERCHANT_TRANSACTIONTYPE: '1', DS_MERCHANT_IDOPER: await tokenFor(post) }
  const answer = await (await post('/sis/rest/trataPeticionREST', sealed(asked))).json()
  expect(facts(answer)).toMatchObject({ Ds_TransactionType: '1', Ds_Response: '0000' })
}

function sealed(changed: Record<string, string | undefined>): Envelope {
  return seal(redsysAccount, order, { ...sale, ...changed })
}

const facts = (answer: Envelope) => JSON.parse(Buffer.from(answer.Ds_MerchantParameters, 'base64url').toString())

function passesCheck(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return number.length === 16 && sum % 10 === 0
}
