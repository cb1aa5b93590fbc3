import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['ana@correo.example', 'ana@correo.example'],
  [' Ana@Correo.Example ', 'ana@correo.example'],
  ['ana+ofertas@correo.example', 'ana@correo.example'],
  ['ana+a+b@correo.example', 'ana@correo.example'],
  ['ana+@correo.example', 'ana@correo.example'],
  ['+ana@correo.example', '+ana@correo.example'],
  // Elsewhere a dot makes another person.
  ['ana.ruiz@correo.example', 'ana.ruiz@correo.example'],
  ['ana.ruiz@gmail.com', 'anaruiz@gmail.com'],
  ['A.N.A.Ruiz+spa@Gmail.com', 'anaruiz@gmail.com'],
  ['ana.ruiz@googlemail.com', 'anaruiz@gmail.com'],
  ['ana.ruiz@mail.gmail.com', 'ana.ruiz@mail.gmail.com'],
  ['ana.ruiz@notgmail.com', 'ana.ruiz@notgmail.com'],
])('%s reaches %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
