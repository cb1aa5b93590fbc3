import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { householdOf } from './visitor-address.ts'

/**
 * Who sends a request a character at a time is cut off. A form has at most 64 KB, which the slowest phone sends in less
 * than a minute. The quick answer of cached pages hands over what is not whole, so these hold for every connection.
 */
export const requestDeadlines = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5000,
  // Longer than proxies keep an idle connection: whoever closes first must not be the one who is asked next.
  keepAliveTimeout: 65_000,
}

type Limits = { most: number; trustedProxies: number }

/** Of all connections, what one address may hold: enough for an office, too little to shut everybody else out. */
const share = 1 / 4

/**
 * Beyond the cap a connection is closed at once. Behind a proxy all of them come from its address, so that only the
 * proxy can say how many each visitor may have.
 */
export function limitConnections(server: Server, { most, trustedProxies }: Limits): void {
  server.maxConnections = most
  if (trustedProxies > 0) return
  const held = new Map<string, number>()
  server.prependListener('connection', (socket: Socket) => {
    const household = householdOf(socket.remoteAddress ?? '')
    const count = (held.get(household) ?? 0) + 1
    held.set(household, count)
    socket.once('close', () => {
      const left = (held.get(household) ?? 1) - 1
      if (left > 0) held.set(household, left)
      else held.delete(household)
    })
    if (count > most * share) socket.destroy()
  })
}

/**
 * Answers who names two hosts, which RFC 9112 forbids: Node takes the first, and whoever stands between may have taken
 * the second for its cache or its rules. Returns whether it did.
 */
export function refuseTwoHosts({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length <= 1) return false
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
  response.end('This request names two hosts. Name the one that you mean.')
  return true
}
