import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { guardMethod, guardPath } from './request-guards.ts'

const app = new Hono()
app.use(guardPath)
app.use(guardMethod)
app.all('*', (c) => c.text('understood'))

test.each([
  ['/', 200],
  ['/pt/spas/tenerife/', 200],
  ['/buscar/?where=Gand%C3%ADa&what=masaje+relajante', 200],
  ['/buscar/?where=50%25', 200],
  ['/%', 400],
  ['/%zz/', 400],
  ['/%E0%A4%A/', 400],
  ['/%C3%28/', 400],
  ['/buscar/?where=100%', 400],
  ['/%00/', 400],
  ['/spas/%0d%0aSet-Cookie:x/', 400],
  ['/%7f/', 400],
  ['/%1b[2J/', 400],
  [`/${'a'.repeat(2046)}/`, 200],
  [`/${'a'.repeat(2047)}/`, 414],
  [`/?q=${'a'.repeat(2048)}`, 414],
])('%.40s answers %i', async (path, status) => {
  expect((await app.request(path)).status).toBe(status)
})

test('a refusal says what is wrong', async () => {
  expect(await (await app.request('/%')).text()).toContain('two hexadecimal digits')
  expect(await (await app.request(`/${'a'.repeat(3000)}`)).text()).toContain('too long')
})

test.each(['GET', 'HEAD', 'POST'])('%s is understood', async (method) => {
  expect((await app.request('/', { method })).status).toBe(200)
})

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is not, and is told what is', async (method) => {
  const response = await app.request('/', { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
})
