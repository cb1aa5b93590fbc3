import { expect, test } from 'vitest'
import { seal } from './envelope.ts'
import { readNotification } from './notification.ts'
import type { RedsysSettings } from './settings.ts'

const settings: RedsysSettings = {
  url: 'https://redsys.example',
  scriptPath: '/script.js',
  merchant: '999008881',
  terminal: '1',
  key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  signatureVersion: 'HMAC_SHA256_V1',
}

const facts = {
  Ds_Order: '1115CALM0001',
  Ds_MerchantCode: '999008881',
  Ds_Terminal: '001',
  Ds_TransactionType: '0',
  Ds_Amount: '4999',
  Ds_Currency: '978',
  Ds_Response: '0000',
  Ds_Date: '15/11/2026',
  Ds_Hour: '10:00',
  Ds_AuthorisationCode: '123456',
}

test('says what was paid, and how much', () => {
  expect(read(facts)).toMatchObject({
    order: '1115CALM0001',
    about: 'payment',
    outcome: { state: 'paid' },
    amount: { amount: 4999 },
  })
})

test('a plus that was not escaped is still a plus', () => {
  const sealed = seal(settings, facts.Ds_Order, { ...facts, Ds_MerchantData: '~~~>>>???' })
  expect(sealed.Ds_MerchantParameters).toContain('+')
  const body = Object.entries(sealed)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  expect(readNotification(settings, { headers: {}, body })).not.toBeNull()
})

test.each([
  ['1', '0000', 'authorized'],
  ['1', '0190', 'failed'],
  ['2', '0900', 'paid'],
  ['9', '0400', 'released'],
])('type %s, answered %s, is told as %s', (type, response, state) => {
  const told = read({ ...facts, Ds_TransactionType: type, Ds_Response: response })
  expect(told).toMatchObject({ about: 'payment', outcome: { state }, amount: { amount: 4999 } })
})

test('an authorisation, its capture and its release in one minute are three events', () => {
  const events = ['1', '2', '9'].map((type) =>
    eventOf(read({ ...facts, Ds_TransactionType: type, Ds_Response: { 1: '0000', 2: '0900', 9: '0400' }[type] })),
  )
  expect(new Set(events).size).toBe(3)
})

test('two refunds in one minute are two events', () => {
  const refund = (key: string) =>
    read({ ...facts, Ds_TransactionType: '3', Ds_Response: '0900', Ds_Amount: '1000', Ds_MerchantData: key })
  expect(refund('a')).toMatchObject({ about: 'refund', key: 'a', outcome: { state: 'refunded' } })
  expect(eventOf(refund('a'))).not.toBe(eventOf(refund('b')))
})

test.each([
  ['another currency', { ...facts, Ds_Currency: '840' }],
  ['no currency', { ...facts, Ds_Currency: undefined }],
  ['no amount', { ...facts, Ds_Amount: undefined }],
  ['an empty response', { ...facts, Ds_Response: '' }],
  ['a response that is too short', { ...facts, Ds_Response: '0' }],
  ['no response', { ...facts, Ds_Response: undefined }],
  ['an amount as a float', { ...facts, Ds_Amount: '4999.0' }],
  ['an amount as a power of ten', { ...facts, Ds_Amount: '1e3' }],
  ['an amount with a sign', { ...facts, Ds_Amount: '+4999' }],
  ['an amount with a space', { ...facts, Ds_Amount: ' 4999' }],
  ['an amount with a leading zero', { ...facts, Ds_Amount: '04999' }],
  ['an empty amount', { ...facts, Ds_Amount: '' }],
  ['a response that leaves it open', { ...facts, Ds_Response: '9999' }],
  ['a capture that was refused', { ...facts, Ds_TransactionType: '2', Ds_Response: '0190' }],
  ['a release that was refused', { ...facts, Ds_TransactionType: '9', Ds_Response: '9072' }],
  ['a capture that is answered like a payment', { ...facts, Ds_TransactionType: '2' }],
  ['a refund that is not ours', { ...facts, Ds_TransactionType: '3', Ds_Response: '0900' }],
])('%s is nothing to us', (_, said) => {
  expect(read(said)).toBe('other')
})

const read = (said: Record<string, string | undefined>) =>
  readNotification(settings, {
    headers: {},
    body: new URLSearchParams(seal(settings, facts.Ds_Order, said)).toString(),
  })

const eventOf = (notification: ReturnType<typeof read>) =>
  notification && notification !== 'other' ? notification.event : ''
