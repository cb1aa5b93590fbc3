import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { senderAddress, visitorAddress } from './visitor-address.ts'

function addressOf(
  socket: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
  told = visitorAddress,
) {
  const app = new Hono().get('/', (c) => c.text(told(c, trustedProxies)))
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

test.each([
  ['198.51.100.1:5678', '198.51.100.1'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[::ffff:198.51.100.1]:443', '198.51.100.1'],
  ['[fe80::1%eth0]:443', 'fe80:0:0:0::/64'],
  // Without brackets all of it is an address.
  ['2001:db8:1:2::443', '2001:db8:1:2::/64'],
])('a forwarded %s counts as %s, whatever the port', async (forwarded, household) => {
  expect(await addressOf('10.0.0.1', forwarded, 1)).toBe(household)
})

test('a bank is told of no port', async () => {
  expect(await addressOf('10.0.0.1', '198.51.100.1:5678', 1, senderAddress)).toBe('198.51.100.1')
  expect(await addressOf('10.0.0.1', '[2a02:9001::1]:443', 1, senderAddress)).toMatch(/^2a02:9001:.*:0001$/)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2a02:9001:1:2:3:4:5:6', '2a02:9001:0001:0002:0003:0004:0005:0006'],
  ['2A02:9001::1', '2a02:9001:0000:0000:0000:0000:0000:0001'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000:0000:0000:0000:0001'],
  ['64:ff9b::192.0.2.33', '0064:ff9b:0000:0000:0000:0000:c000:0221'],
])('a bank is told %s as %s, the whole of it', async (socket, address) => {
  expect(await addressOf(socket, undefined, 0, senderAddress)).toBe(address)
})

test('a bank is told of the buyer, not of the proxy', async () => {
  expect(await addressOf('10.0.0.1', '192.0.2.66, 2a02:9001::1', 1, senderAddress)).toMatch(/^2a02:9001:/)
})
