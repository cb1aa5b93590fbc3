import type { AttemptFacts } from '#features/checkout/rules/payments/payment-provider.ts'
import { euros } from '#platform/rules/money.ts'

/** What a provider is told about an attempt. Each provider's tests say in which way it differs. */
export const attemptFacts = (facts: Partial<AttemptFacts>): AttemptFacts => ({
  order: '1115CALM0001',
  method: 'card',
  amount: euros(4999),
  charge: 'now',
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
  ...facts,
})
