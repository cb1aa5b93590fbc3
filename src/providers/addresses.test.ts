import { domainToASCII } from 'node:url'
import { expect, test } from 'vitest'
import { isEmail } from '#platform/emails/email.ts'
import type { Email } from '#platform/emails/mail-transport.ts'
import { mailServer } from '#tests/builders/a-mail-server.ts'
import { makeMailboxTransport } from './mailbox/mailbox-transport.ts'
import { makeSmtpTransport } from './smtp/smtp-transport.ts'

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const odd = ['\t', '\r\n', '\0', '\u007f', '\u200b', '\u00a0', 'ñ', 'é', 'ß', '中', '😀', '。', '＠', '".."', '\\"']
const typed = [
  ...[...printable, ...odd].flatMap((one) => [
    `ana${one}lopez@correo.es`,
    `${one}ana@correo.es`,
    `ana${one}@correo.es`,
    `ana@cor${one}reo.es`,
    `ana@${one}correo.es`,
    `ana@correo.es${one}`,
  ]),
  'ana,lopez@correo.es',
  '(ana)@correo.es',
  'ana@correo.es(casa)',
  '"ana lopez"@correo.es',
  'ana@correo.es,eva@correo.es',
  'ana<eva@correo.es>',
  'ana@[192.168.0.1]',
  'ana@correo..es',
  'ana@xn--espaa-rta.es',
  "o'brien+spa_1@sub.correo.es",
]
/** A domain is the same in small letters. */
const accepted = [
  ...new Set(typed.filter(isEmail).map((email) => email.trim().replace(/@.*/, (end) => end.toLowerCase()))),
]

const emailTo = (email: string, name = 'Ana'): Email => ({
  id: 'gift.1',
  to: { name, email },
  from: { name: 'Calmaria', email: 'hola@calmaria.example' },
  subject: 'Hola',
  html: '<p>Hola</p>',
  text: 'Hola',
  language: 'es',
  attachments: [],
  headers: {},
})

test('the rule accepts enough to be worth a table', () => {
  expect(accepted).toEqual(
    expect.arrayContaining(['ana-lopez@correo.es', "o'brien+spa_1@sub.correo.es", 'ana@corñreo.es']),
  )
  expect(accepted.length).toBeGreaterThan(70)
})

test('whatever the rule accepts, SMTP delivers to exactly that address', async () => {
  const server = await mailServer()
  const { send } = makeSmtpTransport({ url: server.url })
  for (const email of accepted) {
    server.heard.length = 0
    await send(emailTo(email))
    const [local, domain = ''] = email.split('@')
    expect(server.recipients()).toEqual([`${local}@${domainToASCII(domain)}`])
  }
  await server.close()
})

test('whatever the rule accepts, the mailbox delivers to exactly that address', async () => {
  const delivered: string[] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    delivered.push(JSON.parse(String(init?.body)).to.email)
    return new Response('{}', { status: 201 })
  }
  const { send } = makeMailboxTransport({ url: 'http://mailbox', fetch })
  for (const email of accepted) await send(emailTo(email))
  expect(delivered).toEqual(accepted)
})

test.each([
  'López, Ana',
  'Ana\r\nBcc: eva@correo.es',
  '"Ana" <eva@correo.es>',
  'eva@correo.es,',
  'Ana (eva@correo.es)',
  '=?utf-8?q?x?=',
])('the name %j adds nobody', async (name) => {
  const server = await mailServer()
  await makeSmtpTransport({ url: server.url }).send(emailTo('ana@correo.es', name))
  await server.close()
  expect(server.recipients()).toEqual(['ana@correo.es'])
  expect(server.heard.filter((line) => /^(to|cc|bcc):/i.test(line))).toHaveLength(1)
})
