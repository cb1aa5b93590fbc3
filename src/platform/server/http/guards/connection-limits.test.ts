import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { longEnough, waitUntil } from '#tests/wait-until.ts'
import { PageCache } from '../cache/page-cache.ts'
import { serveCachedFirst } from '../cache/serve-cached.ts'
import { limitConnections, refuseTwoHosts, requestDeadlines } from './connection-limits.ts'

const kept = new PageCache(1_000_000, () => 'today')
await kept.keep('/kept/', Buffer.from('<p>calma</p>'), new Headers({ 'Content-Type': 'text/html' }), {
  cacheVersion: 'today',
})

let server: Server | undefined
let sockets: Socket[] = []

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  server?.close()
})

type Limits = Parameters<typeof limitConnections>[1]
type Options = { host?: string; deadlines?: Partial<typeof requestDeadlines> }

/** Deadlines that a test can wait for. */
const soon = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 }
/** For whom nothing may be cut off meanwhile, not even on a busy machine. */
const never = { headersTimeout: longEnough, requestTimeout: longEnough }

/** As run-server opens it, with other deadlines. */
async function open(limits: Limits, { host = '127.0.0.1', deadlines = never }: Options = {}) {
  server = createServer({ ...requestDeadlines, ...deadlines }, (request, response) => {
    if (kept.serve(request, response)) return
    request.resume().once('end', () => response.end('server'))
  })
  serveCachedFirst(server, kept)
  limitConnections(server, limits)
  await new Promise<void>((ready) => server?.listen(0, host, ready))
}

function dial(from = '127.0.0.1') {
  const { port } = (server as Server).address() as { port: number }
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  const heard = { text: '', isClosed: false }
  socket
    .on('data', (chunk) => {
      heard.text += chunk
    })
    .on('close', () => {
      heard.isClosed = true
    })
    .on('error', () => {})
  sockets.push(socket)
  return { socket, heard }
}

/** Writes a character at a time, and then x for x, for as long as the other side listens. */
function dribble(socket: Socket, text: string) {
  const rest = [...text]
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer)
    else socket.write(rest.shift() ?? 'x')
  }, 20)
}

const br = 'Host: here\r\nAccept-Encoding: br\r\n'
const askForKept = `GET /kept/ HTTP/1.1\r\n${br}\r\n`

/** Comes again until it is let in and answered: whoever is turned away, or too slow, is closed. */
const dialUntilAnswered = () =>
  waitUntil(async () => {
    const { socket, heard } = dial()
    socket.write(askForKept)
    await waitUntil(() => expect(heard.isClosed || heard.text.includes('200 OK')).toBe(true))
    expect(heard.text).toContain('200 OK')
    return { socket, heard }
  })

test.each([
  ['headers that dribble in', 'G', 'ET / HTTP/1.1\r\nHost: here\r\nX-Name: '],
  ['headers that dribble in after half of them', 'GET / HTTP/1.1\r\nHost: here\r\n', 'X-Name: '],
  ['a body that dribbles in', 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 1000000\r\n\r\n', ''],
])('%s are cut off', async (_, whole, dribbled) => {
  await open({ most: 100, trustedProxies: 0 }, { deadlines: soon })
  const { socket, heard } = dial()
  socket.write(whole)
  dribble(socket, dribbled)
  await waitUntil(() => expect(heard.isClosed).toBe(true))
})

test('a second request that dribbles in is cut off', async () => {
  await open({ most: 100, trustedProxies: 0 }, { deadlines: soon })
  const { socket, heard } = await dialUntilAnswered()
  dribble(socket, 'GET / HTTP/1.1\r\nX-Name: ')
  await waitUntil(() => expect(heard.isClosed).toBe(true))
})

test('the deadlines of the site are those of a slow phone, not of an hour', () => {
  expect(requestDeadlines).toEqual({
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    connectionsCheckingInterval: 5000,
    keepAliveTimeout: 65_000,
  })
})

test('beyond the cap nobody is let in, until somebody leaves', async () => {
  await open({ most: 4, trustedProxies: 1 })
  const first = Array.from({ length: 4 }, () => dial())
  for (const { socket } of first) await new Promise((done) => socket.once('connect', done))
  const late = dial()
  await waitUntil(() => expect(late.heard.isClosed).toBe(true))
  first[0]?.socket.destroy()
  await dialUntilAnswered()
})

test('one address has a quarter of all connections, unless they come by a proxy of ours', async () => {
  await open({ most: 8, trustedProxies: 0 })
  const own = Array.from({ length: 3 }, () => dial())
  await waitUntil(() => expect(own.filter(({ heard }) => heard.isClosed)).toHaveLength(1))
  server?.close()
  await open({ most: 8, trustedProxies: 1 })
  const all = Array.from({ length: 8 }, () => dial())
  for (const { socket } of all) socket.write(askForKept)
  await waitUntil(() => expect(all.filter(({ heard }) => heard.text.includes('200 OK'))).toHaveLength(8))
})

test('on a server that listens to both kinds of addresses, those of IPv4 are told apart', async () => {
  await open({ most: 8, trustedProxies: 0 }, { host: '::' })
  const [first, second, third] = ['127.0.0.1', '127.0.0.1', '127.0.0.2'].map(dial)
  third?.socket.write(askForKept)
  await waitUntil(() => expect(third?.heard.text).toContain('200 OK'))
  expect([first, second].map((one) => one?.heard.isClosed)).toEqual([false, false])
})

test.each([
  ['one host', 'Host: calmaria.example\r\n', '200 OK'],
  ['two hosts', 'Host: calmaria.example\r\nhost: other.example\r\n', '400 Bad Request'],
  ['the same host twice', 'Host: calmaria.example\r\nHost: calmaria.example\r\n', '400 Bad Request'],
])('who names %s is answered %s', async (_, hosts, status) => {
  const server = createServer((request, response) => {
    if (!refuseTwoHosts(request, response)) response.end('calma')
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  const answer = await new Promise<string>((resolve, reject) => {
    const said: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`))
    socket
      .on('data', (chunk: Buffer) => said.push(chunk))
      .on('end', () => resolve(Buffer.concat(said).toString()))
      .on('error', reject)
  })
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`))
})
