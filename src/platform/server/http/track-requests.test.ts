import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { longEnough, waitUntil } from '#tests/wait-until.ts'
import { trackRequests } from './track-requests.ts'

async function open(answer: RequestListener) {
  const server = createServer(answer)
  const finish = trackRequests(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  return { server, finish, dial: () => dial(port) }
}

/** A connection on which requests are written by hand, and all that came back on it. */
async function dial(port: number) {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.on('error', () => {})
  const gone = new Promise((closed) => socket.once('close', closed))
  await once(socket, 'connect')
  return { socket, gone, said: () => said }
}

const request = 'POST /pay HTTP/1.1\r\nHost: here\r\nContent-Length: 0\r\n\r\n'

test('a request under way is answered, and told that it was the last on its connection', async () => {
  let answer = () => {}
  const { server, finish, dial } = await open((_, response) => {
    answer = () => void response.end('paid')
  })
  const buyer = await dial()
  buyer.socket.write(request)
  await once(server, 'request')
  const finished = finish(longEnough)
  await expect(dial()).rejects.toThrow('ECONNREFUSED')
  answer()
  await buyer.gone
  await finished
  expect(buyer.said()).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*Connection: close\r\n[\s\S]*paid/)
})

test('one that waits for its next request is closed at once, and half a request is waited for', async () => {
  const { server, finish, dial } = await open((_, response) => void response.end('welcome'))
  const idle = await dial()
  idle.socket.write(request)
  await waitUntil(() => expect(idle.said()).toContain('welcome'))
  const [[inside], slow] = await Promise.all([once(server, 'connection'), dial()])
  slow.socket.write(request.slice(0, 20))
  await waitUntil(() => expect(inside.bytesRead).toBe(20))
  const finished = finish(longEnough)
  await idle.gone
  slow.socket.write(request.slice(20))
  await slow.gone
  await finished
  expect(slow.said()).toMatch(/Connection: close\r\n[\s\S]*welcome/)
})

test('what is not answered in time is closed', async () => {
  const { server, finish, dial } = await open(() => {})
  const buyer = await dial()
  buyer.socket.write(request)
  await once(server, 'request')
  await finish(50)
  await buyer.gone
  expect(buyer.said()).toBe('')
})
