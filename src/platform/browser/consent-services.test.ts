import { expect, test } from 'vitest'
import { acceptAll, acceptSome, rejectAll } from '#features/tracking/rules/consent/choice.ts'
import { consentServices, isOptional, optionalServices, servicesFor } from './consent-services.ts'
import { purposes } from './stored.ts'

const now = new Date('2026-11-18T10:00:00Z')

// Spec 9, in its order.
test.each([
  ['necessary', ['consent', 'booking-session']],
  ['analytics', ['web-analytics', 'privacy-analytics', 'marketing-automation', 'session-recording']],
  ['styling', ['tag-manager']],
  ['marketing', ['social-ads', 'affiliate-one', 'affiliate-two']],
] as const)('for %s there are %j', (purpose, services) => {
  expect(servicesFor(purpose)).toEqual(services)
})

test('every service has one of the four purposes', () => {
  expect(purposes).toEqual(['necessary', 'analytics', 'styling', 'marketing'])
  expect(purposes.flatMap(servicesFor).toSorted()).toEqual(Object.keys(consentServices).toSorted())
})

test('what is necessary can not be chosen, and nothing else is on before it is', () => {
  expect(optionalServices).toEqual([
    ...servicesFor('analytics'),
    ...servicesFor('styling'),
    ...servicesFor('marketing'),
  ])
  for (const service of [...servicesFor('necessary'), 'toString', '__proto__', ''])
    expect(isOptional(service), service).toBe(false)
  expect(rejectAll(now).accepted).toEqual([])
  expect(acceptSome(now, []).accepted).toEqual([])
  expect(acceptAll(now).accepted).toEqual(optionalServices)
})
