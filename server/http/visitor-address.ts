import { isIPv6 } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Whom to count a request to. Every proxy of ours appends who asked it to X-Forwarded-For, so that many from the end
 * can be believed and what stands before them is only claimed.
 */
export function visitorAddress(c: Context, trustedProxies: number): string {
  const asked = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? ''
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const believed = trustedProxies === 0 ? [] : forwarded.slice(-trustedProxies).filter(Boolean)
  return householdOf(believed[0] ?? asked)
}

/** With IPv6 a household has at least 64 bits of addresses: they count as one. */
function householdOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/, '')
  if (!isIPv6(plain)) return plain
  const [head = [], tail = []] = plain.split('::').map((side) => side.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const network = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
