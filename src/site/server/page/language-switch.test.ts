import { expect, test } from 'vitest'
import type { PerLanguage } from '#platform/i18n/languages.ts'
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
  expect(languageSwitch(new URL(address, 'https://calmaria.example'), alternates, pageType)).toEqual(expected)
})
