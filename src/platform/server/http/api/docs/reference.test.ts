import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { loadConfig } from '#site/server/config.ts'
import { smallServices } from '#tests/api/small-services.ts'
import { knownStatuses } from '../known-problems.ts'

const api = createSiteApi(smallServices().services)
const response = await api.request('/docs/')
const page = await response.text()
const loaded = [...page.matchAll(/<(?:link|script)[^>]+(?:href|src)="([^"]+)"/g)].map(([, file]) => file ?? '')
const files = loaded.filter((file) => file.startsWith('/api/'))
const get = (file: string, accepted: string) =>
  api.request(file.replace('/api', ''), { headers: { 'Accept-Encoding': accepted } })

test('the page is an HTML page in English, which says without a script where the document is', () => {
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/i)
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('<title>Calmaria API</title>')
  expect(page).toMatch(/<noscript>.*<a href="\/api\/openapi.json">/)
})

test('every problem that is answered leads to its place in the page', async () => {
  const { type } = (await (await api.request('/nothing')).json()) as { type: string }
  expect(type).toBe('/api/docs/#error-404')
  expect(knownStatuses.filter((status) => !page.includes(`<h3 id="error-${status}">${status} `))).toEqual([])
})

test('nothing stands inline, and nothing comes from elsewhere', () => {
  expect(page.match(/<script(?![^>]* src=)|<style|\s(style|on\w+)=/g)).toBeNull()
  expect(loaded.filter((file) => !file.startsWith('/api/docs/') && file !== '/favicon.svg')).toEqual([])
  expect(files).toHaveLength(4)
})

test('its files may be kept for ever, in the packing that the browser takes', async () => {
  for (const file of files) {
    const answers = await Promise.all(['br, gzip', 'gzip', ''].map((accepted) => get(file, accepted)))
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    expect(answers.map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip', null])
    for (const { status, headers } of answers) {
      expect([status, headers.get('Vary')]).toEqual([200, 'Accept-Encoding'])
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('Content-Type')).toMatch(file.endsWith('.css') ? /^text\/css;/ : /^text\/javascript;/)
    }
    const [brotli, zipped, plain] = bodies as [Buffer, Buffer, Buffer]
    expect(plain.length).toBeGreaterThan(500)
    expect(brotliDecompressSync(brotli).equals(plain)).toBe(true)
    expect(gunzipSync(zipped).equals(plain)).toBe(true)
  }
})

test('the library is the one that is installed, and its version is in its name', async () => {
  const { version } = JSON.parse(readFileSync('node_modules/swagger-ui-dist/package.json', 'utf8'))
  const plain = await (await get(`/api/docs/swagger-ui-${version}.js`, '')).text()
  expect(plain).toBe(readFileSync('node_modules/swagger-ui-dist/swagger-ui-bundle.js', 'utf8'))
})

test('the library tells nobody that it was installed', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).scarfSettings).toEqual({ enabled: false })
})

test('the address without its slash leads to it', async () => {
  const moved = await api.request('/docs')
  expect([moved.status, moved.headers.get('Location')]).toEqual([308, '/docs/'])
})

test('a name of the house with HTML in it stays text', async () => {
  const { services } = smallServices()
  const config = loadConfig({ BRAND_NAME: '<script>alert(1)</script>', SANDBOX: 'on' })
  const hostile = await (await createSiteApi({ ...services, config }).request('/docs/')).text()
  expect(hostile).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt; API</h1>')
  expect(hostile).not.toContain('<script>')
})
