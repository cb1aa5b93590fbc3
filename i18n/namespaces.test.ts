import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import everyPage from './es/every-page.ts'
import es from './es/messages.ts'
import { landingPages } from './landing-pages.ts'
import { loadNamespace, type Namespace } from './namespaces.ts'
import { namespacesAt } from './namespaces-at.ts'
import { pages } from './paths.ts'

test.each<[string, string, Namespace[]]>([
  ['the home page', '/', ['everyPage', 'home', 'newsletter']],
  ['the Portuguese one too', '/pt/', ['everyPage', 'home', 'newsletter']],
  ['a list of spas', '/spa-balneario/tenerife/', ['everyPage']],
  ['a spa', '/spa-balneario/tenerife/aguamadre-spa/', ['everyPage', 'spas']],
  ['a Portuguese one', '/pt/spas/tenerife/aguamadre-spa/', ['everyPage', 'spas']],
  ['a service', '/spa-balneario/tenerife/aguamadre-spa/circuito-spa-para-2/', ['everyPage', 'services']],
  ['a treatment', '/tratamientos/masaje-relajante/', ['everyPage']],
  ['the list of getaways', '/escapadas-hotel-spa/tenerife/', ['everyPage', 'stays']],
  ['a getaway', '/pt/escapadinhas-hotel-spa/tenerife/paraiso-a-dois/', ['everyPage', 'stays']],
  ['an address that does not exist', '/nada/', ['everyPage']],
  ['gift cards', '/pt/experiencias-cartoes-presente/', ['everyPage', 'giftCards']],
  ['a purchase', '/pt/voucher/start/', ['everyPage', 'purchases']],
])('%s says the words of its namespaces', (_, path, namespaces) => {
  expect(namespacesAt(path)).toEqual(namespaces)
})

test.each(languages)('a room comes in %s with its sentences under their whole keys', async (language) => {
  expect((await loadNamespace('giftCards', language)).has('giftCards.title')).toBe(true)
  expect((await loadNamespace('everyPage', language)).has('shell.logo')).toBe(true)
})

const rows: { file: string; messages?: readonly string[] }[] = Object.values({ ...pages, ...landingPages })

/** What is in the browser for a file of the app: the namespaces of the pages of its folder, and those of every page. */
const comesWith = (file: string) => {
  const folder = /^app\/pages\/([\w-]+)\//.exec(file)?.[1] ?? ''
  const parts: Record<string, readonly string[]> = {
    help: ['content'],
    purchases: ['purchases'],
    checkout: ['purchases'],
    'voucher-checkout': ['purchases'],
    'getaway-checkout': ['purchases'],
  }
  const ofPages = rows.flatMap((row) => (row.file.startsWith(`${folder}/`) ? (row.messages ?? []) : []))
  // Loaded with its words, wherever it is shown.
  const own = file.startsWith('app/consent/') ? ['consent'] : (parts[folder] ?? [])
  return new Set([...Object.keys(everyPage), ...own, ...ofPages])
}

/** What a file may say in the browser: loaders and `meta` run on the server, which knows all words. */
const saidIn = (file: string) => {
  const text = readFileSync(file, 'utf8')
  const isServed = text.includes('i18nFor')
  const [, component = ''] = text.split('export default')
  const shown = isServed ? component : text
  const keys = Object.keys(es).join('|')
  return [...shown.matchAll(new RegExp(`['"\`](${keys})\\.[\\w$.{}-]+['"\`]`, 'g'))].map(([, room]) => room as string)
}

test('a page says only words that come with it', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !/[.]test[.]|[/]components[/]/.test(file))
  const strangers = files.flatMap((file) =>
    saidIn(file).flatMap((room) => (comesWith(file).has(room) ? [] : [`${file} says ${room}`])),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(strangers).toEqual([])
})
