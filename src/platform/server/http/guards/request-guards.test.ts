import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mostFiles, unsubscribePages } from '#site/features.ts'
import { guardForms, guardMethod, guardPath } from './request-guards.ts'

const app = new Hono()
app.use(guardPath)
app.use(guardMethod)
app.all('*', (c) => c.text('understood'))

test.each([
  ['/', 200],
  ['/pt/spas/tenerife/', 200],
  ['/buscar/?q=masaje+Gand%C3%ADa', 200],
  ['/%', 400],
  ['/%zz/', 400],
  ['/%E0%A4%A/', 400],
  ['/%C3%28/', 400],
  ['/buscar/?q=100%', 200],
  ['/api/search/suggestions?q=100%', 400],
  ['/%00/', 400],
  ['/spas/%0d%0aSet-Cookie:x/', 400],
  ['/%7f/', 400],
  ['/%1b[2J/', 400],
  [`/${'a'.repeat(2046)}/`, 200],
  [`/${'a'.repeat(2047)}/`, 414],
  [`/buscar/?q=${'a'.repeat(10_000)}`, 200],
  [`/api/search/suggestions?q=${'a'.repeat(2048)}`, 414],
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

let wait = 0
const forms = new Hono()
forms.use(guardForms('https://calmaria.example', async () => wait, { mostFiles, unsubscribePages }))
forms.all('*', async (c) => c.text(`${(await c.req.text()).length}`))

function post(headers: Record<string, string>, body: BodyInit = 'name=Ana') {
  const encoding = { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' }
  const init = { method: 'POST', headers: { Host: 'inside:3000', ...encoding, ...headers }, body, duplex: 'half' }
  return forms.request('/boletin/', init as RequestInit)
}

test.each<[string, Record<string, string>, number]>([
  ['our own page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://calmaria.example' }, 200],
  ['our own page, by a name we were not told', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://x.example' }, 200],
  ['a page sent again by the visitor', { 'Sec-Fetch-Site': 'none' }, 200],
  ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
  ['a neighbour under the same name', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.calmaria.example' }, 403],
  ['another site that claims our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://calmaria.example' }, 403],
  ['our own page, behind a proxy that ends TLS', { Origin: 'https://calmaria.example' }, 200],
  ['our own page, by the name it was asked under', { Origin: 'http://inside:3000' }, 200],
  ['another site, in a browser that tells only that', { Origin: 'https://evil.example' }, 403],
  ['our name with another port', { Origin: 'https://calmaria.example:8443' }, 403],
  ['a page without a name', { Origin: 'null' }, 403],
  ['no browser at all', {}, 200],
])('a form from %s', async (_, headers, status) => {
  expect((await post(headers)).status).toBe(status)
})

test('a form is counted before anything is looked at, and its sender may have to wait', async () => {
  wait = 90
  const response = await post({ 'Content-Type': 'text/plain' })
  wait = 0
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '90'])
  const text = await response.text()
  expect(text).toContain('<html lang="es">')
  expect(text).toContain('Espera 2 minutos y vuelve atrás')
})

test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json', ''])(
  'a form in %j is not one of ours',
  async (type) => {
    expect((await post({ 'Content-Type': type })).status).toBe(415)
  },
)

test('a form may have 64 KB, whatever its length is said to be', async () => {
  const [most, more] = ['a'.repeat(64 * 1024), 'a'.repeat(64 * 1024 + 1)]
  const stream = (text: string) => new Blob([text]).stream()
  expect(await (await post({}, most)).text()).toBe('65536')
  expect(await (await post({}, stream(most))).text()).toBe('65536')
  expect((await post({}, stream(more))).status).toBe(413)
  const announced = await post({ 'Content-Length': '70000' }, 'a=b')
  expect(announced.status).toBe(413)
  expect(await announced.text()).toContain('64 KB')
})

test('reading a page needs no origin', async () => {
  expect((await forms.request('/', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(200)
})
