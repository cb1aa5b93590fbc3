import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { guardSandbox } from './guard-sandbox.ts'

const world = new Hono().get('/sandbox/mailbox/', (c) => c.text('emails'))
const servers: ReturnType<typeof createServer>[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

const alone = { isOpen: false, trustedProxies: 0, url: 'http://localhost:3000' }
const behindProxy = { ...alone, trustedProxies: 1, url: 'https://demo.example' }
const forwarded = (addresses: string) => ({ 'X-Forwarded-For': addresses })

test.each([
  ['from this machine', {}, alone, 200],
  ['by the name of this machine', { Host: 'localhost:3000' }, alone, 200],
  ['by a name below it', { Host: 'tienda.localhost:3000' }, alone, 200],
  ['by its address of IPv6', { Host: '[::1]:3000' }, alone, 200],
  ['by a name that was given the address of this machine', { Host: 'evil.example:3000' }, alone, 403],
  ['by a name that begins like it', { Host: 'localhost.evil.example' }, alone, 403],
  ['through a proxy that is not counted', forwarded('203.0.113.7'), alone, 403],
  ['through one that names this machine', forwarded('127.0.0.1'), alone, 403],
  ['through one that names the host', { 'X-Forwarded-Host': 'localhost' }, alone, 403],
  ['through one that names the protocol', { 'X-Forwarded-Proto': 'https' }, alone, 403],
  ['through one with X-Real-IP', { 'X-Real-IP': '127.0.0.1' }, alone, 403],
  ['through one with Forwarded', { Forwarded: 'for=203.0.113.7' }, alone, 403],
  ['through one with Via', { Via: '1.1 proxy' }, alone, 403],
  ['through Cloudflare', { 'CF-Ray': '1' }, alone, 403],
  ['through a proxy that ends each connection', { Connection: 'close' }, alone, 403],
  ['by a browser', { Connection: 'keep-alive', 'Sec-Fetch-Mode': 'navigate' }, alone, 200],
  ['by a browser, through a proxy that says nothing', { Connection: '', 'Sec-Fetch-Mode': 'navigate' }, alone, 403],
  ['from a page of the shop', { Referer: 'http://localhost:3000/', Origin: 'http://localhost:3000' }, alone, 200],
  ['from a page of another site', { Referer: 'https://demo.example/' }, alone, 403],
  ['by a form of another site', { Origin: 'https://demo.example' }, alone, 403],
  ['through our proxy, from elsewhere', forwarded('127.0.0.1, 203.0.113.7'), behindProxy, 403],
  ['through our proxy, from this machine', forwarded('127.0.0.1'), behindProxy, 200],
  ['through our proxy, by the name of the shop', { ...forwarded('127.0.0.1'), Host: 'demo.example' }, behindProxy, 200],
  ['through our proxy, by another name', { ...forwarded('127.0.0.1'), Host: 'other.example' }, behindProxy, 403],
  [
    'through our proxy, which was asked by another name',
    { ...forwarded('127.0.0.1'), 'X-Forwarded-Host': 'other.example' },
    behindProxy,
    403,
  ],
  ['through our proxy, by TLS', { ...forwarded('127.0.0.1'), 'X-Forwarded-Proto': 'https' }, behindProxy, 200],
  ['through our proxy, by IPv6', forwarded('::1'), behindProxy, 200],
  ['through our proxy, which names nobody', {}, behindProxy, 403],
  ['through a tunnel and our proxy', forwarded('203.0.113.7, 127.0.0.1'), behindProxy, 403],
  ['through our proxy and Via', { ...forwarded('127.0.0.1'), Via: '1.1 proxy' }, behindProxy, 403],
  [
    'through Cloudflare and our proxy',
    { ...forwarded('127.0.0.1'), 'CF-Connecting-IP': '203.0.113.7' },
    behindProxy,
    403,
  ],
  ['from elsewhere, where it is open', forwarded('203.0.113.7'), { ...alone, isOpen: true }, 200],
])('%s', async (_, headers, guard, expected) => {
  const { status, text } = await get(await serve(guard), headers)
  expect(status).toBe(expected)
  expect(text).toContain(expected === 200 ? 'emails' : 'SANDBOX_OPEN=on')
})

test.each([
  ['192.0.2.7', 403],
  ['::ffff:192.0.2.7', 403],
  ['2001:db8::1', 403],
  ['', 403],
  ['127.0.0.1', 200],
  ['::ffff:127.0.0.1', 200],
  ['::1', 200],
])('who connects from %s and claims to be this machine is answered %i', async (remoteAddress, status) => {
  const asked = new Request('http://localhost/sandbox/mailbox/', { headers: forwarded('127.0.0.1') })
  const answer = await guardSandbox(world, behindProxy).fetch(asked, { incoming: { socket: { remoteAddress } } })
  expect(answer.status).toBe(status)
})

test('a proxy that was set up in one line, and says nothing of itself, is known by its old protocol', async () => {
  const port = await serve(alone)
  const socket = connect(port, '127.0.0.1')
  socket.end(`GET /sandbox/mailbox/ HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  expect(String(Buffer.concat(chunks))).toMatch(/^HTTP\/1\.1 403 /)
})

/** Unlike fetch it can ask by another name than the one it connects to. */
function get(port: number, headers: Record<string, string>): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/sandbox/mailbox/', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
      .on('error', reject)
      .end()
  })
}

async function serve(guard: Parameters<typeof guardSandbox>[1]): Promise<number> {
  const server = createServer(getRequestListener(guardSandbox(world, guard).fetch))
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as { port: number }).port
}
