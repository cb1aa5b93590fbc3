import { expect, test } from 'vitest'
import { methodsFor, paymentMethods } from '#platform/rules/payment-method.ts'
import { attemptCanBecome, attemptStates } from './attempt.ts'
import { disputeCanBecome, disputeStates, isHolding } from './dispute.ts'
import { failureCodeFor } from './failure-code.ts'
import { refundCanBecome, refundStates } from './refund.ts'
import { attemptExpiry, isSafeToRepeat } from './waiting.ts'

test.each([
  ['ES', ['card', 'paypal', 'bizum']],
  ['PT', ['mbway', 'multibanco', 'card', 'paypal']],
  ['AD', ['card', 'paypal']],
  ['other', ['card', 'paypal']],
])('%s pays by %j', (country, methods) => {
  expect(methodsFor(country, paymentMethods)).toEqual(methods)
})

test('goods that are held for a quarter of an hour are not paid by a reference', () => {
  expect(methodsFor('PT', paymentMethods, 15 * 60_000)).toEqual(['mbway', 'card', 'paypal'])
})

test('what no provider brings is not offered', () => {
  expect(methodsFor('ES', ['card'])).toEqual(['card'])
})

test.each([
  ['0129', '0129'],
  ['SIS0182', 'SIS0182'],
  ['0116', 'generic-2'],
  ['9915', 'generic-1'],
  ['SIS0042', 'generic-1'],
  ['', 'generic-1'],
])('%s is told as %s', (said, code) => {
  expect(failureCodeFor(said)).toBe(code)
})

test.each([
  ['open', 'paid', true],
  ['open', 'authorized', true],
  ['open', 'failed', true],
  ['open', 'released', false],
  ['authorized', 'paid', true],
  ['authorized', 'released', true],
  ['authorized', 'failed', false],
  ['authorized', 'open', false],
  ['failed', 'paid', true],
  ['failed', 'authorized', true],
  ['failed', 'released', false],
  ['released', 'paid', true],
  ['released', 'authorized', false],
  ['released', 'failed', false],
  ['paid', 'authorized', false],
  ['paid', 'released', false],
  ['paid', 'failed', false],
  ['paid', 'open', false],
  ['failed', 'open', false],
] as const)('an attempt from %s to %s: %s', (from, to, isAllowed) => {
  expect(attemptCanBecome(from, to)).toBe(isAllowed)
})

test('nothing becomes what it is', () => {
  expect(attemptStates.some((state) => attemptCanBecome(state, state))).toBe(false)
  expect(refundStates.some((state) => refundCanBecome(state, state))).toBe(false)
  expect(disputeStates.some((state) => disputeCanBecome(state, state))).toBe(false)
})

test('a refund that was done may be owed again, and one that was refused may be done', () => {
  expect(refundCanBecome('done', 'refused')).toBe(true)
  expect(refundCanBecome('done', 'requested')).toBe(true)
  expect(refundCanBecome('refused', 'done')).toBe(true)
})

test('a dispute holds until it is released or closed, and what was settled is not opened again', () => {
  expect(disputeStates.filter(isHolding)).toEqual(['open', 'lost'])
  expect(
    disputeStates.flatMap((from) =>
      disputeStates.filter((to) => disputeCanBecome(from, to)).map((to) => `${from} ${to}`),
    ),
  ).toEqual(['open lost', 'open released', 'open closed', 'lost released', 'lost closed'])
})

test('a reference is waited for a day longer than it says, a card half an hour', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const requiredAction = { kind: 'reference', entity: '1', reference: '2', expiresAt: '2026-11-22T12:00:00Z' } as const
  expect(attemptExpiry('multibanco', now, requiredAction)).toEqual(new Date('2026-11-23T12:00:00Z'))
  expect(attemptExpiry('card', now)).toEqual(new Date('2026-11-15T12:30:00Z'))
})

test.each([
  ['multibanco', '2026-11-22T12:00:00Z'],
  ['paypal', '2026-11-20T12:00:00Z'],
  ['mbway', '2026-11-16T12:00:00Z'],
] as const)('money on its way by %s is waited for until %s', (method, until) => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(attemptExpiry(method, now, { kind: 'confirmation' })).toEqual(new Date(until))
})

test.each([
  ['paypal', null, true],
  ['paypal', { kind: 'redirect', url: 'https://paypal.example' }, false],
  ['card', null, false],
  ['bizum', null, false],
  ['mbway', null, false],
] as const)('%s of which %j was shown is safe to repeat: %s', (method, requiredAction, isSafe) => {
  const capabilities = { ownPages: [], chargedOnReturn: ['paypal' as const], authorizes: {} }
  expect(isSafeToRepeat({ method, requiredAction }, capabilities)).toBe(isSafe)
})
