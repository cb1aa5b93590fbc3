import { afterEach, expect, test } from 'vitest'
import { type GoodsPageName, goodsPath } from '#features/checkout/rules/purchase-paths.ts'
import { pagesOfAll } from '#site/pages.ts'
import { servedOfAll } from '#site/served.ts'
import { canonicalAddress } from './canonical-address.ts'
import { type Declaration, type Declared, declareAll, declared, refuseTwins } from './declarations.ts'
import { loadNamespace, type Namespace } from './namespaces.ts'
import { namespacesAt } from './namespaces-at.ts'
import type { PageKey, SectionKey } from './page-row.ts'
import { pageKeys, pathOf, sectionPath, staticPageAt } from './paths.ts'
import { isPersonalPath } from './personal-paths.ts'

const addresses = declared('addresses')

/** A small feature, which the types do not know. */
const saunas = {
  pages: {
    saunaRules: { layout: 'default', messages: ['saunas'], isCached: true },
  },
  sections: { saunas: { params: ['heat', { repeated: 'wood' }] } },
  landings: { 'saunas/:sauna/': { section: 'saunas', below: ':sauna/', layout: 'default', messages: ['saunas'] } },
  segments: {
    sauna: {
      segment: 'sauna',
      messages: ['saunas'],
      pages: { saunaHours: { below: ':uuid/hours/', layout: 'checkout' } },
    },
  },
  addresses: {
    es: { ...addresses.es, saunaRules: '/normas-sauna/', saunas: 'saunas' },
    pt: { ...addresses.pt, saunaRules: '/regras-sauna/', saunas: 'saunas-pt' },
  },
} as unknown as Declaration

const everyPage = {
  messages: async () => ({ namespaces: { saunas: async () => ({ default: { title: 'Saunas' } }) } }),
} as unknown as Declared['everyPage']

afterEach(() => declareAll([...pagesOfAll, { addresses }]))

test('what a feature declares is found like all the rest', async () => {
  declareAll([...pagesOfAll, saunas, { everyPage }])
  const page = 'saunaRules' as PageKey
  expect(pathOf(page, 'pt')).toBe('/pt/regras-sauna/')
  expect(staticPageAt('/normas-sauna/')).toEqual({ page, language: 'es' })
  expect(staticPageAt('/boletin/')?.page).toBe('newsletter')
  expect(sectionPath('saunas' as SectionKey, 'pt', 'larch')).toBe('/pt/saunas-pt/larch/')
  expect(namespacesAt('/saunas/larch/')).toEqual(['everyPage', 'saunas'])
  expect(canonicalAddress('/saunas/?wood=oak&x=1&wood=ash&heat=80&heat=90')).toBe('/saunas/?heat=80&wood=oak&wood=ash')
  expect(goodsPath('saunaHours' as GoodsPageName, 'pt', 'u')).toBe('/pt/sauna/u/hours/')
  expect(isPersonalPath('/pt/sauna/u/hours/')).toBe(true)
  expect((await loadNamespace('saunas' as Namespace, 'es')).get('saunas.title')).toBe('Saunas')
})

test('a list takes the place of the one before it', () => {
  declareAll([...pagesOfAll, saunas])
  declareAll([...pagesOfAll, { addresses }])
  expect(pageKeys()).not.toContain('saunaRules')
  expect(staticPageAt('/normas-sauna/')).toBeNull()
})

test('two features do not declare the same name', () => {
  expect(() => refuseTwins(pagesOfAll)).not.toThrow()
  expect(() => refuseTwins([...pagesOfAll, saunas, saunas])).toThrow('Two features declare saunaRules in pages')
  const consent = async () => ({ default: {} })
  expect(() => refuseTwins([...servedOfAll, { messageFiles: { consent } }])).toThrow(
    'Two features declare consent in messageFiles',
  )
  const booking = { segment: 'sauna', messages: [], pages: {} }
  expect(() => refuseTwins([...pagesOfAll, { segments: { booking } }])).toThrow(
    'Two features declare booking in segments',
  )
})
