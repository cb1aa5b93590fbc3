import type { IncomingMessage, ServerResponse } from 'node:http'

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
