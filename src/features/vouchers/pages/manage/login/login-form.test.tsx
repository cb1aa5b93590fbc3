import { expect, test } from 'vitest'
import type { Language } from '#platform/i18n/languages.ts'
import { showPart } from '#tests/show-element.tsx'
import { LoginRefused } from './login-form.tsx'

test.each<[Language, string, string, string]>([
  ['es', '/gestionar-bono/reenviar/', 'Reenviar mis bonos', 'el día de la reserva'],
  ['pt', '/pt/gerir-voucher/reenviar/', 'Reenviar os meus vouchers', 'o dia da reserva'],
])('the reference of a booking: how to change it, and its e-mail once more (%s)', (language, href, link, how) => {
  const html = showPart(<LoginRefused refusal={{ error: { code: 'bad-booking' } }} />, language)
  expect(html).toContain(how)
  expect(html).toMatch(new RegExp(`href="${href}"[^>]*>${link}</a>`))
})
