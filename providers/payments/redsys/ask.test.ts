import { expect, test } from 'vitest'
import { euros } from '#domain/money.ts'
import type { AttemptFacts } from '#domain/payments/payment-provider.ts'
import { UnclearAnswer } from '#domain/payments/unclear-answer.ts'
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

function ask(said: Record<string, string | undefined>) {
  const facts = {
    Ds_MerchantCode: '999008881',
    Ds_Terminal: '1',
    Ds_Order: order,
    Ds_TransactionType: '0',
    Ds_Currency: '978',
    ...said,
  }
  const fields = Object.entries(facts).map(([name, value]) => (value === undefined ? '' : element(name, value)))
  const version = `<Version Ds_Version="0.0">${element('Message', element('Response', fields.join('')))}</Version>`
  const signature = element('Signature', sign('HMAC_SHA256_V1', settings.key, order, version))
  const messages = escapeXml(element('Messages', version + signature))
  const fetch = async () => new Response(element('p:consultaOperacionesReturn', messages))
  return askFor(settings, { fetch, timeout: 1000 }, { order, amount: euros(1000) } as AttemptFacts)
}
