import { expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { findListing } from '#features/search/server/listing/find-listing.ts'
import { showElement } from '#tests/show-element.tsx'
import { testServices } from '#tests/test-services.ts'
import { type ListedKind, NothingFound } from './nothing-found.tsx'

const { services } = await testServices()

/** What a list that is asked for at an address says when it is empty. */
function saidAt(address: string, words: ListedKind) {
  const url = new URL(address, 'https://calmaria.example')
  const listing = findListing(readerOf(services, url), url, services.config)
  expect(listing.total).toBe(0)
  return showElement(services, url.pathname, <NothingFound listing={listing} words={words} />)
}

const narrowed = '?kind=services&price=1-2'

test.each<[ListedKind, string, string, string, string]>([
  [
    'services',
    'No hay servicios disponibles',
    'No podemos ofrecer servicios con los filtros elegidos.',
    'Não há serviços disponíveis',
    'Não podemos oferecer serviços com os filtros escolhidos.',
  ],
  [
    'treatments',
    'No hay tratamientos disponibles',
    'No podemos ofrecer tratamientos con los filtros elegidos.',
    'Não há tratamentos disponíveis',
    'Não podemos oferecer tratamentos com os filtros escolhidos.',
  ],
  [
    'promotions',
    'No hay promociones disponibles',
    'No podemos ofrecer promociones con los filtros elegidos.',
    'Não há promoções disponíveis',
    'Não podemos oferecer promoções com os filtros escolhidos.',
  ],
  [
    'spas',
    'No hay spas disponibles',
    'No podemos ofrecer spas con los filtros elegidos.',
    'Não há spas disponíveis',
    'Não podemos oferecer spas com os filtros escolhidos.',
  ],
  [
    'getaways',
    'No hay escapadas disponibles',
    'No podemos ofrecer escapadas con los filtros elegidos.',
    'Não há escapadinhas disponíveis',
    'Não podemos oferecer escapadinhas com os filtros escolhidos.',
  ],
])('no %s with the filters that were chosen, and a way to take them off', (words, title, text, titulo, texto) => {
  const spanish = saidAt(`/buscar/${narrowed}`, words)
  expect(spanish).toContain(title)
  expect(spanish).toContain(text)
  expect(spanish).toContain('href="/buscar/?kind=services"')
  const portuguese = saidAt(`/pt/pesquisar/${narrowed}`, words)
  expect(portuguese).toContain(titulo)
  expect(portuguese).toContain(texto)
})

test('a search that finds nothing repeats its words, and shows them as words', () => {
  expect(saidAt('/pt/pesquisar/?q=xyzzy', 'spas')).toContain('Não foram encontrados resultados para a pesquisa: xyzzy')
  const spanish = saidAt('/buscar/?q=%3Cb%3Exyzzy', 'spas')
  expect(spanish).toContain('No se han encontrado resultados para la búsqueda:')
  expect(spanish).toContain('&lt;b&gt;xyzzy')
})
