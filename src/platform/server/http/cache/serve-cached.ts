import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { answerAt } from './cached-page.ts'
import { preferredEncoding } from './negotiation.ts'
import type { PageCache, PageRequest } from './page-cache.ts'

/** As long as Node's own server waits for the next request on a connection. */
const idleMilliseconds = 5000

/**
 * A kept page needs no server but three lines of HTTP. The plainest form of request, which is what browsers and robots
 * send, is answered from the connection itself, at twice the rate of Node's HTTP server; the first request of any other
 * form or for anything else hands the connection, with every byte, to that server for good. Nothing is answered here
 * that was not understood to the last byte, and nothing with a body, so the two can't disagree about where a request
 * ends. Returns how to hang up on all who wait here.
 */
export function serveCachedFirst(server: Server, pageCache: PageCache, now: () => number = Date.now): () => void {
  const handOver = server.listeners('connection')
  const waiting = sweepIdle(server, now)
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    const leave = () => {
      waiting.delete(socket)
      socket.off('data', read).off('end', finish).off('error', hangUp).off('close', leave)
    }
    // Node keeps its half of a connection open until somebody closes it: what was answered still goes out.
    const finish = () => {
      leave()
      socket.on('error', () => {}).end()
    }
    const hangUp = () => {
      leave()
      socket.on('error', () => {}).destroy()
    }
    const read = (chunk: Buffer) => {
      const answer = answerFor(chunk, pageCache, now)
      // Whoever asks on without reading the answers is left to the server, which knows how to make them wait.
      if (answer && socket.writableLength === 0) {
        waiting.set(socket, now())
        socket.write(answer)
        return
      }
      leave()
      socket.pause()
      for (const listener of handOver) listener.call(server, socket)
      socket.unshift(chunk)
      socket.resume()
    }
    socket.setNoDelay(true)
    waiting.set(socket, now())
    socket.on('data', read).on('end', finish).on('error', hangUp).on('close', leave)
  })
  return () => {
    // What was just answered is still sent.
    for (const socket of waiting.keys()) socket.destroySoon()
  }
}

/**
 * Hangs up on connections that have nothing more to ask. Looked at once a second, all together: a timer for each would
 * cost an eighth of the rate.
 */
function sweepIdle(server: Server, now: () => number): Map<Socket, number> {
  const waiting = new Map<Socket, number>()
  const sweep = setInterval(() => {
    const oldest = now() - idleMilliseconds
    for (const [socket, since] of waiting) if (since < oldest) socket.destroy()
  }, 1000).unref()
  server.once('close', () => clearInterval(sweep))
  return waiting
}

/** One whole GET and nothing after it; names and values in plain characters, every line properly ended. */
const plainRequest = /^GET (\/[!-~]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t -~]*\r\n)+\r\n$/
const needsServer =
  /\r\n(?:(?:content-length|transfer-encoding|expect|upgrade|range|if-none-match|if-modified-since) *:|connection *:(?! *keep-alive\r))/i
const hosts = /\r\nhost:/gi
const acceptEncoding = /\r\naccept-encoding:([^\r]*)/i

type Plain = PageRequest & { encoding: 'br' | 'gzip' }

function answerFor(chunk: Buffer, pageCache: PageCache, now: () => number): Buffer | null {
  const request = understand(chunk.toString('latin1'))
  const wire = request && pageCache.take(request, request.encoding)
  return wire ? answerAt(wire, now()) : null
}

/** The same bytes mean the same request: what browsers send for a page differs little from one to the next. */
const understood = new Map<string, Plain | null>()
const mostUnderstood = 500

function understand(text: string): Plain | null {
  const known = understood.get(text)
  if (known !== undefined) return known
  if (text.length > longestHead) return null
  if (understood.size === mostUnderstood) understood.clear()
  const request = readPlain(text)
  understood.set(text, request)
  return request
}

const longestHead = 4096

function readPlain(text: string): Plain | null {
  const path = plainRequest.exec(text)?.[1]
  if (path === undefined || needsServer.test(text) || text.match(hosts)?.length !== 1) return null
  const encoding = preferredEncoding(acceptEncoding.exec(text)?.[1])
  if (encoding === 'identity') return null
  return { url: path, encoding, header: (name) => headerIn(text, name) }
}

/** Only of pages that are counted, so that the others are not taken apart. */
function headerIn(text: string, name: string): string | undefined {
  const line = headerLines.get(name) ?? new RegExp(`\\r\\n${name}:([^\\r]*)`, 'i')
  headerLines.set(name, line)
  return line.exec(text)?.[1]?.trim()
}

const headerLines = new Map<string, RegExp>()
