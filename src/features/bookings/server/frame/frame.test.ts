import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '#platform/server/http/rendering/build-csp.ts'
import { addSecurityHeaders } from '#platform/server/http/security-headers.ts'
import { bookingCspSources, isKnownToken } from './booking-service.ts'

test.each([
  ['the-right-token-1', 'the-right-token-1', true],
  ['the-right-token-2', 'the-right-token-1', false],
  ['the-right-token-1 ', 'the-right-token-1', false],
  ['', 'the-right-token-1', false],
  ['ñ'.repeat(500), 'the-right-token-1', false],
  ['', null, false],
  ['null', null, false],
])('%j for %j is known: %s', (said, token, isKnown) => {
  expect(isKnownToken(said, token)).toBe(isKnown)
})

describe('what the policy of a page opens', () => {
  const own = { frameAncestors: ['https://spa.example'], serviceUrl: null }
  const elsewhere = { frameAncestors: ['*'], serviceUrl: 'https://reservas.example/uno' }
  const policyAt = (path: string, settings: Parameters<typeof bookingCspSources>[1]) =>
    contentSecurityPolicy([], bookingCspSources(path, settings)).split('; ')

  test.each(['/utbapis/utbinsert/load.php', '/pt/utbapis/utbinsert/load.php', '/utbapis/utbinsert/load.php/'])(
    '%s may stand in pages of others, and is as strict as any other',
    (path) => {
      const strict = contentSecurityPolicy().split('; ')
      expect(policyAt(path, own)).toEqual(
        strict.map((rule) => rule.replace("frame-ancestors 'none'", "frame-ancestors 'self' https://spa.example")),
      )
      expect(policyAt(path, elsewhere)).toContain("frame-ancestors 'self' *")
    },
  )

  test.each([
    '/',
    '/service-booking/checkout/',
    '/pt/confirmacao/reserva/',
    '/utbapis/',
    '/utbapis/utbinsert/load.php5',
    '/pt/utbapis/utbinsert/',
    '/spa-balneario/utbapis/utbinsert/load.php',
  ])('%s may not', (path) => {
    expect(policyAt(path, own)).toEqual(contentSecurityPolicy().split('; '))
  })

  test.each([
    ['/service-booking/checkout/', true],
    ['/pt/service-booking/checkout/', true],
    ['/confirmacion/reserva/', true],
    ['/pt/confirmacao/reserva/', true],
    ['/', false],
    ['/service-booking/5b6962dd/checkout/buyer/', false],
  ])('%s shows another booking service: %s', (path, shows) => {
    const policy = policyAt(path, elsewhere)
    expect(policy.filter((rule) => rule.startsWith('frame-src'))).toEqual(
      shows ? ['frame-src https://reservas.example'] : [],
    )
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
  })
})

test('every other answer refuses to stand in a frame', async () => {
  const app = new Hono()
  app.use(addSecurityHeaders(true))
  app.all('*', (c) => c.text('calma'))
  const headersOf = async (path: string) => (await app.request(path)).headers
  for (const path of ['/', '/service-booking/checkout/', '/utbapis/other']) {
    expect((await headersOf(path)).get('X-Frame-Options'), path).toBe('DENY')
    expect((await headersOf(path)).get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'")
  }
  const framed = await headersOf('/utbapis/utbinsert/load.php')
  expect(framed.has('X-Frame-Options')).toBe(false)
  expect(framed.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  expect(framed.get('X-Content-Type-Options')).toBe('nosniff')
  expect(framed.has('Strict-Transport-Security')).toBe(true)
})
