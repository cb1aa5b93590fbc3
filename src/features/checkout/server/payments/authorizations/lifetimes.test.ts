import { expect, test } from 'vitest'
import { longestAuthorization } from '#features/checkout/rules/payments/waiting.ts'
import { hour } from '#platform/time/durations.ts'
import { makePaypal } from '#providers/paypal/make-paypal.ts'
import { makeRedsys } from '#providers/redsys/make-redsys.ts'
import { makeStripe } from '#providers/stripe/make-stripe.ts'
import { sandboxPaypal } from '#sandbox/paypal/account.ts'
import { sandboxRedsys } from '#sandbox/redsys/account.ts'
import { sandboxStripe } from '#sandbox/stripe/account.ts'

const url = 'https://sandbox.example'
const connection = { fetch: globalThis.fetch, now: () => new Date(), timeout: 1000 }
const providers = [
  makeRedsys(sandboxRedsys(url), connection),
  makePaypal(sandboxPaypal(url), connection),
  makeStripe(sandboxStripe(url), connection),
]
const methods = providers.flatMap(({ capabilities }) => Object.entries(capabilities.authorizes))

test('cards and PayPal are authorised, for seven and three days; the others are charged at once', () => {
  expect(Object.fromEntries(methods)).toEqual({ card: 7 * 24 * hour, paypal: 3 * 24 * hour })
})

test('every authorisation outlives a request, which is released after 48 hours', () => {
  expect(methods.filter(([, lastsFor]) => lastsFor <= 48 * hour)).toEqual([])
  expect(methods.filter(([, lastsFor]) => lastsFor > longestAuthorization)).toEqual([])
})
