import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { guardSandbox } from './sandbox-guard.ts'

const world = new Hono().get('/sandbox/mailbox/', (c) => c.text('emails'))
const servers: ReturnType<typeof createServer>[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

test.each([
  ['from this machine', {}, {}, 200],
  ['through a proxy that nobody told us of', { 'X-Forwarded-For': '203.0.113.7' }, {}, 403],
  ['through another that says so in its own way', { Forwarded: 'for=203.0.113.7' }, {}, 403],
  ['through our proxy, from elsewhere', { 'X-Forwarded-For': '127.0.0.1, 203.0.113.7' }, { TRUSTED_PROXIES: '1' }, 403],
  [
    'through our proxy, from this machine',
    { 'X-Forwarded-For': '203.0.113.7, 127.0.0.1' },
    { TRUSTED_PROXIES: '1' },
    200,
  ],
  ['through our proxy, by IPv6', { 'X-Forwarded-For': '::1' }, { TRUSTED_PROXIES: '1' }, 200],
  ['from elsewhere, where it was opened', { 'X-Forwarded-For': '203.0.113.7' }, { SANDBOX_OPEN: 'on' }, 200],
])('%s', async (_, headers, env, status) => {
  const answer = await fetch(`${await serve(env)}/sandbox/mailbox/`, { headers })
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(status === 200 ? 'emails' : 'SANDBOX_OPEN=on')
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
  const guarded = guardSandbox(world, loadConfig({ TRUSTED_PROXIES: '1' }))
  const request = new Request('http://shop.example/sandbox/mailbox/', { headers: { 'X-Forwarded-For': '127.0.0.1' } })
  expect((await guarded.fetch(request, { incoming: { socket: { remoteAddress } } })).status).toBe(status)
})

async function serve(env: Record<string, string>) {
  const guarded = guardSandbox(world, loadConfig(env))
  const server = createServer(getRequestListener(guarded.fetch))
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}
