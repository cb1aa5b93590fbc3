import { expect, test } from 'vitest'
import { priceFor } from '#features/catalogue/rules/prices/price.ts'
import { spaCard } from '#features/catalogue/server/cards.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { testServices } from '#tests/test-services.ts'
import { describeSpa } from './describe-spa.ts'

const { services } = await testServices()
const reader = readerOf(services, { pathname: '/' })
const { snapshot } = reader
const { config } = services
const spas = [...snapshot.spas.values()]

function spaNamed(slug: string) {
  const spa = spas.find((candidate) => candidate.slug === slug)
  if (!spa) throw new Error(`no spa ${slug}`)
  return spa
}

function spaAt(slug: string, from = reader) {
  const view = describeSpa(from, spaNamed(slug).uuid, config)
  if (!view) throw new Error(`no page of ${slug}`)
  return view
}

test('a spa tells where it is, how to reach it and which hotel it belongs to', () => {
  const view = spaAt('aguamadre-spa')
  expect(view).toMatchObject({
    name: 'Aguamadre Spa',
    place: 'Adeje, Tenerife',
    placeHref: '/spa-balneario/tenerife/adeje/',
    region: { name: 'Tenerife', href: '/spa-balneario/tenerife/' },
    status: 'online',
  })
  expect(view.crumbs.at(-1)).toEqual({ label: 'Aguamadre Spa', href: '/spa-balneario/tenerife/aguamadre-spa/' })
  expect(view.hotel).toEqual({ name: expect.stringMatching(/hotel|resort/i), stars: expect.any(Number) })
  expect(view.contact?.email).toContain('@')
  expect(view.photos.length).toBeGreaterThan(0)
  expect(view.photos.length).toBeLessThanOrEqual(5)
})

test('a town without a page sends to the place above that has one, a country without any to none', () => {
  expect(spaAt('thalasso-faro-sur')).toMatchObject({
    place: 'Maspalomas, Gran Canaria',
    placeHref: '/spa-balneario/canarias/',
    region: { name: 'Canarias' },
  })
  expect(spaAt('spa-levada-alta')).toMatchObject({ place: 'Funchal, Madeira', placeHref: null, region: null })
})

test('its texts come in the language of the page', () => {
  const pt = spaAt('aguamadre-spa', { ...reader, language: 'pt' })
  const es = spaAt('aguamadre-spa')
  expect(pt.description).not.toBe(es.description)
  expect(pt.facilities).toHaveLength(es.facilities.length)
  expect(pt.categories.map(({ title }) => title)).not.toEqual(es.categories.map(({ title }) => title))
})

test.each([
  ['aguamadre-spa', 'Atlantic/Canary', 'ES-CN', 'IGIC'],
  ['azahar-wellness', 'Europe/Madrid', 'ES-VC', 'IVA'],
  ['banhos-de-alfama', 'Europe/Lisbon', 'PT', 'IVA'],
  ['spa-levada-alta', 'Atlantic/Madeira', 'PT', 'IVA'],
  ['spa-pic-nevat', 'Europe/Andorra', 'AD', 'IVA'],
])('%s keeps the clock of %s, the holidays of %s and pays %s', (slug, timeZone, calendar, tax) => {
  const view = spaAt(slug)
  expect(view.opening).toMatchObject({ timeZone, calendar, today: '2026-11-15' })
  expect(view.tax).toBe(tax)
})

test.each([
  ['aguamadre-spa', 'online', true],
  ['spa-mirador-costa-norte', 'closedtemp', true],
  ['spa-duna-larga', 'closed', false],
  ['thalasso-arena-blanca', 'lost', false],
])('%s is %s: sells %s', (slug, status, sells) => {
  const view = spaAt(slug)
  expect(view).toMatchObject({ status, sells })
  expect(view.services.some(({ canBeBought }) => canBeBought)).toBe(sells)
  expect(view.cheapest !== null).toBe(sells)
  expect(view.contact !== null).toBe(sells)
  expect(view.validity !== null).toBe(sells)
  expect(view.related.neighbours.length).toBeGreaterThan(0)
})

test('a spa that sells nothing shows no services, and still where its kind can be had nearby', () => {
  const view = spaAt('spa-duna-larga')
  expect(view.services).toEqual([])
  expect(view.categories).toEqual([])
  expect(view.related.services.length).toBeGreaterThan(0)
  expect(view.related.treatments.length).toBeGreaterThan(0)
})

test('a disabled spa has no page', () => {
  expect(describeSpa(reader, spaNamed('spa-risco-blanco').uuid, config)).toBeNull()
  expect(describeSpa(reader, 'atlantis', config)).toBeNull()
})

test('a spa closed for the season says when it reopens, in words, as long as that lies ahead', () => {
  expect(spaAt('spa-mirador-costa-norte').reopensOn).toMatch(/^\d{1,2} de [a-z]+ de 20\d\d$/)
  expect(spaAt('spa-mirador-costa-norte', { ...reader, day: '2027-06-01' }).reopensOn).toBeNull()
  expect(spaAt('spa-marjal-nova').reopensOn).toBeNull()
  expect(spaAt('aguamadre-spa').reopensOn).toBeNull()
})

test('no voucher lasts less than the page promises', () => {
  const { validity } = spaAt('aguamadre-spa')
  expect(validity).toEqual({ words: expect.stringMatching(/months|Months|days|Days/), count: expect.any(Number) })
  const blackFriday = spaAt('aguamadre-spa', { ...reader, day: '2026-11-27' })
  expect(blackFriday.validity).toEqual({ words: 'leastDays', count: 90 })
})

test('services that are given come first', () => {
  for (const spa of spas) {
    const enabled = describeSpa(reader, spa.uuid, config)?.services.map((service) => service.isEnabled) ?? []
    expect(enabled).toEqual(enabled.toSorted((a, b) => Number(b) - Number(a)))
  }
})

test('every service stands behind a category, and no category is empty or twice there', () => {
  for (const language of ['es', 'pt'] as const) {
    for (const spa of spas) {
      const view = describeSpa({ ...reader, language }, spa.uuid, config)
      if (!view) continue
      const keys = view.categories.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(view.services.filter(({ categories }) => categories.length === 0)).toEqual([])
      expect(new Set(view.services.flatMap(({ categories }) => categories))).toEqual(new Set(keys))
    }
  }
})

test('an internal category is no chip', () => {
  const view = describeSpa(reader, spaNamed('aguamadre-spa').uuid, { ...config, internalPromotion: 'spa-circuit' })
  expect(view?.categories.map(({ key }) => key)).not.toContain('circuito-spa')
  expect(spaAt('aguamadre-spa').categories[0]).toEqual({ key: 'circuito-spa', title: 'Circuito spa' })
})

test('a voucher costs what the rules say, whatever the browser makes of it', () => {
  for (const spa of spas) {
    for (const view of describeSpa(reader, spa.uuid, config)?.services ?? []) {
      const service = snapshot.services.get(view.uuid)
      const price = service && priceFor(service, service.capacity.minimum, reader.day)
      expect(view.voucher.price).toEqual(price?.discounted)
      expect(view.capacity).toEqual(service?.capacity)
      expect(view.offer !== null).toBe(view.voucher.discount !== null)
    }
  }
})

test('an offer says how much and until which day', () => {
  const offers = (language: 'es' | 'pt') =>
    spas.flatMap((spa) =>
      (describeSpa({ ...reader, language }, spa.uuid, config)?.services ?? []).flatMap(({ offer }) => offer ?? []),
    )
  expect(offers('es').length).toBeGreaterThan(10)
  for (const offer of offers('es')) {
    expect(offer).toMatch(/^−\d+\u00a0% (hasta el \d{1,2} de [a-z]+( de 2027)?|solo hoy)$/)
  }
  for (const offer of offers('pt')) expect(offer).toMatch(/^−\d+\u00a0% (até \d{1,2} de [a-zç]+( de 2027)?|só hoje)$/)
})

test('the page starts from the same price as its card', () => {
  for (const spa of spas.filter(({ status }) => status === 'online')) {
    expect(describeSpa(reader, spa.uuid, config)?.cheapest?.amount).toBe(spaCard(reader, spa)[0]?.price?.amount)
  }
})

test('the cheapest says for how many people it is', () => {
  const { cheapest } = spaAt('aguamadre-spa')
  const own = (snapshot.servicesOfSpa.get(spaNamed('aguamadre-spa').uuid) ?? []).map((service) =>
    priceFor(service, service.capacity.minimum, reader.day),
  )
  const price = own.find(({ discounted }) => formatMoney(discounted) === cheapest?.amount)
  expect(cheapest?.persons).toBe(price?.pax)
})

test('its neighbours are other open spas, the nearest first', () => {
  const { neighbours } = spaAt('aguamadre-spa').related
  expect(neighbours).toHaveLength(4)
  for (const { uuid, href } of neighbours) {
    expect(snapshot.spas.get(uuid)?.status).toBe('online')
    expect(href).toMatch(/^\/spa-balneario\/tenerife\//)
    expect(href).not.toContain('aguamadre-spa')
  }
  expect(neighbours[0]?.place).toBe('Adeje, Tenerife')
})

test('a spa alone on its island has no neighbours', () => {
  expect(spaAt('spa-levada-alta').related).toMatchObject({ neighbours: [], services: [] })
})

test('related services are of other spas around, one each, for sale and alike', () => {
  const tags = new Set(
    (snapshot.servicesOfSpa.get(spaNamed('aguamadre-spa').uuid) ?? []).flatMap(({ serviceTags }) => serviceTags),
  )
  const cards = spaAt('aguamadre-spa').related.services
  expect(cards).toHaveLength(4)
  const related = cards.map(({ uuid }) => snapshot.services.get(uuid))
  expect(new Set(related.map((service) => service?.spaUuid)).size).toBe(4)
  expect(new Set(cards.map(({ name }) => name)).size).toBe(4)
  for (const service of related) {
    expect(service).toMatchObject({ status: 'enable', isOnlineVoucherAvailable: true })
    expect(service?.serviceTags.some((tag) => tags.has(tag))).toBe(true)
    expect(service?.spaUuid).not.toBe(spaNamed('aguamadre-spa').uuid)
  }
})

test('promotions are those on show today, treatments those given here', () => {
  const titles = (day: string) =>
    spaAt('aguamadre-spa', { ...reader, day }).related.promotions.map(({ title }) => title)
  expect(titles('2026-11-15')).toContain('Circuito spa')
  expect(titles('2026-11-15')).not.toContain('Black Friday')
  expect(titles('2026-11-27')).toContain('Black Friday')
  expect(titles('2026-11-15')).not.toContain('Descuentos')
  for (const { href } of spaAt('aguamadre-spa').related.treatments) expect(href).toMatch(/^\/tratamientos\/[a-z-]+\/$/)
})

test('the first services of a page are for everyone, and no sentence about one stands there twice', () => {
  for (const { uuid } of spas) {
    const view = describeSpa(reader, uuid, config)
    for (const first of view?.services.slice(0, 3) ?? [])
      expect(snapshot.services.get(first.uuid)?.audience, first.href).toMatchObject({
        ageBand: null,
        residency: null,
        isForPregnancy: false,
      })
    const sentences = view?.services.flatMap(({ description }) => description.split(/(?<=[.!?…])\s+/)) ?? []
    const said = sentences.filter(Boolean)
    expect(new Set(said).size, view?.name).toBe(said.length)
  }
})
