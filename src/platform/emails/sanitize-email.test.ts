import { expect, test } from 'vitest'
import type { Email } from './mail-transport.ts'
import { messageIdOf, sanitizeEmail } from './sanitize-email.ts'

const email: Email = {
  id: 'gift.0b9e',
  to: { name: 'Elena Salas', email: 'elena@example.com' },
  from: { name: 'Calmaria', email: 'hola@calmaria.example' },
  subject: 'Tu bono está listo',
  html: '<p>Hola</p>',
  text: 'Hola',
  language: 'es',
  attachments: [{ name: 'bono.pdf', type: 'application/pdf', content: new Uint8Array([1]) }],
  headers: { 'Auto-Submitted': 'auto-generated' },
}

test('an e-mail without surprises stays as it is', () => {
  expect(sanitizeEmail(email)).toEqual(email)
  const calendar = { name: 'a.ics', type: 'text/calendar; charset=utf-8', content: new Uint8Array() }
  expect(sanitizeEmail({ ...email, attachments: [calendar] }).attachments).toEqual([calendar])
})

test.each([
  ['a subject', { subject: 'Hola\r\nBcc: otro@example.com' }, 'subject', 'Hola Bcc: otro@example.com'],
  [
    'a name',
    { to: { name: 'Eva\nBcc: x', email: 'eva@example.com' } },
    'to',
    { name: 'Eva Bcc: x', email: 'eva@example.com' },
  ],
  [
    'a name with another address',
    { to: { name: 'Eva" <x@y.example>', email: 'eva@example.com' } },
    'to',
    { name: 'Eva x@y.example', email: 'eva@example.com' },
  ],
  [
    'a name that is only line breaks',
    { to: { name: '\r\n', email: 'eva@example.com' } },
    'to',
    { email: 'eva@example.com' },
  ],
  [
    'a header',
    { headers: { 'List-Unsubscribe': '<https://a.example>\r\nX: y' } },
    'headers',
    { 'List-Unsubscribe': '<https://a.example> X: y' },
  ],
  [
    'an attachment',
    { attachments: [{ name: '../a\r\n"b".pdf', type: 'application/pdf', content: new Uint8Array() }] },
    'attachments',
    [{ name: '..-a -b-.pdf', type: 'application/pdf', content: new Uint8Array() }],
  ],
] as const)('%s can never become two headers', (_, changed, field, expected) => {
  expect(sanitizeEmail({ ...email, ...changed } as Email)[field]).toEqual(expected)
})

test.each([
  ['two recipients', { to: { email: 'a@example.com,b@example.com' } }],
  ['a recipient with a line break', { to: { email: 'a@example.com\nb@example.com' } }],
  ['a recipient in brackets', { to: { email: 'x<a@example.com>' } }],
  ['no address', { to: { email: 'nobody' } }],
  ['an id with a line break', { id: 'a\nb' }],
  ['a header name with a colon', { headers: { 'X: y': 'z' } }],
  [
    'an attachment with more than a type',
    { attachments: [{ name: 'a', type: 'a/b; x="\n"', content: new Uint8Array() }] },
  ],
  ['an attachment of no type', { attachments: [{ name: 'a', type: 'pdf\n', content: new Uint8Array() }] }],
] as const)('%s is refused, without naming anybody', (_, changed) => {
  const clean = () => sanitizeEmail({ ...email, ...changed } as Email)
  expect(clean).toThrow(/^An (attachment|e-mail) /)
  expect(clean).not.toThrow(/example/)
})

test('a subject without end is cut', () => {
  expect([...sanitizeEmail({ ...email, subject: 'a'.repeat(500) }).subject]).toHaveLength(200)
})

test('the message id is the same at every try', () => {
  expect(messageIdOf(email)).toBe('<gift.0b9e@calmaria.example>')
})
