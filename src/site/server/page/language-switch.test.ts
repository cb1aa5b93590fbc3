import { expect, test } from 'vitest'
import { languages, type PerLanguage } from '#platform/i18n/languages.ts'
import type { PageType } from '#platform/pages/page-type.ts'
import { languageSwitch } from './language-switch.ts'

const spas = { es: '/spa-balneario/tenerife/', pt: '/pt/spas/tenerife/' }
const cases: [string, PerLanguage<string> | null, PageType, PerLanguage<string>][] = [
  ['/spa-balneario/tenerife/', spas, 'spas', spas],
  [
    '/pt/spas/tenerife/?pax=2&utm_source=email',
    spas,
    'spas',
    { es: '/spa-balneario/tenerife/?pax=2', pt: '/pt/spas/tenerife/?pax=2' },
  ],
  [
    '/pt/voucher/7f/checkout/buyer/?key=a.b',
    null,
    'dynamic',
    { es: '/voucher/7f/checkout/buyer/?key=a.b', pt: '/pt/voucher/7f/checkout/buyer/?key=a.b' },
  ],
  ['/nowhere/?q=%22%3E', null, 'treatments', { es: '/', pt: '/pt/' }],
]

test.each(cases)('%s', (address, alternates, pageType, expected) => {
  expect(languageSwitch(new URL(address, 'https://calmaria.example'), alternates, pageType, languages)).toEqual(
    expected,
  )
})

test('it leads to live languages alone, in their order', () => {
  const at = (path: string) => new URL(path, 'https://calmaria.example')
  expect(Object.keys(languageSwitch(at('/spa-balneario/tenerife/'), spas, 'spas', ['pt', 'es']))).toEqual(['pt', 'es'])
  expect(languageSwitch(at('/pt/voucher/7f/'), null, 'dynamic', ['es'])).toEqual({ es: '/voucher/7f/' })
})
