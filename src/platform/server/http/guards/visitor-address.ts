import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Whom to count a request to. */
export const visitorAddress = (c: Context, trustedProxies: number) => householdOf(believedAddress(c, trustedProxies))

/** With IPv6 a household has at least 64 bits of addresses: they count as one. */
export function householdOf(address: string): string {
  const plain = plainAddress(address)
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).map(shortened).join(':')}::/64` : plain
}

/** Where a request came from, as 3-D Secure writes it: of IPv6 all eight groups, each with its four digits. */
export function senderAddress(c: Context, trustedProxies: number): string {
  const address = believedAddress(c, trustedProxies)
  return isIPv6(address) ? groupsOf(address).join(':') : address
}

/**
 * Every proxy of ours appends who asked it to X-Forwarded-For, so that many from the end can be believed and what
 * stands before them is only claimed.
 */
function believedAddress(c: Context, trustedProxies: number): string {
  const connected = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? ''
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const believed = trustedProxies === 0 ? [] : forwarded.slice(-trustedProxies).filter(Boolean)
  return plainAddress(believed[0] ?? connected)
}

/** A server that listens to both kinds of addresses sees those of IPv4 written as IPv6. */
const plainAddress = (address: string) =>
  withoutPort(address)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*/, '')

/**
 * Some proxies append the port too, which changes with every connection. Beside a port an IPv6 address stands in
 * brackets.
 */
const withoutPort = (address: string) =>
  address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')

/** An address can be written in many ways: a URL knows one of them, with its zeros left out. */
function groupsOf(address: string): string[] {
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = plain.split('::').map((side) => side.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].map((group) => group.padStart(4, '0'))
}

const shortened = (group: string) => group.replace(/^0+(?=.)/, '')
