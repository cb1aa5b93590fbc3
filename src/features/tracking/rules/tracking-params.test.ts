import { expect, test } from 'vitest'
import { isTracking, withoutTracking } from './tracking-params.ts'

test.each(['utm_source', 'utm_campaign', 'gclid', 'fbclid', 'awc', 'source', 'country'])(
  '%s only tells where from',
  (name) => {
    expect(isTracking(name)).toBe(true)
  },
)

test.each(['q', 'page', 'utm', 'utm_', 'countrys', 'on', 'pax'])('%s says more', (name) => {
  expect(isTracking(name)).toBe(false)
})

test('what was asked stays, in its order', () => {
  const query = new URLSearchParams('utm_source=mail&stars=5&gclid=x&stars=4&page=2')
  expect(String(withoutTracking(query))).toBe('stars=5&stars=4&page=2')
})
