import { expect, test } from 'vitest'
import { onlineBookingOf } from './online-booking.ts'

test.each([
  ['no', 'disabled'],
  ['request', 'request'],
  ['yes', 'enabled'],
  ['instant', 'enabled'],
  ['', 'enabled'],
])('a service with %j is %s', (onlineBookingAvailable, booking) => {
  expect(onlineBookingOf({ spaUuid: 'a-spa', onlineBookingAvailable })).toBe(booking)
  expect(onlineBookingOf({ spaUuid: 'a-spa', onlineBookingAvailable }, 'another-spa')).toBe(booking)
})

test.each(['no', 'request', 'yes'])(
  'the spa that always works on request does so with %j',
  (onlineBookingAvailable) => {
    expect(onlineBookingOf({ spaUuid: 'a-spa', onlineBookingAvailable }, 'a-spa')).toBe('request')
  },
)
