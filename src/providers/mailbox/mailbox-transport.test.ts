import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { Email } from '#platform/emails/mail-transport.ts'
import { longEnough } from '#tests/wait-until.ts'
import { makeMailboxTransport } from './mailbox-transport.ts'

const email: Email = {
  id: 'gift.1',
  to: { name: 'Elena', email: 'elena@example.com' },
  from: { email: 'hola@calmaria.example' },
  subject: 'Un regalo\r\nBcc: otra@example.com',
  html: '<p>Hola</p>',
  text: 'Hola',
  language: 'es',
  attachments: [{ name: 'bono.pdf', type: 'application/pdf', content: new Uint8Array([37, 80]) }],
  headers: {},
}

test('an e-mail is posted as JSON, with the token and clean headers', async () => {
  const { seen, url, close } = await listen(201)
  await makeMailboxTransport({ url, token: 'secret', timeout: longEnough }).send(email)
  await close()
  expect(seen.path).toBe('/emails')
  expect(seen.authorization).toBe('Bearer secret')
  expect(JSON.parse(seen.body)).toMatchObject({
    id: '<gift.1@calmaria.example>',
    subject: 'Un regalo Bcc: otra@example.com',
    attachments: [{ name: 'bono.pdf', content: 'JVA=' }],
  })
})

test('a mailbox that refuses is an error without names', async () => {
  const { url, close } = await listen(400)
  await expect(makeMailboxTransport({ url, timeout: longEnough }).send(email)).rejects.toThrow(
    /^Mail not accepted: 400$/,
  )
  await close()
})

test('a mailbox that does not answer is given up', async () => {
  const { url, close } = await listen(null)
  await expect(makeMailboxTransport({ url, timeout: 20 }).send(email)).rejects.toThrow(/timeout/)
  await close()
})

async function listen(status: number | null) {
  const seen = { path: '', authorization: '', body: '' }
  const server = createServer(async (request, response) => {
    seen.path = request.url ?? ''
    seen.authorization = request.headers.authorization ?? ''
    for await (const part of request) seen.body += part
    if (status) response.writeHead(status).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { seen, url, close }
}
