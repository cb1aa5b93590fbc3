import { expect, test } from 'vitest'
import { utbRedirect } from '#domain/site/bookings-return.ts'

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
