import { expect, test } from 'vitest'
import type { Services } from '#platform/server/services.ts'
import { testServices } from '#tests/test-services.ts'
import { robots, serveSitemap, sitemapFile, sitemapFiles, sitemapIndex } from './sitemap.ts'

const { services } = await testServices({ env: { PUBLIC_URL: 'https://calmaria.example', SANDBOX: 'on' } })
const { catalogue, config } = services
const site = config.publicUrl

const onDay = (day: string): Services => ({ ...services, clock: { now: () => new Date(`${day}T12:00:00Z`) } })
const addressesOn = (day: string) =>
  sitemapFiles(onDay(day))
    .flat()
    .flatMap(({ es, pt }) => [es, pt])

/** Opening and closing tags in their order, or the first that is out of place. */
function misplacedTag(xml: string): string | null {
  const open: string[] = []
  for (const [, closing, name, empty] of xml.matchAll(/<(\/?)([a-z:]+)[^>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) return name ?? ''
    if (!closing && !empty) open.push(name ?? '')
  }
  return open[0] ?? null
}

test('the sitemap is well formed, and each page names both languages', () => {
  const xml = sitemapFile(site, [{ es: '/buscar/', pt: '/pt/pesquisar/' }])
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /)
  expect(misplacedTag(xml.replace(/^<\?.*\?>/, ''))).toBeNull()
  const twins =
    '<xhtml:link rel="alternate" hreflang="es" href="https://calmaria.example/buscar/"/>' +
    '<xhtml:link rel="alternate" hreflang="pt" href="https://calmaria.example/pt/pesquisar/"/>'
  expect(xml).toContain(`<url><loc>https://calmaria.example/buscar/</loc>${twins}</url>`)
  expect(xml).toContain(`<url><loc>https://calmaria.example/pt/pesquisar/</loc>${twins}</url>`)
})

test('the whole catalogue makes a well-formed sitemap without a page twice', () => {
  const xml = sitemapFiles(services).map((file) => sitemapFile(site, file))
  for (const file of xml) expect(misplacedTag(file.replace(/^<\?.*\?>/, ''))).toBeNull()
  const addresses = xml.flatMap((file) => [...file.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThan(catalogue.current().landings.all.length * 2)
})

test('public pages are in it, personal ones are not', () => {
  const addresses = addressesOn('2026-11-15')
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/pt/', '/aviso-legal/', '/pt/spas/tenerife/', '/promociones/']),
  )
  for (const personal of ['/gestionar-bono/', '/pt/gerir-voucher/login/', '/buscar/', '/service-booking/checkout/']) {
    expect(addresses).not.toContain(personal)
  }
})

test.each(['2026-11-15', '2026-11-27'])(
  'on %s it has festive promotions and the offers, and no internal one',
  (day) => {
    const addresses = addressesOn(day)
    expect(addresses).toContain('/promociones/black-friday/')
    expect(addresses).toContain('/pt/promocoes/especial-de-natal/')
    expect(addresses).toContain('/promociones/ofertas/')
    expect(addresses).toContain('/pt/promocoes/ofertas/')
    expect(addresses).not.toContain('/promociones/masaje-en-pareja/')
    expect(addresses).not.toContain('/promociones/descuentos/')
  },
)

test('a large catalogue is split into files of ten thousand pages', () => {
  const all = Array.from({ length: 25_000 }, (_, number) => ({
    kind: 'service' as const,
    uuid: String(number),
    uris: { es: `/a/${number}/`, pt: `/pt/a/${number}/` },
  }))
  const large = { ...catalogue.current(), landings: { ...catalogue.current().landings, all } }
  const files = sitemapFiles({ ...services, catalogue: { ...catalogue, current: () => large } })
  expect(files.map((file) => file.length > 10_000)).toEqual([false, false, false])
  expect(files.flat().length).toBeGreaterThan(25_000)
  expect(sitemapIndex(site, files.length).match(/<loc>.*?<\/loc>/g)).toEqual(
    [1, 2, 3].map((number) => `<loc>https://calmaria.example/sitemap-${number}.xml</loc>`),
  )
})

test('without spas there is no sitemap', async () => {
  const features = { ...config.features, spas: false }
  const without = { ...services, config: { ...config, features } }
  expect(sitemapFiles(without)).toEqual([])
  expect((await serveSitemap(without).request('/sitemap.xml')).status).toBe(404)
})

test.each([
  ['/sitemap.xml', 200],
  ['/sitemap-1.xml', 200],
  ['/sitemap-2.xml', 404],
  ['/sitemap-0.xml', 404],
  ['/sitemap-99999.xml', 404],
  ['/sitemap-1e1.xml', 404],
])('%s answers %i', async (path, status) => {
  const response = await serveSitemap(services).request(path)
  expect(response.status).toBe(status)
  if (status === 200) expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
})

test('robots are kept out of purchases and shown the sitemap', async () => {
  const text = await (await serveSitemap(services).request('/robots.txt')).text()
  expect(text).toBe(robots(site))
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /voucher/',
      'Disallow: /gift-card/',
      'Disallow: /pt/service-booking/',
      'Disallow: /utbapis/',
      'Disallow: /pt/purchase/',
      'Disallow: /api/',
      'Sitemap: https://calmaria.example/sitemap.xml',
    ]),
  )
})

test('a language that is not live is in no entry', () => {
  const files = sitemapFiles({ ...services, config: { ...config, languages: ['es'] } })
  const xml = files.map((file) => sitemapFile(site, file)).join('')
  expect(xml).toContain('<loc>https://calmaria.example/quienes-somos/</loc>')
  expect(xml).not.toMatch(/\/pt\/|hreflang="pt"/)
})
