import { serializeAndSignJSONRequest } from 'redsys-easy'
import { describe, expect, test } from 'vitest'
import { seal } from './envelope.ts'
import { isSigned, orderKeyV1, orderKeyV2, sign } from './signature.ts'

const key = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7'
const order = '1234ABCD5678'
const text = Buffer.from('{"DS_MERCHANT_AMOUNT":"4999","DS_MERCHANT_ORDER":"1234ABCD5678"}').toString('base64')
const signature = 'kT+hYK54JdzyG+N6zXmyqDaQrKJqxe+NtSOZRZko7ak='

test('the keys of an order, as Redsys makes them', () => {
  expect(orderKeyV1(key, order).toString('base64')).toBe('0dL8Lb0Rg9irMEgvXYElkg==')
  expect(orderKeyV2(key, '1234567890')).toBe('RWt3/IPTzYRMXsQtkiGRKg==')
})

test('the signature of the first version', () => {
  expect(sign('HMAC_SHA256_V1', key, order, text)).toBe(signature)
})

test.each(['1234', '12345678', '1234ABCD5678'])('another implementation signs order %s as we do', (number) => {
  const asked = {
    DS_MERCHANT_AMOUNT: '4999',
    DS_MERCHANT_ORDER: number,
    DS_MERCHANT_MERCHANTCODE: '999008881',
    DS_MERCHANT_CURRENCY: '978',
    DS_MERCHANT_TRANSACTIONTYPE: '0',
    DS_MERCHANT_TERMINAL: '1',
  } as const
  const ours = seal({ key, signatureVersion: 'HMAC_SHA256_V1' }, number, asked)
  expect(ours).toEqual(serializeAndSignJSONRequest(key, asked))
})

test('the second version writes without padding, in the alphabet of addresses', () => {
  const sealed = seal({ key, signatureVersion: 'HMAC_SHA512_V2' }, order, { DS_MERCHANT_ORDER: order, text: '¿?>~' })
  expect(sealed.Ds_MerchantParameters).toMatch(/^[\w-]+$/)
  expect(sealed.Ds_Signature).toMatch(/^[\w-]{86}$/)
})

describe('a signature is believed', () => {
  test.each([
    ['as it is', signature, true],
    ['in the other alphabet', signature.replaceAll('+', '-').replaceAll('/', '_'), true],
    ['without padding', signature.replace('=', ''), true],
    ['not with another letter', signature.replace('k', 'j'), false],
    ['not cut short', signature.slice(0, 20), false],
    ['not when there is none', '', false],
    ['not with something between', `${signature.slice(0, 5)} ${signature.slice(5)}`, false],
  ])('%s', (_, given, isBelieved) => {
    expect(isSigned(given, 'HMAC_SHA256_V1', key, order, text)).toBe(isBelieved)
  })

  test('not for another order, text, key or version', () => {
    expect(isSigned(signature, 'HMAC_SHA256_V1', key, '1234ABCD5679', text)).toBe(false)
    expect(isSigned(signature, 'HMAC_SHA256_V1', key, order, `${text} `)).toBe(false)
    expect(isSigned(signature, 'HMAC_SHA256_V1', `A${key.slice(1)}`, order, text)).toBe(false)
    expect(isSigned(signature, 'HMAC_SHA512_V2', key, order, text)).toBe(false)
  })
})
