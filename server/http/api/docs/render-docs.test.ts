import { expect, test } from 'vitest'
import { createApi } from '../create-api.ts'
import type { OpenApiDocument } from '../openapi-document.ts'
import { testServices } from '../test-services.ts'
import { html } from './html.ts'
import { renderDocs } from './render-docs.ts'

const api = createApi(testServices().services)
const response = await api.request('/docs/')
const page = await response.text()

test('the page is an HTML page in English', () => {
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i)
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('<title>Calmaria API</title>')
})

test.each([
  '/api/shared/get-lang-alter-urls-by-uri',
  '/api/shared/get-location-for-uri',
  '/api/locations/location-list-with-any-landing',
  '/api/v1/log/info/{event}',
  '/api/purchases/{uuid}/payment',
  '/api/openapi.json',
])('%s is explained', (path) => {
  expect(page).toContain(`<code>${path}</code>`)
})

test.each([
  ['an outer field', '<code>urls</code>'],
  ['an inner field', '<code>urls[].children[].lang</code>'],
  ['a field that may be null', 'text or null'],
  ['the values of a field', '&#39;es&#39; or &#39;pt&#39;'],
  ['an optional field', 'number, optional'],
  ['a call to paste', 'curl -X PUT &#39;https://calmaria.example/api/v1/log/info/ga-analitics-purchase&#39;'],
  ['a body to paste', '-d &#39;{&quot;uri&quot;:&quot;/pt/spas/tenerife/&quot;}&#39;'],
  ['a call without a body', 'curl -X DELETE &#39;https://calmaria.example/api/purchases/'],
  ['where a cookie is kept', '-b cookies.txt -c cookies.txt'],
  ['the pages beside a call', '<li>POST <code>/voucher/{uuid}/checkout/buyer/</code>'],
])('it shows %s', (_, text) => {
  expect(page).toContain(text)
})

test('every error that is linked or named as a type has its place', () => {
  const linked = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  for (const id of [...linked, ...[400, 403, 404, 405, 409, 413, 415, 429, 500].map((status) => `error-${status}`)]) {
    expect(page).toContain(`id="${id}"`)
  }
})

test('it needs no script, no inline style and nothing from elsewhere', () => {
  expect(page).not.toContain('<script')
  expect(page).not.toMatch(/<[^>]+\s(style|on\w+)=/)
  const loaded = [...page.matchAll(/<link[^>]+href="([^"]+)"|src="([^"]+)"/g)].map(([, href, src]) => href ?? src)
  expect(loaded).toEqual(['/api/docs/style.css'])
})

test('its stylesheet is served', async () => {
  const style = await api.request('/docs/style.css')
  expect(style.headers.get('Content-Type')).toBe('text/css; charset=utf-8')
  expect(await style.text()).toContain('#fbf8f3')
})

test('the address without its slash leads to it', async () => {
  const moved = await api.request('/docs')
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/docs/'])
})

test('whatever the document says stays text', () => {
  const hostile = '"><script>alert(1)</script>'
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: hostile, version: hostile, description: hostile },
    paths: { [`/${hostile}`]: { get: { operationId: hostile, summary: hostile, responses: {} } } },
  }
  expect(renderDocs(document)).not.toContain('<script')
  expect(html`<p title="${hostile}">${[html`<b>${"it's"}</b>`]}${undefined}${false}${0}</p>`.source).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"><b>it&#39;s</b>0</p>',
  )
})
