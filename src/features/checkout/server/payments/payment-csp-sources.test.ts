import { expect, test } from 'vitest'
import { type Payments, paymentCspSources } from './registry.ts'

const cardForm = {
  script: 'https://bank.example/form.js',
  origin: 'https://bank.example',
  merchant: '1',
  terminal: '1',
}
const payments = { cardForm } as Payments
const uuid = '5c5e7d5e-6d3f-4f0c-9d2e-0a6f6f3f9b11'

test.each([
  [`/voucher/${uuid}/checkout/payment/`, true],
  [`/pt/voucher/${uuid}/checkout/payment/`, true],
  [`/voucher/${uuid}/redsys/challenge/`, true],
  [`/purchase/${uuid}/checkout/payment/`, true],
  [`/gift-card/${uuid}/checkout/payment/`, true],
  [`/voucher/${uuid}/checkout/buyer/`, false],
  [`/voucher/${uuid}/confirmation/`, false],
  ['/voucher/start/', false],
  ['/', false],
])('at %s a provider may act: %s', (path, isOpen) => {
  expect(paymentCspSources(path, payments) !== undefined).toBe(isOpen)
  expect(paymentCspSources(path, { ...payments, cardForm: null } as Payments)).toBeUndefined()
})
