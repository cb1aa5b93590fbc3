import type { Server, ServerResponse } from 'node:http'
import { within } from '#platform/server/within.ts'

/**
 * Knows what is under way, so that a server can stop without cutting anybody off. Returns how to: no new connections,
 * idle ones are closed, requests under way are answered, each as the last on its connection, and what has not ended in
 * time is closed.
 */
export function trackRequests(server: Server): (milliseconds: number) => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      // One whose head had been sent with the promise of more waits for the next request now.
      if (isStopping) server.closeIdleConnections()
    })
  })
  return async (milliseconds) => {
    isStopping = true
    for (const response of underWay) response.shouldKeepAlive = false
    await within(milliseconds, new Promise((closed) => server.close(closed)))
    server.closeAllConnections()
  }
}
