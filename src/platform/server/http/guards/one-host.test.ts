import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { refuseTwoHosts } from './one-host.ts'

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
