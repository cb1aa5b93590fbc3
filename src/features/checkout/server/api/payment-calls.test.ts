import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { services as serviceTable } from '#features/catalogue/server/schema/services.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { purchaseCallsScene } from '#tests/api/purchase-calls.ts'
import { aBuyer } from '#tests/api/test-buyer.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { look } from '#tests/builders/a-purchase.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'

const { services, bank, service, begin, ready } = await purchaseCallsScene()

beforeEach(begin)

test('a payment leads to the provider, and can be given up for another', async () => {
  const { ask, uuid, pay } = await ready()
  bank.willSay({ state: 'waiting', for: { kind: 'redirect', url: 'https://pay.example/1' } })
  const begun = await pay()
  expect(begun.status).toBe(200)
  expect(begun.purchase).toMatchObject({
    status: { type: 'paying' },
    next: { kind: 'redirect', url: 'https://pay.example/1' },
    payment: { methods: [] },
  })
  const again = await pay()
  expect([again.status, again.problem.code, again.purchase.next.kind]).toEqual([409, 'under-way', 'redirect'])
  bank.willSay({ state: 'none' })
  const given = await ask('DELETE', `/${uuid}/payment`)
  expect(given.purchase).toMatchObject({ status: { type: 'ready' }, next: { kind: 'payment' } })
})

test('two clicks at once are one payment', async () => {
  const { pay } = await ready()
  bank.willSay({ state: 'waiting', for: { kind: 'confirmation' } })
  const answers = await Promise.all([pay(), pay()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(bank.calls).toHaveLength(1)
})

test('a paid purchase has its vouchers, and stays as it is', async () => {
  const { ask, uuid, pay } = await ready()
  bank.willSay({ state: 'paid' })
  const browser = { language: 'es-ES', colorDepth: 24, screenHeight: 800, screenWidth: 400, timeZoneOffset: -60 }
  const { purchase } = await pay({ method: 'card', token: 'token-of-a-card', browser })
  expect(purchase).toMatchObject({ status: { type: 'confirmed', expiresOn: null }, next: { kind: 'done' } })
  expect(purchase.issued).toHaveLength(2)
  const [first] = purchase.issued
  expect(purchase.locator.voucherCode).toBe(first?.reference)
  expect(first?.pdf).toBe(`http://localhost:3000/voucher/${uuid}/${first?.reference}.pdf`)
  const refusals = await Promise.all([
    pay(),
    ask('PUT', `/${uuid}/buyer`, { buyer: aBuyer }),
    ask('DELETE', `/${uuid}/coupon/TEN`),
  ])
  expect(refusals.map(({ status, problem }) => [status, problem.code])).toEqual([
    [409, 'paid'],
    [409, 'closed'],
    [409, 'confirmed-purchase'],
  ])
  expect((await ask('DELETE', `/${uuid}/payment`)).purchase.status.type).toBe('confirmed')
})

test.each([
  [{ kind: 'device', url: 'https://bank.example', fields: {} }, { kind: 'challenge' }],
  [{ kind: 'challenge', url: 'https://bank.example', fields: {} }, { kind: 'challenge' }],
  [{ kind: 'form', url: 'https://bank.example', fields: {} }, { kind: 'challenge' }],
  [
    { kind: 'reference', entity: '11249', reference: '123', expiresAt: '2026-11-22T00:00:00.000Z' },
    { kind: 'reference', entity: '11249', reference: '123', expiresAt: '2026-11-22T00:00:00.000Z' },
  ],
  [
    { kind: 'phone', expiresAt: '2026-11-22T00:00:00.000Z' },
    { kind: 'phone', expiresAt: '2026-11-22T00:00:00.000Z' },
  ],
  [{ kind: 'confirmation' }, { kind: 'wait' }],
] as const)('what the provider wants, %j, is told as %j', async (wanted, told) => {
  const { pay } = await ready()
  bank.willSay({ state: 'waiting', for: wanted })
  expect((await pay()).purchase.next).toMatchObject(told)
})

test('a call that breaks off is waited for', async () => {
  expectLogged(/payment left open/)
  const { pay } = await ready()
  bank.willSay(new Error('time-out'))
  const { status, purchase } = await pay()
  expect([status, purchase.status.type, purchase.next.kind]).toEqual([200, 'paying', 'wait'])
})

test('what the bank refused is said, and may be tried again', async () => {
  const { pay } = await ready('pt')
  bank.willSay({ state: 'failed', code: '0129' })
  const { purchase } = await pay()
  expect(purchase).toMatchObject({ status: { type: 'ready' }, next: { kind: 'payment' } })
  expect(purchase.payment.failure).toMatchObject({ code: '0129', message: expect.stringContaining('CVV') })
  bank.willSay({ state: 'paid' })
  expect((await pay()).purchase.status.type).toBe('confirmed')
})

test.each([
  [{ terms: false }, 'terms', 'Debes aceptar los términos y condiciones para poder continuar con tu proceso'],
  [{ method: 'cash' }, 'method', 'Elige una forma de pago'],
  [{ method: 'multibanco' }, 'method', 'Elige una forma de pago'],
  [{ method: 'mbway', phone: '600' }, 'phone', 'Escribe un número de móvil portugués, por ejemplo 912 345 678'],
  [
    { method: 'card', token: '-1' },
    'token',
    'Ha ocurrido un error con los datos de tu tarjeta, por favor inténtalo de nuevo.',
  ],
])('a payment with %j is refused', async (more, field, message) => {
  const { pay } = await ready()
  const { status, problem } = await pay(more)
  expect([status, problem.errors]).toEqual([400, [{ field, message }]])
  expect(bank.calls).toEqual([])
})

test('another bill than the one that was seen is not charged', async () => {
  const { pay, purchase } = await ready()
  const { status, problem, purchase: now } = await pay({ seen: 'EUR|goods1' })
  expect([status, problem.code, problem.detail]).toEqual([409, 'bill-changed', 'El precio ha cambiado'])
  expect(now.pricing).toEqual(purchase.pricing)
  expect(bank.calls).toEqual([])
})

test('what a balance pays wholly needs no way to pay', async () => {
  await giveBalance(services, 'ALLOFIT', 10_000_000)
  const { ask, uuid, pay } = await ready()
  const { purchase } = await ask('PUT', `/${uuid}/coupon`, { code: 'ALLOFIT' })
  expect(purchase.pricing.final.amount).toBe(0)
  expect((await pay({ method: '' })).purchase.status.type).toBe('confirmed')
})

test.each(['expired', 'failed'] as const)('a purchase that is %s says what is left', async (state) => {
  const { ask, uuid } = await ready()
  await services.db.update(purchases).set({ state }).where(eq(purchases.uuid, uuid))
  const { purchase } = await ask('GET', `/${uuid}`)
  expect(purchase.next.kind).toBe(state === 'expired' ? 'start-again' : 'refunded')
  const { status, problem } = await ask('POST', `/${uuid}/payment`, { seen: '', terms: true, method: 'paypal' })
  expect([status, problem.code]).toEqual([409, 'closed'])
})

test('what is sold no more is told by the click on pay, and from then on', async () => {
  const { ask, uuid, pay } = await ready()
  await services.db.update(serviceTable).set({ status: 'disable' }).where(eq(serviceTable.uuid, service.uuid))
  await services.catalogue.refresh()
  const { status, problem } = await pay()
  expect([status, problem.code]).toEqual([409, 'not-for-sale'])
  expect((await ask('GET', `/${uuid}`)).purchase.next).toMatchObject({ kind: 'start-again' })
  expect(bank.calls).toEqual([])
  await services.db.update(serviceTable).set({ status: 'enable' }).where(eq(serviceTable.uuid, service.uuid))
  await services.catalogue.refresh()
  expect((await look(services, uuid)).state).toBe('ready')
})
