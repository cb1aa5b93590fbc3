import { beforeEach, expect, test } from 'vitest'
import { schemaOfKind } from '#features/checkout/server/api/purchase-schema.ts'
import { giftCardKind } from '#features/gift-cards/kind.ts'
import { cardsOf } from '#features/gift-cards/server/card-row.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { aBrowser, aBuyer } from '#tests/api/test-buyer.ts'
import { testServices } from '#tests/test-services.ts'
import type { CardsFields } from './card-fields.ts'

const { services, bank, forgetAttempts } = await testServices()
const card = {
  theme: 'zen',
  amount: 5000,
  name: 'Elena',
  from: 'Marta',
  email: 'elena@correo.example',
  message: 'Un beso.',
}
const later = { ...card, name: 'Rui', email: 'rui@correio.pt', deliverOn: '2026-12-24', hour: '18:00' }

beforeEach(forgetAttempts)

function asking() {
  const browser = aBrowser(services)
  return async (...sent: Parameters<typeof browser.ask>) => {
    const answer = await browser.ask(...sent)
    return { ...answer, purchase: answer.purchase as typeof answer.purchase & CardsFields }
  }
}
const start = (cards: unknown, lang = 'es') => asking()('POST', '', { kind: 'gift-card', cards, lang })

test.each([
  ['es', 'Gracias'],
  ['pt', 'Obrigado'],
])('the five designs, what they may be worth and when they may be sent, in %s', async (lang, name) => {
  const response = await createSiteApi(services).request(`/gift-cards/themes?lang=${lang}`)
  expect(response.headers.get('ETag')).toBeTruthy()
  const told = await response.json()
  expect(told.themes.map(({ theme }: { theme: string }) => theme)).toEqual(['water', 'petals', 'gift', 'zen', 'oils'])
  expect(told.themes[3]).toMatchObject({ name, picture: expect.stringMatching(/^http.*\.jpg$/) })
  expect(told).toMatchObject({
    amounts: { least: 2000, most: 50_000, currency: 'EUR' },
    days: { first: '2026-11-16', last: '2027-11-15' },
    mostCards: 20,
    validYears: 3,
  })
})

test('several cards, each for somebody, are bought at once and sent on their days', async () => {
  const ask = asking()
  const { status, purchase } = await ask('POST', '', { kind: 'gift-card', cards: [card, later], lang: 'pt' })
  expect(status).toBe(201)
  expect(schemaOfKind(giftCardKind).strict().parse(purchase)).toEqual(purchase)
  expect(purchase).toMatchObject({
    kind: 'gift-card',
    pricing: { final: { amount: 10_000, currency: 'EUR' } },
    cards: [
      { theme: 'zen', value: { amount: 5000 }, name: 'Elena', deliverAt: null, state: null, pdf: null },
      // By the clock of Portugal, which the address names.
      { name: 'Rui', deliverAt: '2026-12-24T18:00:00.000Z', state: null },
    ],
    follow: null,
  })
  const { uuid } = purchase
  const ready = await ask('PUT', `/${uuid}/buyer`, { buyer: aBuyer })
  bank.willSay({ state: 'paid' })
  const paid = { method: 'paypal', terms: true, seen: ready.purchase.pricing.key }
  const { purchase: bought } = await ask('POST', `/${uuid}/payment`, paid)
  expect(schemaOfKind(giftCardKind).strict().parse(bought)).toEqual(bought)
  expect(bought).toMatchObject({
    status: { type: 'confirmed' },
    next: { kind: 'done' },
    cards: [
      {
        state: 'scheduled',
        validUntil: '2029-11-15',
        pdf: `http://localhost:3000/pt/gift-card/${uuid}/card-1.pdf`,
      },
      { deliverAt: '2026-12-24T18:00:00.000Z', state: 'scheduled' },
    ],
    follow: expect.stringContaining(`/pt/gift-card/${uuid}/cards/?key=`),
  })
  for (const { code } of await cardsOf(services.db, uuid)) expect(JSON.stringify(bought)).not.toContain(code)
})

test('what may be left out is as in the form', async () => {
  const { purchase } = await start([{ amount: 2000, name: 'Ana', from: 'Eva', email: 'ana@correo.example' }])
  expect(purchase.cards).toMatchObject([{ theme: 'water', message: '', deliverAt: null }])
})

test('no code pays for a card', async () => {
  const ask = asking()
  const { uuid } = (await ask('POST', '', { kind: 'gift-card', cards: [card], lang: 'es' })).purchase
  await ask('PUT', `/${uuid}/buyer`, { buyer: aBuyer })
  expect((await ask('PUT', `/${uuid}/coupon`, { code: 'CALMA10' })).status).toBeGreaterThanOrEqual(400)
})

test.each<[string, object, string]>([
  ['theme', { theme: 'sea' }, 'Elige uno de los cinco diseños'],
  ['theme', { theme: 7 }, 'Is not right. Send text.'],
  ['amount', { amount: undefined }, 'Is missing. Send what it is worth in cents.'],
  ['amount', { amount: '5000' }, 'Is not right. Send what it is worth in cents.'],
  ['amount', { amount: 1900 }, 'De 20 € a 500 €, sin decimales'],
  ['amount', { amount: 50_100 }, 'De 20 € a 500 €, sin decimales'],
  ['amount', { amount: 5050 }, 'De 20 € a 500 €, sin decimales'],
  ['amount', { amount: 5001 }, 'De 20 € a 500 €, sin decimales'],
  ['amount', { amount: -5000 }, 'De 20 € a 500 €, sin decimales'],
  ['name', { name: ' ' }, 'Escribe el nombre de quien la recibe'],
  ['name', { name: 'a'.repeat(81) }, 'Es demasiado largo'],
  ['name', { name: 'a'.repeat(50_000) }, 'Es demasiado largo'],
  ['from', { from: undefined }, 'Escribe tu nombre, para que sepa de quién es'],
  ['email', { email: 'elena' }, 'El Email no es correcto'],
  ['message', { message: 'a'.repeat(241) }, 'El mensaje tiene más de 240 caracteres'],
  ['deliverOn', { deliverOn: '2026-11-15' }, 'Elige un día a partir de mañana'],
  ['deliverOn', { deliverOn: '2027-11-16' }, 'Elige un día de los próximos doce meses'],
  ['deliverOn', { deliverOn: '2026-02-30' }, 'Elige el día de entrega'],
  ['hour', { deliverOn: '2026-12-24', hour: '03:00' }, 'Elige una hora de la lista'],
  ['place', { deliverOn: '2026-12-24', place: 'FR' }, 'Elige un lugar de la lista'],
])('nothing begins where %s of a card is wrong: %j', async (field, change, message) => {
  const { status, problem, headers } = await start([card, { ...card, ...change }])
  expect([status, headers.get('Set-Cookie')]).toEqual([400, null])
  // Amounts stand with a space that does not break.
  const errors = problem.errors?.map((error) => ({ ...error, message: error.message.replaceAll('\u00a0', ' ') }))
  expect(errors).toEqual([{ field: `cards.1.${field}`, message }])
})

test.each([[undefined], [[]], ['x'], [Array.from({ length: 21 }, () => card)]])(
  'nor of a list of %j',
  async (cards) => {
    const { status, problem } = await start(cards)
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['cards']])
  },
)

test('each fault of each card is named, in the language of the buyer', async () => {
  const { problem } = await start([{ ...card, name: '' }, card, { ...card, from: '\u0000'.repeat(9) }], 'pt')
  expect(problem.errors).toEqual([
    { field: 'cards.0.name', message: expect.stringContaining('nome') },
    { field: 'cards.2.from', message: expect.stringContaining('nome') },
  ])
})
