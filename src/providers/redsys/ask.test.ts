import { expect, test } from 'vitest'
import type { ChargeTime } from '#features/checkout/rules/payments/attempt.ts'
import { UnclearAnswer } from '#features/checkout/rules/payments/payment-provider.ts'
import { euros } from '#platform/rules/money.ts'
import { attemptFacts } from '#tests/providers/attempt-facts.ts'
import { longEnough } from '#tests/wait-until.ts'
import { askFor } from './ask.ts'
import type { RedsysSettings } from './settings.ts'
import { sign } from './signature.ts'
import { element, escapeXml } from './xml.ts'

const settings: RedsysSettings = {
  url: 'https://redsys.example',
  scriptPath: '/script.js',
  merchant: '999008881',
  terminal: '1',
  key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  signatureVersion: 'HMAC_SHA512_V2',
}

const order = '1115CALM0001'
const finished = { Ds_State: 'F', Ds_Response: '0000', Ds_Amount: '1000' }

test.each([
  ['paid', finished, 'paid'],
  ['refused', { ...finished, Ds_Response: '0190' }, 'failed'],
  ['never begun', { ...finished, Ds_State: 'E', Ds_Response: undefined }, 'none'],
  ['left by its buyer', { ...finished, Ds_State: 'S', Ds_Response: undefined }, 'none'],
  ['left at the bank', { ...finished, Ds_Response: '9998' }, 'none'],
])('a payment that was %s', async (_, said, state) => {
  expect(await ask(said)).toMatchObject({ state })
})

test.each([
  ['a state that nobody knows', { ...finished, Ds_State: 'Q' }],
  ['a state of several letters', { ...finished, Ds_State: 'FE' }],
  ['no state', { ...finished, Ds_State: undefined }],
  ['an end without a response', { ...finished, Ds_Response: undefined }],
  ['an end with an empty response', { ...finished, Ds_Response: '' }],
  ['an end with a response that is too short', { ...finished, Ds_Response: '0' }],
  ['another amount', { ...finished, Ds_Amount: '1001' }],
  ['an amount in another form', { ...finished, Ds_Amount: '1e3' }],
  ['an amount with a leading zero', { ...finished, Ds_Amount: '01000' }],
  ['an amount with a space', { ...finished, Ds_Amount: '1000 ' }],
])('%s is an answer, and says neither yes nor no', async (_, said) => {
  await expect(ask(said)).rejects.toThrow(UnclearAnswer)
})

const authorized = { ...finished, Ds_TransactionType: '1' }
const captured = { ...finished, Ds_TransactionType: '2', Ds_Response: '0900' }
const released = { ...finished, Ds_TransactionType: '9', Ds_Response: '0400' }

test.each([
  ['authorised', [authorized], 'authorized'],
  ['authorised and captured', [captured, authorized], 'paid'],
  ['authorised and released', [released, authorized], 'released'],
  ['captured, and refused as a second one', [{ ...captured, Ds_Response: '9060' }, captured, authorized], 'paid'],
  ['not to be captured', [{ ...captured, Ds_Response: '0190' }, authorized], 'authorized'],
  ['not to be released', [{ ...released, Ds_Response: '9072' }, authorized], 'authorized'],
  ['refused', [{ ...authorized, Ds_Response: '0190' }], 'failed'],
  ['a payment of another kind', [finished], 'none'],
])('an authorisation that was %s', async (_, said, state) => {
  expect(await ask(said, 'later')).toMatchObject({ state })
})

test.each([
  ['captured', [{ ...captured, Ds_State: 'P' }, authorized]],
  ['captured in silence', [{ ...captured, Ds_Response: '' }, authorized]],
  ['released', [{ ...released, Ds_State: 'P' }, authorized]],
  ['captured for another amount', [{ ...captured, Ds_Amount: '999' }, authorized]],
  ['authorised for another amount', [{ ...authorized, Ds_Amount: '1001' }]],
])('what is being %s is neither authorised nor paid', async (_, said) => {
  await expect(ask(said, 'later')).rejects.toThrow(UnclearAnswer)
})

type Said = Record<string, string | undefined>

function ask(said: Said | Said[], charge: ChargeTime = 'now') {
  const responses = [said].flat().map((one) => {
    const facts = {
      Ds_MerchantCode: '999008881',
      Ds_Terminal: '1',
      Ds_Order: order,
      Ds_TransactionType: '0',
      Ds_Currency: '978',
      ...one,
    }
    const fields = Object.entries(facts).map(([name, value]) => (value === undefined ? '' : element(name, value)))
    return element('Response', fields.join(''))
  })
  const version = `<Version Ds_Version="0.0">${element('Message', responses.join(''))}</Version>`
  const signature = element('Signature', sign('HMAC_SHA256_V1', settings.key, order, version))
  const messages = escapeXml(element('Messages', version + signature))
  const fetch = async () => new Response(element('p:consultaOperacionesReturn', messages))
  return askFor(settings, { fetch, timeout: longEnough }, attemptFacts({ order, amount: euros(1000), charge }))
}
