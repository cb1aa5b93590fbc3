import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { hotelNights } from '#features/catalogue/server/schema/hotel-rates.ts'
import { makeSuppliers } from '#features/search/server/stays/suppliers.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { getawayCallsScene } from '#tests/api/getaway-calls.ts'
import { ask } from '#tests/api/requests.ts'
import { someGetaway } from '#tests/builders/a-getaway.ts'
import { availabilitySchema } from './getaway-availability.ts'

const { services, supplier, stay, begin, find, heldAtAll } = await getawayCallsScene()
const { hotel, translations } = someGetaway(services)

beforeEach(begin)

const everyNight = async (values: Partial<typeof hotelNights.$inferInsert>) => {
  for (const { uuid } of hotel.rooms)
    await services.db.update(hotelNights).set(values).where(eq(hotelNights.roomUuid, uuid))
}

test('a stay is told with its rates, rooms and boards, and nothing is held', async () => {
  const { status, found, headers } = await find()
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(availabilitySchema.strict().parse(found)).toEqual(found)
  expect(found).toMatchObject({
    package: { uuid: stay.packageUuid, uuid_revision: stay.packageUuidRevision, name: translations.es.name },
    from: '2026-12-11',
    to: '2026-12-13',
    num_pax: 2,
    total_nights: 2,
  })
  const prices = found.rates.map(({ basic_price_with_discount: { amount } }) => amount)
  expect(found.best_rate?.basic_price_with_discount).toEqual({ amount: Math.min(...prices), currency: 'EUR' })
  expect(found.rooms_available.map(({ type }) => type)).toEqual(hotel.rooms.map(({ type }) => type))
  for (const { translations: told } of found.boardtypes_available)
    expect(told.map(({ lang_code }) => lang_code)).toEqual(['es', 'pt'])
  const flexible = found.rates.find(({ cancel_policy }) => cancel_policy.refundable)
  const { cancel_penalties: penalties = [], time_zone: timeZone, terms = [] } = flexible?.cancel_policy ?? {}
  expect([timeZone, penalties.length]).toEqual(['Atlantic/Canary', terms.length])
  for (const [at, { deadline }] of penalties.entries()) {
    // Seconds, not milliseconds; in winter the clock of the Canaries is that of UTC.
    expect(new Date(deadline.timestamp * 1000).toISOString()).toBe(`${deadline.day}T${deadline.time}:00.000Z`)
    const [year, month, day] = deadline.day.split('-')
    expect(terms[at]).toContain(`${deadline.time} del ${Number(day)}-${month}-${year}`)
  }
  expect(flexible?.metadata.booking_procedure).toEqual({ occupancies: [{ adults: 2 }], supplier: 'built-in' })
  expect(await heldAtAll()).toBe(0)
})

test('more people sleep in more rooms, and names come in the language that is asked for', async () => {
  const { found } = await find({ numPax: 4, lang: 'pt' })
  expect(found.package.name).toBe(translations.pt.name)
  expect(found.rates[0]?.metadata.booking_procedure.occupancies).toEqual([{ adults: 2 }, { adults: 2 }])
})

test.each([
  [1, 2],
  [3, 4],
  [11, 12],
  [0, 2],
  [-2, 2],
])('%i people are asked for as %i, as on the pages', async (numPax, asked) => {
  const { status, found } = await find({ numPax })
  expect([status, found.num_pax]).toEqual([200, asked])
  expect(found.rates).toEqual((await find({ numPax: asked })).found.rates)
})

test.each<[changes: object, field: string, message: string]>([
  [{ packageUuid: undefined }, 'packageUuid', 'Is missing. Send the uuid of a getaway.'],
  [{ packageUuid: 'x' }, 'packageUuid', 'Is not right. Send the uuid of a getaway.'],
  [{ packageUuid: '00000000-0000-4000-8000-000000000000' }, 'packageUuid', 'There is no such getaway.'],
  [{ packageUuidRevision: undefined }, 'packageUuidRevision', 'Is missing.'],
  [{ packageUuidRevision: 7 }, 'packageUuidRevision', 'Is not right.'],
  [{ from: undefined }, 'from', 'Is missing. Send a day that exists, such as 2026-12-11.'],
  [{ from: '' }, 'from', 'Is not right. Send a day that exists, such as 2026-12-11.'],
  [{ from: '2026-02-30' }, 'from', 'Is not right.'],
  [{ from: "2026-12-11'; drop table purchases" }, 'from', 'Is not right.'],
  [{ from: 20261211 }, 'from', 'Is not right.'],
  [{ from: '2026-11-14', to: '2026-11-16' }, 'from', 'Is past. Send 2026-11-15 or a later day.'],
  [{ to: undefined }, 'to', 'Is missing.'],
  [{ to: 'domingo' }, 'to', 'Is not right.'],
  [{ to: '2026-12-11' }, 'to', 'Is not after the arrival. Send a later day.'],
  [{ to: '2026-12-01' }, 'to', 'Is not after the arrival. Send a later day.'],
  [{ to: '2028-01-15' }, 'to', 'Is more than 30 nights after the arrival. Send an earlier day.'],
  [{ from: '2028-12-11', to: '2028-12-13' }, 'to', 'Is too far ahead. Send a day until 2028-05-16.'],
  ...[undefined, null, '2', 'dos', 21, 99, 2.5, 1e21].map((numPax): [object, string, string] => [
    { numPax },
    'numPax',
    'Send the number of people, up to 20',
  ]),
  [{ lang: 'fr' }, 'lang', "Is not right. Send 'es' or 'pt', or leave it out."],
])('nobody is asked for %j', async (changes, field, message) => {
  let isAsked = false
  supplier.whileAsked(async () => {
    isAsked = true
  })
  const { status, problem } = await find(changes)
  expect(status).toBe(400)
  expect(problem.errors).toEqual([{ field, message: expect.stringContaining(message) }])
  expect(isAsked).toBe(false)
})

test('each of several wrong fields is named', async () => {
  const { problem } = await find({ from: 'x', to: 'y', numPax: 99 })
  expect(problem.errors.map(({ field }: { field: string }) => field)).toEqual(['from', 'to', 'numPax'])
})

test.each([
  ['no-availability', { allotment: 0 }, 'es', /^Por favor, selecciona otras fechas\. No quedan habitaciones /],
  ['no-availability', { allotment: 0 }, 'pt', /^Por favor, selecione outras datas\. /],
  ['closed', { isClosed: true }, 'es', /El hotel está cerrado alguna noche/],
  ['minimum-stay', { minimumNights: 4 }, 'es', /^Esos días son 4 noches o más\. .* a partir del 15 de diciembre/],
])('%s is told with its code and a sentence', async (code, night, lang, sentence) => {
  await everyNight(night)
  const { status, problem } = await find({ lang })
  expect([status, problem.code]).toEqual([409, code])
  expect(problem.detail).toMatch(sentence)
  expect(problem.type).toBe('/api/docs/#error-409')
})

test('so is a getaway that has changed since it was read', async () => {
  const { status, problem } = await find({ packageUuidRevision: '00000000-0000-4000-8000-000000000000' })
  expect([status, problem.code]).toEqual([409, 'stale-revision'])
  expect(problem.detail).toBe(
    'La escapada ha cambiado desde que la viste. Mira cómo es ahora y pide los precios otra vez.',
  )
})

test('and a hotel without rates, or that nobody can be asked for', async () => {
  const rates = { findAvailability: async () => ({ ok: false, error: 'no-rates' }), supplier: 'built-in' }
  const noRates = createSiteApi({ ...services, hotelRates: makeSuppliers([rates as never]) })
  const answer = await (await ask(noRates, 'POST', '/getaways/availability', stay)).json()
  expect([answer.status, answer.code]).toEqual([409, 'no-rates'])
  expect(answer.detail).toContain('No hay tarifas para esta configuración')
  const nobody = createSiteApi({ ...services, hotelRates: makeSuppliers([]) })
  const unsold = await (await ask(nobody, 'POST', '/getaways/availability', stay)).json()
  expect([unsold.status, unsold.code]).toEqual([409, 'not-for-sale'])
})

test('a hotel that gives no answer may be asked again', async () => {
  supplier.whileAsked(async () => {
    throw new SupplierAway('no answer')
  })
  const { status, headers } = await find()
  expect([status, headers.get('Retry-After')]).toEqual([503, '3'])
})

test('who asks too often waits', async () => {
  services.writeLimit = { take: async (group) => (group === 'availability' ? 60 : 0), returnToken: async () => {} }
  const { status, headers } = await find()
  expect([status, headers.get('Retry-After')]).toEqual([429, '60'])
})
