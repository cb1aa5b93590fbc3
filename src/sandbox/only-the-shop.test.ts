import { expect, test } from 'vitest'
import { seal } from '#providers/redsys/envelope.ts'
import { createSandbox } from './create-sandbox.ts'
import { paypalAccount } from './paypal/account.ts'
import { redsysAccount } from './redsys/account.ts'

const elsewhere = [
  'http://169.254.169.254/latest/meta-data/',
  'https://shop.example.evil.example/',
  'https://shop.example@evil.example/',
  'http://shop.example/',
  'https://shop.example:8443/',
]

test.each(elsewhere)('no notification is sent to %s', async (url) => {
  const { pay, reached } = open()
  expect(await (await pay({ DS_MERCHANT_MERCHANTURL: url })).json()).toEqual({ errorCode: 'SIS0007' })
  expect(await reached()).toEqual([])
})

test('one is sent to the shop', async () => {
  const { pay, reached } = open()
  await pay({ DS_MERCHANT_MERCHANTURL: 'https://shop.example/api/' })
  expect(await reached()).toEqual(['https://shop.example/api/'])
})

test('notifications themselves are held to it, whoever asks for one', async () => {
  const { world, reached } = open()
  for (const url of [...elsewhere, 'nowhere']) world.notify(url, { headers: {}, body: '' })
  world.notify('https://shop.example/', { headers: {}, body: '' })
  expect(await reached()).toEqual(['https://shop.example/'])
})

test.each(elsewhere)('no buyer of Bizum is led to %s', async (url) => {
  const { bizum } = open()
  const page = await bizum({ DS_MERCHANT_URLOK: url, DS_MERCHANT_URLKO: 'https://shop.example/ko/' })
  expect(page.status).toBe(400)
  expect(await page.text()).not.toContain('evil')
})

test.each(elsewhere)('no buyer of PayPal is led to %s', async (url) => {
  const { order } = open()
  expect((await order(url, 'https://shop.example/')).status).toBe(400)
  expect((await order('https://shop.example/', url)).status).toBe(400)
  expect((await order('https://shop.example/', 'https://shop.example/')).status).toBe(201)
})

test.each(['/redsys/sis/rest/trataPeticionREST', '/redsys/bank/method', '/faults', '/stripe/mbway/', '/paypal/v2/x'])(
  'a body too large for %s is not read',
  async (path) => {
    const { app } = open()
    const body = JSON.stringify({ text: 'x'.repeat(300_000) })
    const answer = await app.request(`/sandbox${path}`, { method: 'POST', headers: json, body })
    expect(answer.status).toBe(413)
  },
)

const json = { 'content-type': 'application/json' }

function open() {
  let drawn = 0
  const urls: string[] = []
  const sandbox = createSandbox({
    shop: 'https://shop.example',
    url: 'https://sandbox.example',
    now: () => new Date('2026-11-15T10:00:00Z'),
    random: (bytes) => (++drawn).toString(16).padStart(bytes * 2, '0'),
    fetch: async (input) => {
      urls.push(String(input))
      return new Response('OK')
    },
  })
  const { app, world } = sandbox
  const { merchant, terminal } = redsysAccount
  const number = '1115CALM0001'
  const common = {
    DS_MERCHANT_ORDER: number,
    DS_MERCHANT_AMOUNT: '4999',
    DS_MERCHANT_CURRENCY: '978',
    DS_MERCHANT_MERCHANTCODE: merchant,
    DS_MERCHANT_TERMINAL: terminal,
    DS_MERCHANT_TRANSACTIONTYPE: '0',
  }
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(`/sandbox${path}`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) })
  return {
    app,
    world,
    reached: async () => {
      await sandbox.settle()
      return urls
    },
    pay: async (more: Record<string, string>) => {
      const card = { fuc: merchant, terminal, order: number, number: '4548810000000003', expiry: '1249', code: '123' }
      const { idOper } = await (await post('/redsys/sis/NC/sandbox/tokens', card)).json()
      const asked = { ...common, DS_MERCHANT_IDOPER: idOper, ...more }
      return post('/redsys/sis/rest/trataPeticionREST', seal(redsysAccount, number, asked))
    },
    bizum: async (more: Record<string, string>) => {
      const asked = seal(redsysAccount, number, { ...common, DS_MERCHANT_PAYMETHODS: 'z', ...more })
      return app.request('/sandbox/redsys/sis/realizarPago', { method: 'POST', body: new URLSearchParams(asked) })
    },
    order: async (return_url: string, cancel_url: string) => {
      const { clientId, secret } = paypalAccount
      const basic = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`
      const { access_token } = await (await post('/paypal/v1/oauth2/token', {}, { authorization: basic })).json()
      const amount = { currency_code: 'EUR', value: '49.99' }
      const context = { return_url, cancel_url, locale: 'es-ES' }
      const body = {
        intent: 'CAPTURE',
        purchase_units: [{ reference_id: '1', custom_id: '1', invoice_id: '1', amount }],
        payment_source: { paypal: { experience_context: context } },
      }
      return post('/paypal/v2/checkout/orders', body, { authorization: `Bearer ${access_token}` })
    },
  }
}
