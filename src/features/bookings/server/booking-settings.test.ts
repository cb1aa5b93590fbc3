import { expect, test } from 'vitest'
import { loadConfig } from '#site/server/config.ts'

const bookings = (settings: Record<string, string>) => loadConfig(settings).bookings
const token = 'a-token-of-a-spa-1'

test('by default hours are booked here, and a widget of the demo may stand anywhere', () => {
  expect(bookings({})).toEqual({ token: 'demo-booking-token', frameAncestors: ['*'], serviceUrl: null })
})

test('beside real money there is no token but the one that is set', () => {
  const live = { SANDBOX: 'off', MAIL_URL: 'smtp://mail.example', PUBLIC_URL: 'https://calmaria.example' }
  expect(bookings(live).token).toBeNull()
  expect(bookings({ ...live, BOOKING_TOKEN: token }).token).toBe(token)
})

test('the sites that may show the widget are listed', () => {
  const listed = 'https://spa.example, https://*.balneario.example http://localhost:8080'
  expect(bookings({ BOOKING_FRAME_ANCESTORS: listed }).frameAncestors).toEqual([
    'https://spa.example',
    'https://*.balneario.example',
    'http://localhost:8080',
  ])
})

test('another booking service has its address; our own is ourselves', () => {
  const at = (url: string) => bookings({ BOOKING_SERVICE_URL: url, BOOKING_TOKEN: token }).serviceUrl
  expect(at('https://reservas.example/')).toBe('https://reservas.example')
  expect(at('http://127.0.0.1:9000')).toBe('http://127.0.0.1:9000')
  expect(at('http://localhost:3000/')).toBeNull()
})

test.each([
  [{ BOOKING_TOKEN: 'short' }, 'BOOKING_TOKEN: must have 16 to 200 letters, digits, - or _'],
  [{ BOOKING_TOKEN: 'with spaces in it, long' }, 'BOOKING_TOKEN: must have 16 to 200'],
  [{ BOOKING_FRAME_ANCESTORS: "'none'; script-src *" }, 'BOOKING_FRAME_ANCESTORS'],
  [{ BOOKING_FRAME_ANCESTORS: 'spa.example' }, 'BOOKING_FRAME_ANCESTORS'],
  [{ BOOKING_SERVICE_URL: 'http://reservas.example', BOOKING_TOKEN: token }, 'must be an https:// address'],
  [{ BOOKING_SERVICE_URL: 'javascript:alert(1)', BOOKING_TOKEN: token }, 'must be an https:// address'],
  [{ BOOKING_SERVICE_URL: 'https://reservas.example' }, 'BOOKING_TOKEN: is needed with BOOKING_SERVICE_URL'],
])('%j is refused at the start', (settings, message) => {
  expect(() => loadConfig(settings)).toThrow(message)
})
