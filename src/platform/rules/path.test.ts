import { expect, test } from 'vitest'
import { prefixed, prefixOf, withoutLanguage, withSlashes } from './path.ts'

test.each([
  ['', '/'],
  ['/', '/'],
  ['spas', '/spas/'],
  ['/spas', '/spas/'],
  ['spas/tenerife/', '/spas/tenerife/'],
  ['/spas/tenerife/', '/spas/tenerife/'],
  ['//spas//tenerife//', '/spas/tenerife/'],
  ['/buscar?q=a/b', '/buscar/?q=a/b'],
  ['/faq#devoluciones', '/faq/#devoluciones'],
  ['?country=pt', '/?country=pt'],
])('%j stands between slashes as %j', (path, normalised) => {
  expect(withSlashes(path)).toBe(normalised)
})

test.each([
  ['/pt/', '/'],
  ['/pt', '/'],
  ['/es/', '/'],
  ['/', '/'],
  ['/pt/spas/tenerife/', '/spas/tenerife/'],
  ['/es/aviso-legal', '/aviso-legal/'],
  ['/spa-balneario/pt/', '/spa-balneario/pt/'],
  ['/ptolomeo/', '/ptolomeo/'],
  ['/pt/pesquisar/?q=pt', '/pesquisar/?q=pt'],
  ['/pt?q=spa', '/?q=spa'],
])('%j without its language is %j', (path, bare) => {
  expect(withoutLanguage(path)).toBe(bare)
})

test.each([
  ['/', 'es', '/'],
  ['/', 'pt', '/pt/'],
  ['/aviso-legal/', 'es', '/aviso-legal/'],
  ['/aviso-legal/', 'pt', '/pt/aviso-legal/'],
  ['/pt/aviso-legal/', 'pt', '/pt/aviso-legal/'],
  ['/pt/aviso-legal/', 'es', '/aviso-legal/'],
  ['/es/aviso-legal/', 'es', '/aviso-legal/'],
] as const)('%j in %s is %j', (path, language, address) => {
  expect(prefixed(path, language)).toBe(address)
})

test.each([
  ['/pt/spas/', 'pt'],
  ['/es/', 'es'],
  ['/spas/pt/', null],
  ['/', null],
])('%j begins with the language %j', (path, language) => {
  expect(prefixOf(path)).toBe(language)
})
