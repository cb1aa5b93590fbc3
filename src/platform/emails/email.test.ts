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
  // The mail layer would read several addresses, or none, in these.
  ['ana,lopez@correo.es', false],
  ['(ana)@correo.es', false],
  ['ana@correo.es(casa)', false],
  ['"ana"@correo.es', false],
  ['ana<eva@correo.es>', false],
  ['ana;eva@correo.es', false],
  ['ana:eva@correo.es', false],
  ['ana@[10.0.0.1]', false],
  ['ana\\lopez@correo.es', false],
  ['ana\u0000@correo.es', false],
  ['ana\u200b@correo.es', false],
  ['.ana@correo.es', false],
  ['ana.@correo.es', false],
  ['ana..lopez@correo.es', false],
  ['ana@correo..es', false],
  ['ana@.correo.es', false],
  ['ana@-correo.es', false],
  ['ana@correo_.es', false],
  // Few servers deliver to a name in other letters than ours; to a domain in them every one does.
  ['ñoño@correo.es', false],
  ['ana@españa.es', true],
  ['ana@ｃｏｒｒｅｏ.es', false],
  ["o'brien@correo.ie", true],
  [`${'a'.repeat(244)}@correo.es`, true],
  [`${'a'.repeat(245)}@correo.es`, false],
])('%j is an e-mail address: %s', (text, answer) => {
  expect(isEmail(text)).toBe(answer)
})
