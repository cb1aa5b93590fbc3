import { expect, type Page } from '@playwright/test'
import { languages } from '#platform/i18n/languages.ts'
import { pageKeys, pathOf, sectionKeys, sectionPath } from '#platform/pages/paths.ts'
import { test } from './support/test.ts'

type Addresses = { es: string; pt: string }

const staticPages: Addresses[] = pageKeys().map((page) => ({ es: pathOf(page, 'es'), pt: pathOf(page, 'pt') }))
const sectionPages: Addresses[] = sectionKeys().map((key) => ({
  es: sectionPath(key, 'es'),
  pt: sectionPath(key, 'pt'),
}))

test('every static page and section answers in both languages and names its twin', async ({ request, baseURL }) => {
  for (const addresses of [...staticPages, ...sectionPages]) {
    for (const language of languages) {
      const response = await request.get(addresses[language])
      expect(response.status(), addresses[language]).toBe(200)
      const html = await response.text()
      // The voucher page sends who has not signed in to the login, which has twins of its own.
      if (new URL(response.url()).pathname !== addresses[language]) continue
      expect(html, addresses[language]).toContain(`<html lang="${language}">`)
      expect(alternatesIn(html, baseURL), addresses[language]).toEqual(addresses)
    }
  }
})

/** Services are nine of ten addresses and all alike: `npm test` asks for one in ten, `npm run test:addresses` for all. */
const share = process.env.ADDRESSES === 'all' ? 1 : 10
const isService = (loc: string) => new URL(loc).pathname.split('/').filter((part) => part && part !== 'pt').length === 4

test('every address of the sitemap answers with its alternates', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url as string)
  const entries = (await Promise.all(files.map(async (file) => (await request.get(file)).text())))
    .flatMap((xml) => [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => entry as string))
    .map((entry) => ({ loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] as string, twins: twinsIn(entry) }))
  expect(entries.length).toBeGreaterThan(1200)
  const asked = entries.filter(({ loc }, place) => !isService(loc) || place % share === 0)
  await inParallel(8, asked, async ({ loc, twins }) => {
    const response = await request.get(loc)
    expect(response.status(), loc).toBe(200)
    const html = await response.text()
    expect(alternatesIn(html, ''), loc).toEqual(twins)
    expect(html, loc).toContain(`<link rel="canonical" href="${loc}"/>`)
  })
})

test('the Portuguese tree has the places, spas and services of the catalogue', async ({ request, baseURL }) => {
  const xml = await (await request.get('/sitemap-1.xml')).text()
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => (url as string).replace(baseURL as string, ''))
  const portuguese = paths.filter((path) => path.startsWith('/pt/spas/'))
  const depth = (path: string) => path.split('/').length - 4
  const { locations } = await (await request.get('/api/locations/location-list-with-any-landing')).json()
  expect(locations).toHaveLength(18)
  const spas = portuguese.filter((path) => /^\/pt\/spas\/(tenerife|valencia)\//.test(path) && depth(path) === 2)
  expect(spas.length - 13).toBeGreaterThanOrEqual(44)
  const services = portuguese.filter(
    (path) => /\/(tenerife|valencia|gran-canaria|fuerteventura)\//.test(path) && depth(path) === 3,
  )
  expect(services.length).toBeGreaterThanOrEqual(566)
})

test('the language switcher leads to the same page', async ({ page }) => {
  await page.goto('/spa-balneario/tenerife/')
  await page.getByRole('banner').locator('summary').first().click()
  await languageLink(page, 'PT').click()
  await expect(page).toHaveURL(/\/pt\/spas\/tenerife\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spas em Tenerife')
})

const languageLink = (page: Page, code: string) =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(`^${code}`) })

function alternatesIn(html: string, base: string | undefined): Addresses {
  const of = (language: string) =>
    new RegExp(`<link rel="alternate" hrefLang="${language}" href="([^"]*)"`, 'i')
      .exec(html)?.[1]
      ?.replace(base ?? '', '') ?? ''
  return { es: of('es'), pt: of('pt') }
}

function twinsIn(entry: string): Addresses {
  const of = (language: string) => new RegExp(`hreflang="${language}" href="([^"]*)"`).exec(entry)?.[1] ?? ''
  return { es: of('es'), pt: of('pt') }
}

async function inParallel<Item>(lanes: number, items: Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
