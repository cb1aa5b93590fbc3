import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import type { Letter } from '#domain/mail/mail-carrier.ts'
import { makeSmtpCarrier } from './smtp-carrier.ts'

const letter: Letter = {
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

test('a letter goes out with both parts, its attachment and its own id', async () => {
  const { heard, url, close } = await listen()
  await makeSmtpCarrier({ url }).send(letter)
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
  const { heard, url, close } = await listen()
  await makeSmtpCarrier({ url }).send(letter)
  await close()
  expect(heard.filter((line) => /^RCPT TO:/.test(line))).toEqual(['RCPT TO:<elena@example.com>'])
  expect(heard.filter((line) => /^(Bcc|Cc)\s*:/i.test(line))).toEqual([])
})

test('a server that refuses is an error without the address', async () => {
  const { url, close } = await listen('550 no such user elena@example.com')
  const sent = makeSmtpCarrier({ url }).send(letter)
  await expect(sent).rejects.toThrow(/^Mail not accepted: EENVELOPE 550$/)
  await close()
})

test('a server that says nothing is given up', async () => {
  const { url, close } = await listen('silence')
  await expect(makeSmtpCarrier({ url, timeout: 30 }).send(letter)).rejects.toThrow(/^Mail not accepted: ETIMEDOUT$/)
  await close()
})

/** Just enough of a mail server. */
async function listen(recipientAnswer = '250 ok') {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isData = false
    if (recipientAnswer !== 'silence') socket.write('220 test\r\n')
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n')) {
        heard.push(line)
        if (isData && line === '.') {
          isData = false
          socket.write('250 ok\r\n')
        } else if (isData || line === '') continue
        else if (line === 'DATA') {
          isData = true
          socket.write('354 go on\r\n')
        } else if (line.startsWith('RCPT')) socket.write(`${recipientAnswer}\r\n`)
        else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    })
  return { heard, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
