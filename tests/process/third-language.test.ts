import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrowser } from '../kill/browser.ts'
import { giveBuyer, pay, tokenFor } from '../kill/checkout.ts'
import { makeTestLanguage } from '../language/make-test-language.ts'
import { openSpanish } from '../language/untranslated-texts.ts'
import { copyTree } from '../run/copy-tree.ts'
import { testDatabase } from '../test-database.ts'
import { waitUntil } from '../wait-until.ts'
import { endStaying, onDatabase, startShop } from './server-process.ts'

/** `npm run test:language` asks for every address of the sitemap and for the types as well. */
const isThorough = process.env.ADDRESSES === 'all'

const { connectionString } = await testDatabase('empty')
const folder = mkdtempSync(join(tmpdir(), 'calmaria-third-language-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
afterAll(endStaying)

const site = join(folder, 'site')
const program = join(site, 'build/server/start.js')
const settings = (languages: string) => ({
  ...onDatabase(connectionString),
  DEMO_CATALOGUE: 'on',
  DATA_DIR: join(folder, 'data'),
  LANGUAGES: languages,
})
let url = ''
let spanishIn: (html: string) => string[]

beforeAll(async () => {
  copyTree(site)
  makeTestLanguage(site)
  run('scripts/build.ts')
  spanishIn = openSpanish(site)
  ;({ url } = await startShop(settings('es,pt,xx'), { program, stays: true }))
})

function run(...command: string[]) {
  // Not as a part of these tests.
  const { VITEST: _, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: site, env, encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
}

// Takes longer than all else, so that only `npm run test:language` has it.
if (isThorough)
  test('no type asks for more', () => {
    // Tests name the two languages that they are about.
    const product = {
      extends: './tsconfig.json',
      include: ['demo', 'scripts', 'src', '.react-router/types'],
      exclude: ['**/*.test.*'],
    }
    writeFileSync(join(site, 'tsconfig.product.json'), JSON.stringify(product))
    run('node_modules/@react-router/dev/bin.cjs', 'typegen')
    run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.product.json')
  })

test('every kind of page is there, in no other language, and names its twins', async () => {
  const addresses = await addressesInSitemap()
  expect(addresses.length).toBeGreaterThan(1200)
  const wrong: Record<string, string[]> = {}
  await inParallel(4, isThorough ? addresses : someOfEachKind(addresses), async (address) => {
    const response = await fetch(address)
    const html = await response.text()
    const marks = ['es', 'pt', 'xx'].flatMap((language) => [
      `<link rel="alternate" hrefLang="${language}"`,
      `" hrefLang="${language}" lang="${language}"`,
    ])
    const lost = ['<html lang="xx"', 'â', ...marks].filter((mark) => !html.includes(mark))
    const problems = [...(response.ok ? [] : [String(response.status)]), ...lost, ...spanishIn(html)]
    if (problems.length > 0) wrong[address] = problems
  })
  expect(wrong).toEqual({})
})

test('what the sitemap does not list speaks it too', async () => {
  const visitor = makeBrowser('10.6.0.2')
  for (const [path, status] of [
    ['/xx/buscar/?q=masaje', 200],
    ['/xx/nada/', 404],
  ]) {
    const page = await visitor.open(`${url}${path}`)
    expect(page.status, page.url).toBe(status)
    expect(page.html, page.url).toContain('<html lang="xx"')
    expect(spanishIn(page.html), page.url).toEqual([])
  }
})

test('a voucher is bought in it, with its e-mail and its PDF', async () => {
  const places = { shop: url, sandbox: url }
  const browser = makeBrowser('10.6.0.1')
  const [service] = (await addressesInSitemap()).filter((address) => new URL(address).pathname.split('/').length === 7)
  const html = await (await fetch(service ?? '')).text()
  const uuid = /name="service" value="([\w-]{36})"/.exec(html)?.[1] ?? ''
  const started = await browser.send(`${url}/xx/voucher/start/`, { service: uuid, units: '1' })
  const home = /^.*\/xx\/voucher\/[\w-]{36}\//.exec(started.to ?? '')?.[0] ?? ''
  const email = 'marta@correo.example'
  const buyer = await browser.follow(started)
  await giveBuyer(browser, home, { email, country: 'ES' })
  const methods = await browser.open(`${home}checkout/payment/`)
  const token = await tokenFor(places, methods, 'plain')
  const thanks = await browser.follow(await pay(browser, home, methods, { method: 'card', token }))
  for (const page of [buyer, methods, thanks]) {
    expect(page.status, page.url).toBe(200)
    expect(page.html, page.url).toContain('<html lang="xx"')
    expect(spanishIn(page.html), page.url).toEqual([])
  }
  expect(thanks.url).toContain('/confirmation/')

  const written = await waitUntil(async () => {
    const [first] = await getJson(`/sandbox/mailbox/emails.json?to=${email}`)
    expect(first).toBeDefined()
    return first
  })
  expect(written.language).toBe('xx')
  expect(written.subject).toMatch(/[âô]/)
  expect(spanishIn(written.html)).toEqual([])
  expectOwnLinks([...written.html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link))

  const file = await fetch(`${url}/sandbox/mailbox/emails/${written.number}/attachments/0`)
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(spanishIn(text.replace(/\s+/g, ' '))).toEqual([])
  expect(text).toMatch(/[âô]/)
  const annotations = await (await pdf.getPage(1)).getAnnotations()
  expectOwnLinks(annotations.map((annotation) => annotation.url))
})

test('programs are answered in it', async () => {
  const { locations } = await getJson('/api/locations/location-list-with-any-landing')
  expect(locations[0].translations.map(({ lang }: { lang: string }) => lang)).toEqual(['es', 'pt', 'xx'])
  const uri = locations[0].translations[2].uri
  expect(uri).toMatch(/^\/xx\//)
  const twins = await fetch(`${url}/api/shared/get-lang-alter-urls-by-uri`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ uri }),
  })
  expect(await twins.json()).toMatchObject({ urls: [{ lang: 'xx', children: { length: 3 } }] })
})

test('where it is not live its pages lead to the same ones of the root', async () => {
  const { url } = await startShop(settings('es,pt'), { program })
  const [place = ''] = await addressesInSitemap()
  for (const [from, to] of [
    ['/xx/', '/'],
    ['/xx/spa-balneario/tenerife/', '/spa-balneario/tenerife/'],
  ]) {
    const response = await fetch(url + from, { redirect: 'manual' })
    expect([response.status, new URL(response.headers.get('Location') ?? '', url).pathname]).toEqual([302, to])
  }
  expect(await (await fetch(`${url}/`)).text()).not.toContain('/xx/')
  expect(place).not.toBe('')
})

const getJson = async (path: string) => (await fetch(url + path)).json()

async function addressesInSitemap(): Promise<string[]> {
  const locs = async (path: string) => {
    const xml = await (await fetch(new URL(path, url))).text()
    return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc as string)
  }
  const all = (await Promise.all((await locs('/sitemap.xml')).map(locs))).flat()
  return all.filter((loc) => new URL(loc).pathname.startsWith('/xx/'))
}

/** Two of each section and depth; pages that stand alone are a kind each. */
const someOfEachKind = (addresses: string[]) =>
  [...Map.groupBy(addresses, kindOf).values()].flatMap((alike) => alike.slice(0, 2))

function kindOf(address: string): string {
  const parts = new URL(address).pathname.split('/')
  return `${parts[2]} ${parts.length}`
}

const expectOwnLinks = (links: (string | undefined)[]) =>
  expect(links.filter((link) => link?.startsWith(url) && !link.startsWith(`${url}/xx/`))).toEqual([])

async function inParallel<Item>(lanes: number, items: Item[], work: (item: Item) => Promise<void>) {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const item of queue) await work(item)
    }),
  )
}
