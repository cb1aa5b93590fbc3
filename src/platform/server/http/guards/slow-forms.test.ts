import { createServer } from 'node:http'
import { connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, expect, test, vi } from 'vitest'
import { createApp } from '#site/server/http/app.ts'
import { testServices } from '#tests/test-services.ts'
import { waitUntil } from '#tests/wait-until.ts'

const render = vi.hoisted(() => vi.fn<(request: Request) => Promise<Response>>())
vi.mock('virtual:react-router/server-build', () => ({ routes: {}, assets: { routes: {} } }))
vi.mock('react-router', async (original) => ({ ...(await original<object>()), createRequestHandler: () => render }))

const { services } = await testServices()
const { fetch } = createApp(services, { photos: 'photos', pictureCache: '/nowhere' })
let asked = 0
const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
const server = createServer((request, response) => {
  asked++
  void listener(request, response)
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const { port } = server.address() as { port: number }
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

test('forms that dribble in take no place from whoever buys', async () => {
  render.mockImplementation(async (request) => new Response(await request.text()))
  const head = `POST /opinar/ HTTP/1.1\r\nHost: here\r\nContent-Type: ${form['Content-Type']}\r\nContent-Length: 1000\r\n\r\n`
  for (let count = 0; count < 250; count++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    socket.write(`${head}half of it`)
  }
  await waitUntil(() => expect(asked).toBe(250))
  const url = `http://127.0.0.1:${port}/gestionar-bono/`
  expect((await globalThis.fetch(url)).status).toBe(200)
  const sent = await globalThis.fetch(url, { method: 'POST', headers: form, body: 'reference=SP1' })
  expect([sent.status, await sent.text()]).toEqual([200, 'reference=SP1'])
})
