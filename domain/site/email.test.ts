import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each([
  ['ana@correo.es', true],
  ['  ana@correo.es  ', true],
  ['ana.lopez+spa@mail.correo.com', true],
  ['a@bc.de', true],
  ['a@b.de', false],
  ['ana@correo.e', false],
  ['ana@correo', false],
  ['ana correo.es', false],
  ['an a@correo.es', false],
  ['@correo.es', false],
  ['', false],
  [`${'a'.repeat(244)}@correo.es`, true],
  [`${'a'.repeat(245)}@correo.es`, false],
])('%j is an e-mail address: %s', (text, answer) => {
  expect(isEmail(text)).toBe(answer)
})
