import { X509Certificate } from 'node:crypto'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { makeFaults } from '../faults.ts'
import { openLedger } from '../ledger.ts'
import { openStore } from '../store.ts'
import { paypalAccount } from './account.ts'
import { getIdentity } from './identity.ts'
import { makePaypalStandIn } from './stand-in.ts'

test.each([
  ['es-ES', 'es', 'Confirma tu pago', '49,99\u00a0€'],
  ['pt-PT', 'pt', 'Confirme o seu pagamento', '49,99\u00a0€'],
])('the buyer reads in %s who wants how much', async (locale, language, title, amount) => {
  const { order, get } = await begin(locale)
  const page = await get(`/checkoutnow?token=${order}`)
  for (const text of [`<html lang="${language}">`, `<h1>${title}</h1>`, 'Calmaria', 'SP123456ABC', amount])
    expect(page).toContain(text)
  expect(page).not.toContain('<script')
})

test.each([
  ['approve', /^https:\/\/shop\.example\/back\/\?v=1&token=\w{17}&PayerID=\w+$/],
  ['decline', /^https:\/\/shop\.example\/back\/\?v=1&token=\w{17}&PayerID=\w+$/],
  ['cancel', /^https:\/\/shop\.example\/cancelled\/\?token=\w{17}$/],
])('who chooses to %s is sent back to the shop', async (choice, address) => {
  const { order, post } = await begin('es-ES')
  const answer = await post('/checkoutnow', new URLSearchParams({ token: order, choice }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(address)])
})

test('an order that is paid can’t be approved again', async () => {
  const { order, post, call, get, world } = await begin('es-ES')
  await post('/checkoutnow', new URLSearchParams({ token: order, choice: 'approve' }))
  await call(`/v2/checkout/orders/${order}/capture`, {})
  expect(await get(`/checkoutnow?token=${order}`)).toContain('Este pago ya está hecho')
  await post('/checkoutnow', new URLSearchParams({ token: order, choice: 'cancel' }))
  expect(await (await call(`/v2/checkout/orders/${order}/capture`, {})).json()).toMatchObject({
    details: [{ issue: 'ORDER_ALREADY_CAPTURED' }],
  })
  expect(world.ledger.movements()).toHaveLength(1)
})

test('only who is to be charged later can choose that the capture will be refused', async () => {
  const pages = await Promise.all(
    ['CAPTURE', 'AUTHORIZE'].map(async (intent) => {
      const { order, get } = await begin('pt-PT', intent)
      return (await get(`/checkoutnow?token=${order}`)).includes('recusar a cobrança')
    }),
  )
  expect(pages).toEqual([false, true])
})

test('an order is completed as it was meant, and an authorisation ended once', async () => {
  const { order, post, call, world } = await begin('es-ES', 'AUTHORIZE')
  const said = async (path: string, body = {}) => {
    const answer = await call(path, body)
    return answer.status === 204 ? 204 : answer.json()
  }
  await post('/checkoutnow', new URLSearchParams({ token: order, choice: 'approve' }))
  const problem = (issue: string) => ({ details: [{ issue }] })
  expect(await said(`/v2/checkout/orders/${order}/capture`)).toMatchObject(problem('ACTION_DOES_NOT_MATCH_INTENT'))
  const { purchase_units } = await said(`/v2/checkout/orders/${order}/authorize`)
  const [{ id, status }] = purchase_units[0].payments.authorizations
  expect(status).toBe('CREATED')
  expect(await said(`/v2/checkout/orders/${order}/authorize`)).toMatchObject(problem('ORDER_ALREADY_AUTHORIZED'))
  expect(await said(`/v2/payments/authorizations/${id}/void`)).toBe(204)
  expect(await said(`/v2/payments/authorizations/${id}/void`)).toMatchObject(problem('PREVIOUSLY_VOIDED'))
  const wish = { amount: { currency_code: 'EUR', value: '49.99' }, final_capture: true }
  expect(await said(`/v2/payments/authorizations/${id}/capture`, wish)).toMatchObject(problem('AUTHORIZATION_VOIDED'))
  expect(world.ledger.movements().map(({ kind }) => kind)).toEqual(['authorization', 'release'])
})

test('nobody gets in without a token, and no token without the secret', async () => {
  const { app } = makeStage()
  const order = await app.request('/paypal/v2/checkout/orders/X')
  const token = await app.request('/paypal/v1/oauth2/token', { method: 'POST' })
  expect([order.status, token.status]).toEqual([401, 401])
})

test('the certificate is one that Node reads, and is signed by its own key', async () => {
  const { get } = makeStage()
  const certificate = new X509Certificate(await get(`/v1/notifications/certs/${getIdentity().name}`))
  expect(certificate.verify(certificate.publicKey)).toBe(true)
})

function makeStage() {
  let drawn = 0
  const world = {
    url: 'https://sandbox.example',
    now: () => new Date('2026-11-15T10:00:00Z'),
    random: (bytes: number) => String(++drawn).padEnd(bytes * 2, '0'),
    ledger: openLedger(),
    faults: makeFaults(),
    isShops: () => true,
    store: <Thing>() => openStore<Thing>(),
    notify: () => {},
  }
  const account = { ...paypalAccount, webhookUrl: 'https://shop.example/hook/' }
  const app = new Hono().route('/paypal', makePaypalStandIn(world, account))
  return {
    app,
    world,
    get: async (path: string) => (await app.request(`/paypal${path}`)).text(),
    post: async (path: string, body: URLSearchParams) => app.request(`/paypal${path}`, { method: 'POST', body }),
  }
}

async function begin(locale: string, intent = 'CAPTURE') {
  const stage = makeStage()
  const shop = Buffer.from(`${paypalAccount.clientId}:${paypalAccount.secret}`).toString('base64')
  const given = await stage.app.request('/paypal/v1/oauth2/token', {
    method: 'POST',
    headers: { authorization: `Basic ${shop}` },
  })
  const { access_token } = await given.json()
  const call = async (path: string, body: object) =>
    stage.app.request(`/paypal${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}` },
      body: JSON.stringify(body),
    })
  const order = '1115CALM0001'
  const amount = { currency_code: 'EUR', value: '49.99' }
  const made = await call('/v2/checkout/orders', {
    intent,
    purchase_units: [{ reference_id: order, custom_id: order, invoice_id: order, description: 'SP123456ABC', amount }],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: 'https://shop.example/back/?v=1',
          cancel_url: 'https://shop.example/cancelled/',
          locale,
        },
      },
    },
  })
  const { id } = await made.json()
  return { ...stage, call, order: String(id) }
}
