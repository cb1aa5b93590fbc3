import { expect, test } from 'vitest'
import { type Email, RecipientRefused } from '#platform/emails/mail-transport.ts'
import { mailServer } from '#tests/builders/a-mail-server.ts'
import { longEnough } from '#tests/wait-until.ts'
import { makeSmtpTransport } from './smtp-transport.ts'

const email: Email = {
  id: 'order-confirmation.1',
  to: { name: 'Elena\r\nBcc: otra@example.com', email: 'elena@example.com' },
  from: { name: 'Calmaria', email: 'hola@calmaria.example' },
  replyTo: { email: 'ayuda@calmaria.example' },
  subject: 'Tu bono\r\nBcc: otra@example.com',
  html: '<p>Hola</p>',
  text: 'Hola',
  language: 'es',
  attachments: [{ name: 'bono.pdf', type: 'application/pdf', content: new TextEncoder().encode('%PDF-1.7') }],
  headers: { 'Auto-Submitted': 'auto-generated' },
}

/** However busy the machine is. */
const patient = { timeout: longEnough, longest: longEnough }

test('an e-mail goes out with both parts, its attachment and its own id', async () => {
  const { heard, url, close } = await mailServer()
  await makeSmtpTransport({ url, ...patient }).send(email)
  await close()
  const mail = heard.join('\n')
  expect(mail).toContain('Message-ID: <order-confirmation.1@calmaria.example>')
  expect(mail).toContain('Content-Language: es')
  expect(mail).toContain('Auto-Submitted: auto-generated')
  expect(mail).toContain('Reply-To: ayuda@calmaria.example')
  expect(mail).toMatch(/multipart\/mixed[\s\S]*multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/)
  expect(mail).toContain(Buffer.from('%PDF-1.7').toString('base64'))
})

test('nothing typed becomes another header or another recipient', async () => {
  const { heard, url, close } = await mailServer()
  await makeSmtpTransport({ url, ...patient }).send(email)
  await close()
  expect(heard.filter((line) => /^RCPT TO:/.test(line))).toEqual(['RCPT TO:<elena@example.com>'])
  expect(heard.filter((line) => /^(Bcc|Cc)\s*:/i.test(line))).toEqual([])
})

test('a server that refuses is an error without the address', async () => {
  const { url, close } = await mailServer('550 no such user elena@example.com')
  const sent = makeSmtpTransport({ url, ...patient }).send(email)
  await expect(sent).rejects.toThrow(/^Mail not accepted: EENVELOPE 550$/)
  await close()
})

test.each([
  ['550 no such user', true],
  ['551 user not local', true],
  ['553 no such name', true],
  ['550 5.1.1 no such user', true],
  ['554 5.1.1 no such user', true],
  ['550 5.1.8 the sender has no domain', false],
  ['550 5.2.2 mailbox full', false],
  ['550 5.7.1 relaying denied', false],
  ['553 5.7.1 blocked, see our policy', false],
  ['554 not from this network', false],
  ['503 no MAIL FROM yet', false],
  ['552 mailbox full', false],
  ['450 try later', false],
  ['421 busy', false],
])('%s about the recipient is for good: %s', async (answer, isForGood) => {
  const { url, close } = await mailServer(answer)
  const failed = await makeSmtpTransport({ url, ...patient })
    .send(email)
    .catch((error: unknown) => error)
  await close()
  expect(failed instanceof RecipientRefused).toBe(isForGood)
  expect((failed as Error).message).toBe(`Mail not accepted: EENVELOPE ${answer.slice(0, 3)}`)
})

test('a server that answers drop by drop is given up in all', async () => {
  const { url, close } = await mailServer('drops')
  await expect(makeSmtpTransport({ url, ...patient, longest: 300 }).send(email)).rejects.toThrow(
    /^Mail not accepted: ETIMEDOUT$/,
  )
  await close()
})

test('a server that says nothing is given up', async () => {
  const { url, close } = await mailServer('silence')
  await expect(makeSmtpTransport({ url, ...patient, timeout: 30 }).send(email)).rejects.toThrow(
    /^Mail not accepted: ETIMEDOUT$/,
  )
  await close()
})
