import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

function addressOf(socket: string | undefined, forwarded: string | undefined, trustedProxies: number) {
  const app = new Hono().get('/', (c) => c.text(visitorAddress(c, trustedProxies)))
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
  const env = socket === undefined ? undefined : { incoming: { socket: { remoteAddress: socket } } }
  return Promise.resolve(app.request('/', { headers }, env)).then((response) => response.text())
}

test.each([
  ['nobody stands in between', '203.0.113.9', undefined, 0, '203.0.113.9'],
  ['a header that nobody of ours wrote', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['one proxy', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['one proxy, and a claim before it', '10.0.0.1', '192.0.2.66, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies', '10.0.0.1', '192.0.2.66, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['two proxies, one was passed by', '10.0.0.1', '198.51.100.1', 2, '198.51.100.1'],
  ['a proxy that says nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['an empty header', '10.0.0.1', ' , ', 1, '10.0.0.1'],
  ['no socket at all', undefined, undefined, 0, ''],
])('%s', async (_, socket, forwarded, proxies, address) => {
  expect(await addressOf(socket, forwarded, proxies)).toBe(address)
})

test.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', async (socket, household) => {
  expect(await addressOf(socket, undefined, 0)).toBe(household)
})
