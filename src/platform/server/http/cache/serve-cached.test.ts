import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { waitUntil } from '#tests/wait-until.ts'
import { PageCache } from './page-cache.ts'
import { serveCachedFirst } from './serve-cached.ts'

const html = `<!DOCTYPE html>${'<p>calma</p>'.repeat(200)}`
const kept = new PageCache(1_000_000, () => 'today')
const noon = Date.UTC(2026, 10, 15, 12)
let now = noon
let asked: string[] = []

/** Who is not served in the lane is served here. */
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  if (kept.serve(request, response)) return
  const body: Buffer[] = []
  request.on('data', (chunk) => body.push(chunk))
  request.on('end', () => response.end(`server: ${Buffer.concat(body)}`))
})
let hangUp: () => void
let sockets: Socket[] = []

beforeAll(async () => {
  await kept.keep('/kept/', Buffer.from(html), new Headers({ 'Content-Type': 'text/html' }), { cacheVersion: 'today' })
  hangUp = serveCachedFirst(server, kept, () => now)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  // The server makes the gzip form for the first who wants it.
  await talk([plain()])
  asked = []
})

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  asked = []
  now = noon
})

afterAll(() => server.close())

const plain = (path = '/kept/', more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip\r\n${more}\r\n`

test('a plain request for a kept page is answered without the server', async () => {
  const answer = await talk([plain()])
  expect(asked).toEqual([])
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\nDate: Sun, 15 Nov 2026 12:00:00 GMT\r\n/)
  expect(bodyOf(answer)).toBe(html)
})

test('who names two hosts is left to the server', async () => {
  await talk([plain('/kept/', 'Host: there\r\n')])
  expect(asked).toEqual(['GET /kept/'])
})

test('the date is that of the moment', async () => {
  now += 61_000
  expect(await talk([plain()])).toContain('Date: Sun, 15 Nov 2026 12:01:01 GMT')
})

test('the headers that browsers send are plain enough', async () => {
  const browser =
    'Connection: keep-alive\r\nUpgrade-Insecure-Requests: 1\r\nUser-Agent: Mozilla/5.0\r\nAccept-Language: es\r\n'
  await talk([plain('/kept/', browser)])
  expect(asked).toEqual([])
})

test.each([
  ['another page', plain('/other/'), 'GET /other/'],
  ['another method', plain().replace('GET', 'HEAD'), 'HEAD /kept/'],
  ['a client that takes no compression', 'GET /kept/ HTTP/1.1\r\nHost: here\r\n\r\n', 'GET /kept/'],
  ['a question whether the page is still the same', plain('/kept/', 'If-None-Match: "x"\r\n'), 'GET /kept/'],
  ['a last request', plain('/kept/', 'Connection: close\r\n'), 'GET /kept/'],
  ['a body', plain('/kept/', 'Content-Length: 4\r\n').concat('body'), 'GET /kept/'],
  ['a body announced without one', plain('/kept/', 'content-length: 0\r\n'), 'GET /kept/'],
  ['a range', plain('/kept/', 'RANGE: bytes=0-9\r\n'), 'GET /kept/'],
  ['an old version of the protocol', plain().replace('1.1', '1.0'), 'GET /kept/'],
])('%s is the business of the server, with every byte', async (_, request, seen) => {
  await talk([request])
  expect(asked).toEqual([seen])
})

test.each([
  [
    'a bare line feed that hides a header',
    'GET /kept/ HTTP/1.1\r\nHost: here\nContent-Length: 4\r\nAccept-Encoding: gzip\r\n\r\n',
  ],
  [
    'a space before the colon',
    'GET /kept/ HTTP/1.1\r\nHost: here\r\nTransfer-Encoding : chunked\r\nAccept-Encoding: gzip\r\n\r\n',
  ],
  ['a folded header', 'GET /kept/ HTTP/1.1\r\nHost: here\r\nAccept-Encoding: gzip\r\n Content-Length: 4\r\n\r\n'],
  ['no host', 'GET /kept/ HTTP/1.1\r\nAccept-Encoding: gzip\r\n\r\n'],
  ['no HTTP at all', 'hello\r\n\r\n'],
])('%s is never answered in the lane', async (_, request) => {
  const answer = await talk([request])
  expect(answer).not.toContain('200 OK')
})

test('a request that comes in two pieces is whole for the server', async () => {
  const answer = await talk([plain('/other/').slice(0, 20), plain('/other/').slice(20)])
  expect(answer).toContain('server: ')
})

test('two requests at once are both answered, in their order', async () => {
  const answer = await talk([plain() + plain('/other/')], 'server: ')
  expect(asked).toEqual(['GET /kept/', 'GET /other/'])
  expect(answer.indexOf('gzip')).toBeLessThan(answer.indexOf('server: '))
})

test('a connection goes on after a kept page, in the lane and out of it', async () => {
  const socket = open()
  expect(await ask(socket, plain())).toContain('200 OK')
  expect(await ask(socket, plain())).toContain('200 OK')
  expect(asked).toEqual([])
  expect(await ask(socket, plain('/other/'), 'server: ')).toContain('server: ')
  expect(await ask(socket, plain('/kept/'))).toContain('200 OK')
  expect(asked).toEqual(['GET /other/', 'GET /kept/'])
})

test('whoever waits in the lane can be hung up on', async () => {
  const socket = open()
  await ask(socket, plain())
  const closed = new Promise((done) => socket.once('close', done))
  hangUp()
  await closed
})

test('who hangs up is let go at once, and has got the answer to what they asked', async () => {
  const count = () => new Promise<number>((done) => server.getConnections((_, open) => done(open)))
  const before = await count()
  const socket = open()
  const answer = ask(socket, plain())
  socket.end()
  expect(await answer).toContain('200 OK')
  await waitUntil(async () => expect(await count()).toBeLessThanOrEqual(before))
})

test('a connection with nothing more to ask is hung up on after a while', async () => {
  const socket = open()
  await ask(socket, plain())
  const closed = vi.fn()
  socket.once('close', closed)
  now += 6000
  await waitUntil(() => expect(closed).toHaveBeenCalled())
})

function open(): Socket {
  const { port } = server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  sockets.push(socket)
  return socket
}

/** Sends the pieces one after the other and returns what came back, up to the end of the first answer. */
async function talk(pieces: string[], until?: string): Promise<string> {
  const socket = open()
  const [last, ...before] = pieces.toReversed()
  for (const piece of before.toReversed()) {
    await new Promise<void>((sent) => socket.write(piece, 'latin1', () => sent()))
  }
  return ask(socket, last as string, until)
}

function ask(socket: Socket, request: string, until?: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const done = () => {
      socket.off('data', read)
      resolve(answer)
    }
    const read = (chunk: Buffer) => {
      answer += chunk.toString('latin1')
      if (until ? answer.includes(until) : isWhole(answer)) done()
    }
    socket.on('data', read)
    socket.once('close', done)
    socket.write(request, 'latin1')
  })
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = answer.slice(0, end)
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
  if (/ 304 /.test(head) || asked.at(-1)?.startsWith('HEAD')) return true
  return Number.isNaN(length) ? answer.endsWith('0\r\n\r\n') : answer.length >= end + 4 + length
}

const bodyOf = (answer: string) =>
  gunzipSync(Buffer.from(answer.slice(answer.indexOf('\r\n\r\n') + 4), 'latin1')).toString()
