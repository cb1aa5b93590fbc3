import { expect } from 'vitest'
import type { Email } from '#platform/emails/mail-transport.ts'

/** What nobody sees, and what turns writing around. */
export const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/

/** What somebody may type where words are asked for, and how it is read. */
export const injections: [what: string, typed: string, read: string][] = [
  ['a header of an e-mail', 'Elena\r\nBcc: x@y.example', 'Elena Bcc: x@y.example'],
  ['a formula', '=HYPERLINK("https://x.example","ver")', '=HYPERLINK("https://x.example","ver")'],
  ['a script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['the end of an attribute', '"><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>'],
  ['another direction', '\u202eanelE\u202c \u2067ana\u2069 \u200fE', 'anelE ana E'],
  ['spaces without a width', '\ufeffE\u200bl\u2060ena', 'Elena'],
  ['slots of our own texts', '{{code}} $t(mail.brand)', '{{code}} $t(mail.brand)'],
  ['marks of our own texts', '<b>Elena</b> <email>x</email> <1>y</1>', '<b>Elena</b> <email>x</email> <1>y</1>'],
]

/** What is typed as an address, and is nobody's. */
export const noAddresses = [
  'elena@correo.example\r\nBcc: x@y.example',
  'elena@correo.example, x@y.example',
  'elena@correo.example;x@y.example',
  '"Elena" <elena@correo.example>',
  '<script>@correo.example',
]

/** With something that nobody sees: forms that read plain text read `elena@correo.example`, all others refuse it. */
export const unseenInAddresses = ['elena\u202e@correo.example', 'elena\u200b@correo.example']

/** What was typed stands in an e-mail as words, and nothing else of it does anything. */
export function expectHarmlessEmail({ to, replyTo, subject, html, text, headers }: Email, read: string) {
  const lines = [subject, to.name ?? '', to.email, replyTo?.name ?? '', ...Object.values(headers)]
  for (const line of lines) expect(line).not.toMatch(/[\r\n]/)
  expect([...lines, html, text].join('')).not.toMatch(unseen)
  expect(Object.keys(headers)).not.toContain('Bcc')
  expect(tagsIn(html)).not.toMatch(/alert|<script|<email|<1>/)
  expect(html).toContain(escaped(read))
  expect(text.replace(/\s+/g, ' ')).toContain(read)
}

/** The same on a page. */
export function expectHarmlessPage(html: string, read: string) {
  expect(html).toContain(escaped(read))
  expect(tagsIn(html)).not.toMatch(/alert|<script|<email|<1>/)
  expect(html).not.toMatch(unseen)
}

/** Only what a browser takes for marks, without what is written in their attributes. */
const tagsIn = (html: string) => (html.replace(/="[^"]*"/g, '').match(/<[^>]*>/g) ?? []).join('')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
