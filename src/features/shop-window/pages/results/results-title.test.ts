import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { readQuery } from '#features/search/rules/query.ts'
import type { SearchKind } from '#features/search/rules/sorts.ts'
import { testServices } from '#tests/test-services.ts'
import { resultsTitle } from './results-title.ts'

const { services } = await testServices()

test.each([
  ['/', '', 'spas', 'Todos los spas'],
  ['/', '', 'services', 'Todas las experiencias'],
  ['/pt/', '', 'getaways', 'Todas as escapadinhas'],
  ['/', 'q=piedras calientes', 'services', 'Resultados de «piedras calientes»'],
  ['/', 'place=tenerife', 'spas', 'Spas en Tenerife'],
  ['/', 'place=tenerife/adeje', 'services', 'Experiencias en Adeje'],
  ['/', 'place=comunidad-valenciana', 'spas', 'Spas en la Comunidad Valenciana'],
  ['/pt/', 'place=canarias', 'getaways', 'Escapadinhas nas Canárias'],
  ['/pt/', 'q=hammam&place=tenerife', 'services', 'Resultados de «hammam» em Tenerife'],
  ['/', 'treatment=masajes', 'services', 'Masajes'],
  ['/', 'treatment=masajes&place=valencia', 'services', 'Masajes en Valencia'],
  ['/', 'place=atlantida', 'spas', 'Todos los spas'],
] as const)('in %s, "%s" shown as %s is titled "%s"', (pathname, question, kind: SearchKind, title) => {
  const reader = readerOf(services, { pathname })
  expect(resultsTitle(reader, { kind, query: readQuery(new URLSearchParams(question)) })).toBe(title)
})
