import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeEnvelopeSender } from './send-envelopes.ts'

const opened: (() => void)[] = []

/** The time that an envelope is given is over when a test says so, and not because the machine is busy. */
let runOut = () => {}
beforeEach(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController()
    runOut = () => limit.abort(new DOMException('time is over', 'TimeoutError'))
    return limit.signal
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const close of opened.splice(0)) close()
})

/** A host that does what it is told to with every envelope, and remembers them. */
async function host(answer: RequestListener) {
  const taken: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece) => {
      body += piece
    })
    request.on('end', () => {
      taken.push(body)
      answer(request, response)
    })
  }).listen(0)
  await once(server, 'listening')
  opened.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { taken, url: `http://localhost:${(server.address() as AddressInfo).port}/api/1/envelope/` }
}

function open(envelopeUrl: string) {
  let now = 0
  const warn = vi.fn()
  const sender = makeEnvelopeSender({
    dsn: { envelopeUrl, publicKey: 'abc' },
    now: () => now,
    warn,
  })
  return {
    ...sender,
    warn,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

test('envelopes are sent one after the other, with the key', async () => {
  const keys: unknown[] = []
  const { url, taken } = await host((request, response) => {
    keys.push(request.headers['x-sentry-auth'])
    response.end('{"id":"1"}')
  })
  const { send, settle, warn } = open(url)
  for (const name of ['a', 'b', 'c']) send(name)
  await settle()
  expect(AbortSignal.timeout).toHaveBeenLastCalledWith(5000)
  expect(taken).toEqual(['a', 'b', 'c'])
  expect(keys[0]).toContain('sentry_key=abc')
  expect(warn).not.toHaveBeenCalled()
})

const slow: RequestListener = () => runOut()
const broken: RequestListener = (_, response) => void response.writeHead(500).end('x'.repeat(100_000))
const garbage: RequestListener = (request) => void request.socket.end('this is no HTTP\r\n\r\n')
const endless: RequestListener = (_, response) => {
  response.writeHead(503)
  const more = setInterval(() => response.write('x'.repeat(1000)), 5)
  response.on('close', () => clearInterval(more))
}
const elsewhere: RequestListener = (_, response) =>
  void response.writeHead(302, { location: 'http://localhost:1/' }).end()

test.each([
  ['is slow', slow],
  ['fails', broken],
  ['answers garbage', garbage],
  ['never ends its answer', endless],
  ['leads elsewhere', elsewhere],
])('a host that %s is left alone for a minute, with one warning', async (_, answer) => {
  const { url, taken } = await host(answer)
  const { send, settle, warn, pass } = open(url)
  for (const name of ['a', 'b', 'c']) send(name)
  await settle()
  send('while it is left alone')
  pass(60_000)
  send('d')
  await settle()
  expect(taken).toEqual(['a', 'd'])
  expect(warn).toHaveBeenCalledTimes(1)
})

test('so is one that is not there', async () => {
  const { send, settle, warn } = open('http://localhost:1/api/1/envelope/')
  send('a')
  send('b')
  await settle()
  expect(warn).toHaveBeenCalledTimes(1)
})

test('one that has enough says for how long', async () => {
  const { url, taken } = await host((_, response) => void response.writeHead(429, { 'retry-after': '120' }).end())
  const { send, settle, pass } = open(url)
  send('a')
  await settle()
  pass(119_000)
  send('b')
  pass(1000)
  send('c')
  await settle()
  expect(taken).toEqual(['a', 'c'])
})

test('an envelope that is not liked does not keep the next from being sent', async () => {
  const { url, taken } = await host((_, response) => void response.writeHead(400).end())
  const { send, settle } = open(url)
  for (const name of ['a', 'b']) send(name)
  await settle()
  expect(taken).toEqual(['a', 'b'])
})

test('fifty wait at most', async () => {
  const { url, taken } = await host((_, response) => void response.end())
  const { send, settle } = open(url)
  for (let number = 0; number < 200; number++) send(String(number))
  await settle()
  // The first is on its way already.
  expect(taken).toHaveLength(51)
})
