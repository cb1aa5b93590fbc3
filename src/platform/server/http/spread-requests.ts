import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** The way of a request up to where it waits for its turn or the database takes a fraction of a millisecond. */
const mostInARound = 8

/**
 * Hundreds of requests may have arrived when the loop goes round. Only some are begun in that round and the others in the
 * next ones, so that whoever is answered from memory is answered in between.
 */
export function spreadRequests(handle: RequestListener): RequestListener {
  const waiting: [IncomingMessage, ServerResponse][] = []
  let begun = 0

  function begin(request: IncomingMessage, response: ServerResponse) {
    if (begun === 0) setImmediate(goOn)
    begun++
    handle(request, response)
  }

  function goOn() {
    begun = 0
    for (const [request, response] of waiting.splice(0, mostInARound)) begin(request, response)
  }

  return (request, response) => {
    if (begun < mostInARound && waiting.length === 0) begin(request, response)
    else waiting.push([request, response])
  }
}
