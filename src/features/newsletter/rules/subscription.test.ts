import { expect, test } from 'vitest'
import { subscriptionForm } from './subscription.ts'

test.each([
  ['ana@correo.es', 'ES', {}],
  [' ana@correo.es ', 'AD', {}],
  ['ana@correo', 'PT', { email: 'emailWrong' }],
  ['', 'PT', { email: 'emailWrong' }],
  ['ana@correo.es', 'FR', { country: 'countryWrong' }],
  ['ana@correo.es', 'es', { country: 'countryWrong' }],
  ['', '', { email: 'emailWrong', country: 'countryWrong' }],
])('%j in %j', (email, country, problems) => {
  expect(subscriptionForm.problems({ email, country }, ['ES', 'PT', 'AD'])).toEqual(problems)
})
