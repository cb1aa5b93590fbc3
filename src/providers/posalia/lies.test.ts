import { expect, test } from 'vitest'
import { holdSuite, openPosalia, stayOf } from '#tests/hotel-rates/posalia-scene.ts'

type Json = { [key: string]: Json } & Json[] & (string | number | boolean | null)

/** An answer with something changed in it. */
function changed(change: (answer: Json) => unknown) {
  return (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
    async (input, init) => {
      const response = await fetch(input, init)
      const answer = (await response.json()) as Json
      change(answer)
      return Response.json(answer, { status: response.status })
    }
}

const set = (path: string, value: unknown) => (answer: Json) => {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const part = keys.reduce<Json>((inner, key) => inner[key] as Json, answer)
  ;(part as Record<string, unknown>)[last] = value
}

test.each([
  ['another package', 'package_uuid', '00000000-0000-4000-8000-000000000000'],
  ['other dates', 'from', '2026-11-22'],
  ['other people', 'num_pax', 4],
  ['another number of nights', 'total_nights', 3],
  ['a price that its nights do not add up to', 'rates.0.basic_price_with_discount.amount', 1],
  ['a discount that is none', 'rates.0.basic_price.amount', 1],
  ['a fraction of a cent', 'rates.0.nights.0.price.amount', 99.5],
  ['another currency', 'rates.0.basic_price.currency', 'USD'],
  ['a night that was not asked for', 'rates.0.nights.0.night', '2026-12-01'],
  ['a day that does not exist', 'rates.0.nights.0.night', '2026-02-30'],
  ['a refundable rate without conditions', 'rates.0.cancel_policy.cancel_penalties', []],
  ['milliseconds for seconds', 'rates.0.cancel_policy.cancel_penalties.0.deadline.timestamp', 1_795_000_000_000],
  ['fewer beds than people', 'rates.0.metadata.booking_procedure.occupancies', [{ adults: 1 }]],
  ['another supplier', 'rates.0.metadata.booking_procedure.supplier', 'built-in'],
  ['a room that is not there', 'rates.0.room_type', 'palace'],
  ['a board that is not there', 'rates.0.boardtype_type', 'champagne'],
  ['two rates of one name', 'rates.1.type', 'flexible'],
  ['a best rate that is not the cheapest', 'best_rate.basic_price_with_discount.amount', 100],
  ['no best rate', 'best_rate', null],
  ['no rates at all', 'rates', undefined],
])('availability with %s is not believed', async (_, path, value) => {
  const opened = openPosalia({ through: changed(set(path, value)) })
  await expect(opened.rates.findAvailability(stayOf(opened))).rejects.toThrow("answer to availability can't be read")
})

test('an answer without rates is one without rates', async () => {
  const opened = openPosalia({
    through: changed((answer) => Object.assign(answer, { rates: [], best_rate: null })),
  })
  expect(await opened.rates.findAvailability(stayOf(opened))).toEqual({ ok: false, error: 'no-rates' })
})

test('a text that is not translated is shown in the supplier’s own language', async () => {
  const opened = openPosalia({ through: changed(set('rates.0.translations', [])) })
  const found = await opened.rates.findAvailability(stayOf(opened))
  expect(found.ok && found.value.rates[0]?.roomName).toEqual({ es: 'Habitación doble', pt: 'Habitación doble' })
  expect(found.ok && found.value.rates[1]?.roomName).toEqual({ es: 'Habitación doble', pt: 'Quarto duplo' })
})

test.each([
  ['a refusal of no meaning', 'availability', 409, { error: 'full_moon' }],
  ['a refusal that belongs to another call', 'availability', 409, { error: 'gone' }],
  ['somebody else’s page', 'look-up', 404, { error: 'not_found' }],
  ['the record of another stay', 'look-up', 200, { reference: 'stay-9', status: 'none' }],
  ['a booking without a locator', 'look-up', 200, { reference: 'stay-1', status: 'confirmed' }],
  ['a state of no meaning', 'look-up', 200, { reference: 'stay-1', status: 'perhaps' }],
  ['a calendar out of order', 'calendar', 200, { days: [{ day: '2026-11-24' }, { day: '2026-11-23' }] }],
])('%s is not believed', async (_, what, status, body) => {
  const opened = openPosalia({ through: () => async () => Response.json(body, { status }) })
  const { rates, packageUuid } = opened
  const asked = {
    availability: () => rates.findAvailability(stayOf(opened)),
    'look-up': () => rates.lookUp('stay-1'),
    calendar: () => rates.readCalendar({ packageUuid, from: '2026-11-23', to: '2026-11-25' }),
  }
  await expect(asked[what as keyof typeof asked]()).rejects.toThrow('Posalia')
})

test('a hold that ends before it was promised is not believed', async () => {
  const opened = openPosalia({ through: shortHolds })
  await expect(holdSuite(opened, 'stay-1')).rejects.toThrow("answer to hold can't be read: until.timestamp")
})

const shortHolds =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    const answer = await response.json()
    if (answer.until) answer.until.timestamp -= 60
    return Response.json(answer, { status: response.status })
  }

test('errors say nothing of the guest, whatever the supplier repeats', async () => {
  const errors: string[] = []
  for (const text of ['Marta Salas', '{"status":"Marta Salas"}', '{"Marta Salas":1}', '"Salas']) {
    const sound = openPosalia()
    const stay = await holdSuite(sound, 'stay-1')
    for (const status of [200, 400, 409, 500]) {
      const { rates } = openPosalia({ through: () => async () => new Response(text, { status }) })
      const error = await rates.confirm(stay).catch((thrown) => thrown)
      expect(error).toBeInstanceOf(Error)
      errors.push(String(error.stack), String(error.cause), JSON.stringify(error))
    }
  }
  expect(errors.join()).not.toMatch(/Marta|Salas|Llegamos/)
})
