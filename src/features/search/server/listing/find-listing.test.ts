import { expect, test } from 'vitest'
import { promotionCategory } from '#features/catalogue/rules/services/promotion-category.ts'
import { isEnabled } from '#features/catalogue/rules/services/service.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { sorts } from '#features/search/rules/sorts.ts'
import { testServices } from '#tests/test-services.ts'
import type { Fixed } from '../understand.ts'
import type { FacetView } from './facet-views.ts'
import { type FoundListing, findListing, type ListingView } from './find-listing.ts'

const { services } = await testServices()
const { snapshot } = readerOf(services, { pathname: '/' })

function list(query: string, fixed?: Fixed, path = '/buscar/'): FoundListing {
  const url = new URL(`http://calmaria.test${path}${query}`)
  return findListing(readerOf(services, url), url, services.config, fixed)
}

const namesOf = ({ results }: ListingView) => results.items.map(({ name }) => name)
const placesOf = ({ results }: ListingView) => results.items.map(({ place }) => place)
const amounts = ({ results }: ListingView) =>
  results.items.map(({ price }) => Number(price?.amount.replace(/[^\d,]/g, '').replace(',', '.')))
const facet = (view: ListingView, name: FacetView['name']) => view.facets.find((one) => one.name === name)
const serviceAt = (href: string) => {
  const landing = snapshot.landings.byUri.get(href.split('?')[0] ?? '')?.landing
  const service = landing && snapshot.services.get(landing.uuid)
  if (!service) throw new Error(`No service at ${href}`)
  return service
}

const massages = [...snapshot.tags.values()].find(({ translations }) => translations.es.slug === 'masajes')
const isMassage = (href: string) => serviceAt(href).serviceTags.includes(massages?.uuid ?? '')

test.each(['gandia', 'Gandía', 'GANDIA', 'ganida'])('%s finds the spas of Gandia', (text) => {
  const found = list(`?q=${encodeURIComponent(text)}`)
  expect(found.kind).toBe('spas')
  expect(found.total).toBeGreaterThan(2)
  for (const place of placesOf(found)) expect(place).toBe('Gandia, Valencia')
})

test('a treatment is answered with services, a place with spas, and each offers the other', () => {
  const found = list('?q=masaje')
  expect(found.kind).toBe('services')
  expect(found.tabs.map(({ kind }) => kind)).toEqual(['spas', 'services', 'getaways'])
  expect(list(found.tabs[0]?.href.replace('/buscar/', '') ?? '').total).toBe(found.tabs[0]?.count)
})

test('words, place and party of one sentence narrow together', () => {
  const found = list(`?q=${encodeURIComponent('masaje para dos en Adeje, menos de 150 €')}`)
  expect(found.total).toBeGreaterThan(0)
  for (const { href, place, note } of found.results.items) {
    expect(isMassage(href)).toBe(true)
    expect(place).toContain('Adeje')
    expect(note).toBe('2 personas')
  }
  expect(Math.max(...amounts(found))).toBeLessThanOrEqual(150)
})

const threePages = (sort: string) => [1, 2, 3].map((page) => list(`?kind=services&sort=${sort}&page=${page}`))

test('however services are sorted, those on sale come first', () => {
  for (const sort of sorts.services) {
    const cards = threePages(sort).flatMap(({ results }) => results.items)
    expect(cards.length, sort).toBe(72)
    expect(
      cards.map(({ href }) => isEnabled(serviceAt(href))),
      sort,
    ).not.toContain(false)
  }
})

test('services are sorted by price either way, or with the reduced ones first', () => {
  const [cheapest, dearest] = [threePages('cheapest').flatMap(amounts), threePages('dearest').flatMap(amounts)]
  expect(cheapest).toEqual(cheapest.toSorted((a, b) => a - b))
  expect(dearest).toEqual(dearest.toSorted((a, b) => b - a))
  expect(dearest[0]).toBeGreaterThan(cheapest.at(-1) ?? 0)
  expect(threePages('promotion-first')[0]?.results.items[0]?.price?.off).toBeDefined()
})

test('services that are not enabled come last, whatever the sort', () => {
  for (const sort of sorts.services) {
    const first = list(`?kind=services&sort=${sort}`)
    const lastPage = list(`?kind=services&sort=${sort}&page=${first.results.last}`)
    const isOn = lastPage.results.items.map(({ href }) => isEnabled(serviceAt(href)))
    expect(isOn).toEqual(isOn.toSorted((a, b) => Number(b) - Number(a)))
    expect(isOn.at(-1)).toBe(false)
  }
})

test('spas can be sorted in every way, which is another than the usual one', () => {
  const usual = namesOf(list('?kind=spas'))
  for (const sort of sorts.spas) {
    const found = list(`?kind=spas&sort=${sort}`)
    expect(found.sorts.find(({ isOn }) => isOn)?.value).toBe(sort === 'recommended' ? '' : sort)
    if (sort !== 'recommended') expect(namesOf(found), sort).not.toEqual(usual)
  }
})

test('spas are sorted by rating, or by their cheapest service', () => {
  const rated = list('?kind=spas&sort=best-rated').results.items
  const ratings = rated.map(({ rating }) => Number(rating?.value.replace(',', '.') ?? 0))
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
  const prices = amounts(list('?kind=spas&sort=cheapest-service'))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('an odd party leaves out services for two, and prices are for the party', () => {
  for (const { href, note } of list('?kind=services&pax=3').results.items) {
    expect(serviceAt(href).capacity.minimum).not.toBe(2)
    expect(href).toMatch(/\?pax=3$/)
    expect(note).toMatch(/^[34] personas$/)
  }
})

test('each number beside a choice is what the choice finds', () => {
  for (const query of ['?kind=services&price=50-100', '?kind=spas&stars=5&q=masaje']) {
    for (const { name, options } of list(query).facets) {
      const [option] = options.filter(({ isOn }) => !isOn)
      if (!option) continue
      const without = new URLSearchParams(query)
      without.delete(name)
      without.set(name, option.value)
      expect(list(`?${without}`).total, `${query} ${name}=${option.value}`).toBe(option.count)
    }
  }
})

test('choices of one filter add up, filters narrow each other', () => {
  const five = list('?kind=spas&stars=5').total
  const four = list('?kind=spas&stars=4').total
  expect(list('?kind=spas&stars=5&stars=4').total).toBe(five + four)
  expect(list('?kind=spas&stars=5&region=tenerife').total).toBeLessThan(five)
})

test('what is on can be taken off, one by one or all at once', () => {
  const found = list('?kind=spas&stars=5&region=tenerife&sort=best-rated')
  expect(found.chips).toEqual([
    { label: '5 estrellas', href: '/buscar/?kind=spas&region=tenerife&sort=best-rated' },
    { label: 'Tenerife', href: '/buscar/?kind=spas&stars=5&sort=best-rated' },
  ])
  expect(found.plainHref).toBe('/buscar/?kind=spas&sort=best-rated')
})

test('the page of a place narrows by its towns and does not say its place again', () => {
  const tenerife = [...snapshot.locations.values()].find(({ translations }) => translations.es.slug === 'tenerife')
  const found = list('', { place: tenerife?.uuid, kind: 'spas' }, '/spa-balneario/tenerife/')
  expect(found.isPlaceFixed).toBe(true)
  expect(facet(found, 'region')?.options.map(({ label }) => label)).toContain('Adeje')
  expect(facet(found, 'region')?.options.map(({ label }) => label)).not.toContain('Valencia')
  expect(found.mapHref).toBe('/spa-balneario/tenerife/?view=map')
})

test('a page about an experience shows its services and has no filter for it', () => {
  const couples = promotionCategory('couples-spa')
  const found = list('?sort=cheapest', { experience: couples.key, kind: 'services' }, '/promociones/spa-en-pareja/')
  expect(found.total).toBeGreaterThan(20)
  for (const { href } of found.results.items) expect(serviceAt(href).promotionTags).toContain(couples.uuid)
  expect(facet(found, 'experience')).toBeUndefined()
  expect(found.tabs.map(({ kind }) => kind)).not.toContain('getaways')
})

test('a page of its own order needs no word for it in the address, and lets the visitor choose another', () => {
  const own = { experience: 'couples-spa', kind: 'services', sort: 'promotion-first' } as const
  const path = '/promociones/spa-en-pareja/'
  const found = list('', own, path)
  const isReduced = found.results.items.map(({ price }) => Boolean(price?.off))
  expect(isReduced[0]).toBe(true)
  expect(isReduced).toEqual(isReduced.toSorted((a, b) => Number(b) - Number(a)))
  expect(found.sorts.find(({ isOn }) => isOn)).toEqual({ value: '', label: 'Promociones primero', isOn: true })
  expect(list('?sort=promotion-first', own, path).plainHref).toBe(path)
  const recommended = list('?sort=recommended', own, path)
  expect(recommended.plainHref).toBe(`${path}?sort=recommended`)
  expect(namesOf(recommended)).toEqual(namesOf(list('', { ...own, sort: undefined }, path)))
  expect(list('?kind=spas', own, path).sorts.find(({ isOn }) => isOn)?.label).toBe('Recomendados')
})

test('a page of what is discounted lists nothing else, and no stays', () => {
  const own = { isDiscounted: true, kind: 'services' } as const
  const found = list('', own, '/promociones/ofertas/')
  expect(found.total).toBeGreaterThan(20)
  for (const page of [found, list('?page=2', own, '/promociones/ofertas/'), list('?kind=spas', own)]) {
    for (const { price } of page.results.items)
      expect(price).toMatchObject({ off: expect.any(String), lowest: expect.any(String) })
  }
  expect(found.tabs.map(({ kind }) => kind)).toEqual(['spas', 'services'])
  expect(facet(found, 'experience')).toBeDefined()
})

test('on a day only what is given that day is found', () => {
  const sunday = list('?kind=services&date=2026-11-22')
  for (const { href } of sunday.results.items) expect(serviceAt(href).hasAvailabilityOn).toContain(7)
  expect(sunday.total).toBeLessThan(list('?kind=services').total)
  expect(sunday.chips.map(({ label }) => label)).toEqual(['22 de noviembre de 2026'])
})

test('a day that is over is not asked for', () => {
  expect(list('?date=2026-11-14').query.date).toBeNull()
  expect(list('?date=2026-11-15').query.date).toBe('2026-11-15')
})

test('the map has all spas that were found, each as its card on the page says it', () => {
  const found = list('?kind=spas&view=map&page=2')
  expect(found.pins).toHaveLength(found.total)
  const withoutHours = found.results.items.map(({ hour, ...card }) => card)
  expect(found.pins.slice(24, 48)).toMatchObject(withoutHours)
  expect(list('?kind=spas').pins).toEqual([])
  expect(list('?kind=services&view=map').pins).toEqual([])
})

test('where nothing is found, what answers most of the words is offered', () => {
  const found = list(`?q=${encodeURIComponent('masaje qwertyuiop')}`)
  expect(found.total).toBe(0)
  expect(found.alternatives).toHaveLength(8)
  for (const { href } of found.alternatives) expect(isMassage(href)).toBe(true)
  expect(list('?q=qwertyuiop').alternatives.length).toBe(8)
  expect(list('?q=masaje').alternatives).toEqual([])
})

test('festive experiences are a choice in their season only, internal ones never', () => {
  const choices = (query: string) => facet(list(query), 'experience')?.options.map(({ value }) => value) ?? []
  expect(choices('?kind=services')).not.toContain('black-friday')
  expect(choices('?kind=services&on=2026-11-27')).toContain('black-friday')
  expect(choices('?kind=services')).not.toContain('couples-massage')
  expect(list('?kind=services&experience=discounts').chips).toEqual([])
  expect(list('?kind=services&on=2026-11-27').chips).toEqual([])
  expect(list('?kind=services&on=2026-11-27&stars=5').chips[0]?.href).toBe('/buscar/?kind=services&on=2026-11-27')
})

test('both languages understand the words of either in an address', () => {
  const [es, pt] = [list('?treatment=masajes'), list('?treatment=masajes', {}, '/pt/pesquisar/')]
  expect(pt.total).toBe(es.total)
  expect(pt.query.filters.treatment).toEqual(['massagens'])
  expect(list('?place=valencia/gandia').total).toBe(list('?q=gandia').total)
})

test.each([
  ['a negative party', '?pax=-3'],
  ['nobody', '?pax=0'],
  ['a party of letters', '?pax=abc'],
  ['a party of millions', '?pax=999999999999999999999'],
  ['an unknown sort', '?sort=nonsense'],
  ['a sort of another list', '?sort=cheapest&kind=spas'],
  ['an unknown kind', '?kind=nonsense'],
  ['a day that does not exist', '?date=2026-02-31'],
  ['a page far behind the last', '?page=999999'],
  ['a negative page', '?page=-1'],
  ['a page in scientific notation', '?page=1e9'],
  ['ten thousand letters', `?q=${'a'.repeat(10_000)}`],
  ['a script', '?q=%3Cscript%3Ealert(1)%3C/script%3E'],
  ['broken characters', '?q=%00%E0%A4%A'],
  ['unknown names', '?place=nowhere&region=nowhere&treatment=nothing&experience=nothing'],
  ['unknown choices', '?price=abc&price=-1&duration=9&stars=77&age=99&for=cats&meal=x&booking=x&party=x'],
  ['the same choice five hundred times', `?${'stars=5&'.repeat(500)}`],
  ['two views at once', '?view=nonsense&view=map'],
])('%s gives a sensible list', (_, query) => {
  const found = list(query)
  expect(found.results.current).toBeLessThanOrEqual(found.results.last)
  expect(found.query.text.length).toBeLessThanOrEqual(100)
  expect(found.results.items.length + found.alternatives.length).toBeGreaterThan(0)
})

const placeNamed = (slug: string) =>
  [...snapshot.locations.values()].find((place) => place.translations.es.slug === slug)

test('a list of one place says the hotel or the area, not the place once more', () => {
  const inTenerife = placesOf(
    list('', { place: placeNamed('tenerife')?.uuid, kind: 'spas' }, '/spa-balneario/tenerife/'),
  )
  expect(inTenerife.length).toBeGreaterThan(10)
  expect(inTenerife.filter((place) => place.endsWith(', Tenerife'))).toEqual([])
  expect(inTenerife.some((place) => /^Hotel .+, Adeje$/.test(place))).toBe(true)
  const inAdeje = placesOf(
    list('', { place: placeNamed('adeje')?.uuid, kind: 'spas' }, '/spa-balneario/tenerife/adeje/'),
  )
  expect(inAdeje.length).toBeGreaterThan(2)
  expect(inAdeje.filter((place) => place.includes(', Adeje'))).toEqual([])
})

test('a list of two rows has no filters, unless one is on', () => {
  const few = { place: placeNamed('santa-ursula')?.uuid, kind: 'spas' as const }
  const path = '/spa-balneario/tenerife/santa-ursula/'
  expect(list('', few, path).facets).toEqual([])
  expect(
    list('', { place: placeNamed('tenerife')?.uuid, kind: 'spas' }, '/spa-balneario/tenerife/').facets,
  ).not.toEqual([])
})
