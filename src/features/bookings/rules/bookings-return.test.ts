import { expect, test } from 'vitest'
import { bookingServicePage, utbRedirect } from './bookings-return.ts'

test.each([
  ['a page without utb_path', '/spa-balneario/', 'country=es', '/confirmacion/reserva/', null],
  [
    'any page with utb_path',
    '/spa-balneario/',
    'utb_path=ok&locator=ABC',
    '/confirmacion/reserva/',
    '/confirmacion/reserva/?utb_path=ok&locator=ABC',
  ],
  ['the home page', '/', 'utb_path=', '/confirmacion/reserva/', '/confirmacion/reserva/?utb_path='],
  ['a Portuguese page', '/pt/', 'utb_path=ok', '/pt/confirmacao/reserva/', '/pt/confirmacao/reserva/?utb_path=ok'],
  [
    'a value that needs escaping',
    '/',
    'utb_path=%2Fa%3Fb%3D1%26c',
    '/confirmacion/reserva/',
    '/confirmacion/reserva/?utb_path=%2Fa%3Fb%3D1%26c',
  ],
  ['the confirmation itself', '/confirmacion/reserva/', 'utb_path=ok', '/confirmacion/reserva/', null],
  ['the confirmation without its slash', '/confirmacion/reserva', 'utb_path=ok', '/confirmacion/reserva/', null],
])('where %s goes', (_, path, query, confirmationPath, destination) => {
  expect(utbRedirect(path, new URLSearchParams(query), confirmationPath)).toBe(destination)
})

const service = 'https://reservas.example/uno'

test.each([
  ['/reserva/123/', 'https://reservas.example/reserva/123/'],
  ['/reserva/123?clave=a%20b', 'https://reservas.example/reserva/123?clave=a%20b'],
  ['/', 'https://reservas.example/'],
  ['/.well-known/reserva...1/', 'https://reservas.example/.well-known/reserva...1/'],
])('the booking service has a page at %s', (path, page) => {
  expect(bookingServicePage(path, service)).toBe(page)
})

test.each([
  '',
  'ok',
  'reserva/123/',
  'https://evil.example/',
  'https://reservas.example/reserva/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/reserva/../admin/',
  '/reserva/%2e%2E/admin/',
  '/reserva/..',
  '/./reserva/',
  '/reserva/..%2fadmin/',
  '/reserva%2f..%2fadmin/',
  '/reserva%5c..%5cadmin/',
  '/reserva/\u0000',
  '/reserva/%00',
  '/reserva/%0d%0aSet-Cookie:x',
  '/reserva/\n',
  '/re serva/',
  '/\t/evil.example/',
  `/${'a'.repeat(2100)}`,
])('no page of it is named by %j', (path) => {
  expect(bookingServicePage(path, service)).toBeNull()
})
