import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { declared } from '#platform/pages/declarations.ts'
import { loadNamespace, type Namespace } from '#platform/pages/namespaces.ts'
import { namespacesAt } from '#platform/pages/namespaces-at.ts'
import everyPage from './messages/es/every-page.ts'
import { routeFiles } from './route-files.ts'

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

/** The file of each page, with its messages. */
const rows = Object.entries<{ messages?: readonly string[] }>({ ...declared('pages'), ...declared('landings') }).map(
  ([name, { messages = [] }]) => ({ file: routeFiles.get(name)?.file ?? '', messages }),
)

/** What is in the browser for parts of pages, by their folders. */
const parts: Record<string, readonly string[]> = {
  'src/features/checkout/': ['purchases'],
  'src/features/getaways/pages/checkout/': ['purchases'],
  'src/features/vouchers/pages/checkout/': ['purchases'],
  'src/features/content/ui/': ['content'],
  'src/features/newsletter/ui/': ['newsletter'],
  'src/features/search/ui/stays/': ['stays'],
  // Loaded with its words, wherever it is shown.
  'src/features/tracking/ui/consent/': ['consent'],
  'src/platform/ui/help/': ['content'],
}

/** What is in the browser for a file: the namespaces of the pages of its folder, and those of every page. */
const comesWith = (file: string) => {
  const ofPages = rows.flatMap((row) => (file.startsWith(`src/${dirname(row.file)}/`) ? row.messages : []))
  const ofParts = Object.entries(parts).flatMap(([folder, rooms]) => (file.startsWith(folder) ? rooms : []))
  return new Set([...Object.keys(everyPage), ...ofParts, ...ofPages])
}

/** What a file may say in the browser: loaders and `meta` run on the server, which knows all words. */
const saidIn = (file: string) => {
  const text = readFileSync(file, 'utf8')
  const isServed = text.includes('i18nFor')
  const [, component = ''] = text.split('export default')
  const shown = isServed ? component : text
  const keys = Object.keys(declared('messages')).join('|')
  return [...shown.matchAll(new RegExp(`['"\`](${keys})\\.[\\w$.{}-]+['"\`]`, 'g'))].map(([, room]) => room as string)
}

test('a page says only words that come with it', () => {
  const files = globSync('src/{site,platform,features/*}/{ui,pages,shell,layouts,errors}/**/*.{ts,tsx}').filter(
    (file) => !/[.]test[.]/.test(file),
  )
  const strangers = files.flatMap((file) =>
    saidIn(file).flatMap((room) => (comesWith(file).has(room) ? [] : [`${file} says ${room}`])),
  )
  expect(files.length).toBeGreaterThan(50)
  expect(strangers).toEqual([])
})
