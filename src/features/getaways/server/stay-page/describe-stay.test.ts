import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Getaway } from '#features/catalogue/rules/getaways/getaway.ts'
import type { AvailabilityRequest } from '#features/catalogue/rules/getaways/hotel-rates.ts'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { hotelNights } from '#features/catalogue/server/schema/hotel-rates.ts'
import { ok } from '#platform/rules/result.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { addDays } from '#platform/time/dates.ts'
import { testServices } from '#tests/test-services.ts'
import { describeStayPage } from './describe-stay.ts'

const { services } = await testServices()
const { getaways, landings } = services.catalogue.current()
const getaway = getaways.get(landings.byUri.get(tenerife())?.landing.uuid ?? '') as Getaway
const rooms = getaway.hotel.rooms.map(({ uuid }) => uuid)
const [plain] = getaway.hotel.rooms

function tenerife() {
  const uri = [...landings.byUri].find(
    ([path, { landing }]) => landing.kind === 'getaway' && path.startsWith('/escapadas-hotel-spa/tenerife/'),
  )?.[0]
  if (!uri) throw new Error('No getaway in Tenerife')
  return uri
}

/** Every night open at one price, in every room type. */
beforeEach(async () => {
  await services.db
    .update(hotelNights)
    .set({ held: 0, sold: 0, allotment: 6, isClosed: false, minimumNights: 1, offerPercent: 0, price: 20_000 })
    .where(inArray(hotelNights.roomUuid, rooms))
})

const change = (from: string, to: string, changes: Partial<typeof hotelNights.$inferInsert>, roomUuids = rooms) =>
  services.db
    .update(hotelNights)
    .set(changes)
    .where(and(inArray(hotelNights.roomUuid, roomUuids), gte(hotelNights.night, from), lt(hotelNights.night, to)))

const ask = (query: string, pathname = tenerife()) =>
  describeStayPage(services, readerOf(services, { pathname }), getaway, {
    pathname,
    searchParams: new URLSearchParams(query),
  })

const weekend = 'from=2026-12-11&to=2026-12-13'

test('without dates nobody is asked, and the page is the same for everyone', async () => {
  expect(await ask('')).toMatchObject({
    first: '2026-11-15',
    last: '2028-05-16',
    pax: 2,
    guests: 'para dos',
    datesProblem: null,
    trip: null,
    offer: null,
    none: null,
  })
})

test('with dates every room, board and rate has its price, and the cheapest that can be cancelled is chosen', async () => {
  const { offer, none, trip } = await ask(weekend)
  expect(none).toBeNull()
  expect(trip).toMatchObject({ nights: '2 noches', weekdays: 'Vie 11 – dom 13 dic' })
  expect(offer?.rooms.map(({ value }) => value)).toEqual(getaway.hotel.rooms.map(({ type }) => type))
  expect(offer?.plans.map(({ value, isChosen }) => [value, isChosen])).toEqual([
    ['flexible', true],
    ['non-refundable', false],
  ])
  expect(offer?.plans[0]?.terms[0]).toMatch(
    /^<b>Cancelación gratuita<\/b> hasta las \d\d:\d\d del \d+-12-2026 \(hora de Canarias\), después cuesta \d+,\d\d\u00a0€\.$/,
  )
  expect(offer?.plans[1]?.terms).toEqual(['<b>No reembolsable</b>: sin cancelación, devolución ni cambio de fechas.'])
  const { summary } = offer ?? {}
  expect(summary).toMatchObject({
    tax: 'IGIC incluido, para dos',
    was: null,
    terms: offer?.plans[0]?.terms,
  })
  expect(summary?.lines.map(({ label }) => label)).toEqual(['Vie 11 dic', 'Sáb 12 dic'])
  expect(summary?.start).toEqual({
    path: '/purchase/start/',
    fields: Object.entries({
      package: getaway.uuid,
      revision: getaway.uuidRevision,
      from: '2026-12-11',
      to: '2026-12-13',
      pax: '2',
      room: plain?.type ?? '',
      board: offer?.boards.find(({ isChosen }) => isChosen)?.value ?? '',
      rate: 'flexible',
    }),
  })
})

test('the rate that can be cancelled says what that costs more, and until when it is free', async () => {
  const amount = (text = '') => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
  const words = {
    es: /^\+(\d+(?:,\d\d)?)\u00a0€ y cancelas gratis hasta el \d+ dic$/,
    pt: /^\+(\d+(?:,\d\d)?)\u00a0€ e cancela gratuitamente até \d+ dez$/,
  }
  for (const language of ['es', 'pt'] as const) {
    const [flexible, fixed] =
      (await ask(weekend, landings.of('getaway', getaway.uuid)?.uris[language])).offer?.plans ?? []
    const more = words[language].exec(flexible?.more ?? '')?.[1]
    expect(amount(more)).toBeCloseTo(amount(flexible?.total ?? '') - amount(fixed?.total ?? ''), 2)
    expect(fixed?.more).toBeNull()
  }
  const [late] = (await ask('from=2026-11-15&to=2026-11-17')).offer?.plans ?? []
  expect(late?.more).toMatch(/€ y la puedes cancelar$/)
})

test('where nothing can be cancelled the buyer chooses the rate', async () => {
  const builtIn = services.hotelRates.named('built-in')
  if (!builtIn) throw new Error('no supplier')
  const fixedOnly = {
    ...services,
    hotelRates: {
      named: () => ({
        ...builtIn,
        findAvailability: async (request: AvailabilityRequest) => {
          const answer = await builtIn.findAvailability(request)
          if (!answer.ok) return answer
          const rates = answer.value.rates.filter(({ cancelPolicy }) => !cancelPolicy.refundable)
          return ok({ ...answer.value, rates })
        },
      }),
    },
  }
  const askThere = (query: string) =>
    describeStayPage(fixedOnly, readerOf(services, { pathname: tenerife() }), getaway, {
      pathname: tenerife(),
      searchParams: new URLSearchParams(query),
    })
  const { offer, none } = await askThere(weekend)
  expect([none, offer?.summary]).toEqual([null, null])
  expect(offer?.plans.map(({ value, isChosen }) => [value, isChosen])).toEqual([['non-refundable', false]])
  expect(offer?.rooms.some(({ isChosen }) => isChosen)).toBe(true)
  expect((await askThere(`${weekend}&rate=non-refundable`)).offer?.summary?.total).toBe(offer?.plans[0]?.total)
})

test('an offer shows what the stay cost before', async () => {
  await change('2026-12-11', '2026-12-13', { offerPercent: 20 })
  expect((await ask(weekend)).offer?.summary?.was).toMatch(/^\d+,\d\d\u00a0€$/)
})

test('three people become four, in two rooms, at twice the price', async () => {
  const [two, three] = [await ask(weekend), await ask(`${weekend}&pax=3`)]
  expect(three).toMatchObject({
    pax: 4,
    guests: 'para 4 personas, en 2 habitaciones',
    paxNote: 'Las escapadas se reservan en pareja: hemos pasado de 3 a 4 personas, en 2 habitaciones.',
  })
  const amount = (view: typeof two) => Number.parseFloat(view.offer?.summary?.total.replace(',', '.') ?? '')
  expect(amount(three)).toBe(2 * amount(two))
  expect((await ask('pax=1')).paxNote).toBe(
    'Las escapadas se reservan en pareja: hemos pasado de 1 a 2 personas, en 1 habitación.',
  )
})

test.each([
  ['pax=99', 'Por la web reservamos hasta 20 personas. Si sois más, escríbenos a ayuda@calmaria.example.'],
  ['pax=muchos', 'Escribe con un número cuántas personas sois.'],
])('people %s: %s', async (query, sentence) => {
  expect(await ask(`${weekend}&${query}`)).toMatchObject({ paxProblem: sentence, offer: null, none: null })
})

test.each([
  ['from=2026-11-14&to=2026-11-16', 'from', 'La llegada ya ha pasado. Elige hoy u otro día.'],
  ['from=2026-12-13&to=2026-12-11', 'to', 'La salida tiene que ser después de la llegada.'],
  ['from=2026-12-01&to=2028-01-05', 'to', 'Por la web reservamos hasta 30 noches seguidas.'],
  [
    'from=2030-12-01&to=2030-12-05',
    'to',
    'Los hoteles aún no han publicado esas noches. Elige una salida hasta el 16 de mayo de 2028.',
  ],
  ["from=');drop&to=2026-12-13", 'from', 'Esta fecha no existe. Escribe día, mes y año.'],
  ['from=2026-12-11', 'to', 'Elige también el día de salida.'],
])('%s is answered beside the field', async (query, field, text) => {
  const view = await ask(query)
  expect(view).toMatchObject({ datesProblem: { field, text }, offer: null, none: null })
  expect(view.asked.from).toBe(new URLSearchParams(query).get('from'))
})

test('full nights: other dates, with the nearest free ones', async () => {
  await change('2026-12-11', '2026-12-13', { sold: 6 })
  const { none, offer } = await ask(`${weekend}&room=${plain?.type}`)
  expect(offer).toBeNull()
  expect(none).toMatchObject({
    title: 'Por favor, selecciona otras fechas',
    text: 'No quedan habitaciones para 2 personas del 11 al 13 de diciembre.',
    alternatives: [{ name: '9 – 11 dic' }, { name: '13 – 15 dic' }],
  })
  expect(none?.alternatives[0]?.href).toBe(`${tenerife()}?from=2026-12-09&to=2026-12-11&pax=2`)
  const there = await ask(none?.alternatives[0]?.href.split('?')[1] ?? '')
  expect(there.offer?.summary?.total).toBe(none?.alternatives[0]?.price)
})

test('in Portuguese', async () => {
  await change('2026-12-11', '2026-12-13', { sold: 6 })
  const path = landings.of('getaway', getaway.uuid)?.uris.pt ?? ''
  expect((await ask(weekend, path)).none).toMatchObject({
    title: 'Por favor, selecione outras datas',
    text: 'Não há quartos livres para 2 pessoas de 11 a 13 de dezembro.',
  })
})

test('a minimum stay says how many nights, and offers them', async () => {
  await change('2026-12-05', '2026-12-08', { minimumNights: 3 })
  expect((await ask('from=2026-12-05&to=2026-12-06')).none).toMatchObject({
    title: 'Esos días son 3 noches o más',
    short: 'Mínimo 3 noches',
    text: 'Para llegar el 5 de diciembre, elige la salida a partir del 8 de diciembre.',
    alternatives: [{ name: '4 – 5 dic' }, { name: '5 – 8 dic' }],
  })
})

test('a hotel that is closed all around offers nothing, and says so', async () => {
  await change('2026-11-15', addDays('2026-12-11', 120), { isClosed: true })
  expect((await ask(weekend)).none).toMatchObject({
    title: 'Por favor, selecciona otras fechas',
    text: 'El hotel está cerrado alguna noche del 11 al 13 de diciembre. Tampoco hemos encontrado noches libres cerca de esas fechas.',
    alternatives: [],
  })
})

test('a room that is full, and choices that nobody knows: the nearest combination', async () => {
  await change('2026-12-11', '2026-12-13', { sold: 6 }, [plain?.uuid ?? ''])
  const board = getaway.boardTypes[0]
  const { offer, none } = await ask(`${weekend}&room=${plain?.type}&board=${board?.type}&rate=flexible`)
  expect(offer?.summary).toBeNull()
  expect(offer?.rooms.map(({ value }) => value)).not.toContain(plain?.type)
  expect(none).toMatchObject({ kind: 'combination', title: 'Sin tarifas así' })
  expect(none?.text).toMatch(/^No hay tarifas para habitación .+ con .+ esas noches\.$/)
  expect(none?.alternatives.length).toBe(2)
  expect(offer?.rooms.some(({ isChosen }) => isChosen)).toBe(false)
  expect(offer?.plans.find(({ isChosen }) => isChosen)?.value).toBe('flexible')
  const nearest = await ask(none?.alternatives[0]?.href.split('?')[1] ?? '')
  expect(nearest.offer?.summary?.total).toBe(none?.alternatives[0]?.price)
  for (const unknown of ['room=igloo', 'board=<b>', 'rate=free', 'room=a&board=b&rate=c'])
    expect((await ask(`${weekend}&${unknown}`)).none?.text).toBe(
      'No hay tarifas para esa combinación de habitación, régimen y tarifa esas noches.',
    )
})

test('where the hotel can not be asked the page says so, and the choice stays', async () => {
  const away = () => Promise.reject(new SupplierAway('no answer'))
  const supplier = services.hotelRates.named(getaway.hotel.supplier)
  const broken = {
    ...services,
    hotelRates: { named: () => supplier && { ...supplier, findAvailability: away } },
  }
  const view = await describeStayPage(broken, readerOf(services, { pathname: tenerife() }), getaway, {
    pathname: tenerife(),
    searchParams: new URLSearchParams(weekend),
  })
  expect(view).toMatchObject({ none: { kind: 'away', title: 'El hotel no responde' }, asked: { from: '2026-12-11' } })
})

test('few rooms left are counted', async () => {
  await change('2026-12-12', '2026-12-13', { allotment: 1 }, [plain?.uuid ?? ''])
  expect((await ask(weekend)).offer?.rooms[0]?.left).toBe('Queda 1')
  await services.db
    .update(hotelNights)
    .set({ allotment: 6 })
    .where(eq(hotelNights.roomUuid, plain?.uuid ?? ''))
})

test.each([
  [
    'es',
    'Ahora no se vende por la web',
    'En este momento no podemos vender por la web noches en este hotel. Llámanos o escríbenos y vemos contigo las fechas y el precio.',
  ],
  [
    'pt',
    'De momento não está à venda no site',
    'Neste momento não conseguimos vender no site noites neste hotel. Ligue-nos ou escreva-nos e vemos consigo as datas e o preço.',
  ],
] as const)(
  'a hotel whose supplier has no keys is not sold, with dates or without: %s',
  async (language, title, text) => {
    const pathname = landings.of('getaway', getaway.uuid)?.uris[language] ?? ''
    const withoutKeys = { ...services, hotelRates: { named: () => null } }
    for (const query of ['', weekend, 'from=x&pax=99']) {
      const address = { pathname, searchParams: new URLSearchParams(query) }
      const view = await describeStayPage(withoutKeys, readerOf(services, address), getaway, address)
      expect(view).toMatchObject({ trip: null, offer: null, none: { kind: 'unsold', title, text, alternatives: [] } })
    }
  },
)
