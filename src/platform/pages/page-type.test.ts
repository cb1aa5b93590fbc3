import { expect, test } from 'vitest'
import { loadsOf, type PageType, pageTypeOf } from './page-type.ts'

const settings = {
  redirectionsOn: false,
  bases: {
    spas: { es: 'spa-balneario', pt: 'spas' },
    getAways: { es: 'escapadas-hotel-spa', pt: 'escapadinhas-hotel-spa' },
    promotions: { es: 'promociones', pt: 'promocoes' },
  },
  staticPaths: new Set(['/', '/pt/', '/aviso-legal/', '/pt/aviso-legal/', '/gestionar-bono/', '/pt/gerir-voucher/']),
}

test.each<[string, PageType]>([
  ['/voucher/start', 'dynamic'],
  ['/pt/voucher/7f3c/checkout/buyer/', 'dynamic'],
  ['/purchase/start/', 'dynamic'],
  ['/pt/purchase/7f3c/ko', 'dynamic'],
  ['/spa-balneario/voucher/', 'dynamic'],
  ['/', 'homes'],
  ['', 'homes'],
  ['/pt/', 'homes'],
  ['/pt', 'homes'],
  ['/es/', 'homes'],
  ['//', 'homes'],
  ['/spa-balneario/', 'spas'],
  ['/spa-balneario/tenerife/adeje', 'spas'],
  ['/pt/spas/tenerife/', 'spas'],
  ['/escapadas-hotel-spa/', 'getAways'],
  ['/pt/escapadinhas-hotel-spa/gandia/', 'getAways'],
  ['/promociones/black-friday/', 'promotions'],
  ['/pt/promocoes/', 'promotions'],
  ['/aviso-legal/', 'static'],
  ['/aviso-legal', 'static'],
  ['/es/aviso-legal/', 'static'],
  ['/pt/gerir-voucher/', 'static'],
  ['/tratamientos/masajes/', 'treatments'],
  ['/spa-balneario-nuevo/', 'treatments'],
  ['/tratamientos/spa-balneario/', 'treatments'],
  ['/pt/spas-termais/', 'treatments'],
  ['/spas/', 'treatments'],
  ['/pt/spa-balneario/tenerife/', 'treatments'],
  ['/promocoes/', 'treatments'],
  ['/pt/gestionar-bono/', 'treatments'],
  ['/aviso-legal/anexo/', 'treatments'],
])('%j is of type %s', (path, type) => {
  expect(pageTypeOf(path, settings)).toBe(type)
})

test.each<[string, PageType]>([
  ['/voucher/start/', 'dynamic'],
  ['/pt/', 'homes'],
  ['/spa-balneario/', 'redirections'],
  ['/aviso-legal/', 'redirections'],
  ['/tratamientos/', 'redirections'],
])('with redirections on, %j is of type %s', (path, type) => {
  expect(pageTypeOf(path, { ...settings, redirectionsOn: true })).toBe(type)
})

const everything = { languageAlternates: true, locationList: true, locationForUri: true, locationMemory: true }
const nothing = { languageAlternates: false, locationList: false, locationForUri: false, locationMemory: false }

test.each([
  ['dynamic', nothing],
  ['homes', { ...everything, locationForUri: false }],
  ['redirections', { ...nothing, locationMemory: true }],
  ['spas', everything],
  ['getAways', everything],
  ['promotions', everything],
  ['static', everything],
  ['treatments', everything],
] as const)('what a page of type %s loads', (type, loads) => {
  expect(loadsOf(type)).toEqual(loads)
})
