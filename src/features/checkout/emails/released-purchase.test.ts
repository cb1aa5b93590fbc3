import { beforeEach, expect, test } from 'vitest'
import { bookingKind } from '#features/bookings/kind.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { authorizationScene, card } from '#tests/builders/an-authorization.ts'
import { expectLogged } from '#tests/log/logged-errors.ts'
import { purchaseFailed } from './purchase-failed.ts'

const scene = await authorizationScene()
const { services, bank, supplier, queued, emails, authorized, ready, payAs, fulfil, release, later } = scene

beforeEach(scene.begin)

async function deliver() {
  for (const { job, payload } of queued)
    if (job === 'send-purchase-failed') await purchaseFailed.job.run(services, payload)
  return emails.map(({ subject }) => subject)
}

const textOf = (place: number) => emails[place]?.text.replaceAll(/\s+/g, ' ') ?? ''

test.each([
  [
    'es',
    'No hemos podido completar tu compra: Una habitación',
    'No se ha cobrado nada: anulamos la autorización de 200,00 € que nos habías dado (Visa terminada en 1111).',
    /devol|reembols/i,
  ],
  [
    'pt',
    'Não conseguimos concluir a sua compra: Una habitación',
    'Não foi cobrado nada: anulamos a autorização de 200,00 € que nos tinha dado (Visa terminado em 1111).',
    /devol|reembols/i,
  ],
] as const)(
  'whose money was only authorised reads that nothing was charged (%s)',
  async (language, subject, text, never) => {
    supplier.willAlwaysSay({ state: 'failed', reason: 'refused' })
    const { uuid } = await authorized(language)
    await fulfil(uuid)
    expect(await deliver()).toEqual([subject])
    expect(textOf(0)).toContain(text)
    expect(textOf(0)).toContain('/ko/?key=')
    expect(textOf(0)).not.toMatch(never)
    await release()
    expect(await deliver()).toHaveLength(1)
  },
)

test.each([
  ['es', 'se confirmó, pero no hemos podido hacer el cobro de 200,00 € que habías autorizado (Visa terminada en 1111)'],
  [
    'pt',
    'foi confirmada, mas não foi possível fazer a cobrança de 200,00 € que tinha autorizado (Visa terminado em 1111)',
  ],
] as const)('whose capture was refused reads so (%s)', async (language, text) => {
  expectLogged(/capture refused/)
  bank.willDo({ state: 'refused', reason: '0190' })
  const { uuid } = await authorized(language)
  await fulfil(uuid)
  expect(await deliver()).toHaveLength(1)
  expect(textOf(0)).toContain(text)
})

test.each([
  ['es', 'Solicitud retirada: Una habitación', 'has retirado la solicitud de Una habitación. No se ha cobrado nada'],
  ['pt', 'Pedido retirado: Una habitación', 'retirou o pedido de Una habitación. Não foi cobrado nada'],
] as const)('who withdrew a request is not told that we could not (%s)', async (language, subject, text) => {
  supplier.willAlwaysSay({ state: 'failed', reason: 'withdrawn' })
  const { uuid } = await authorized(language)
  await fulfil(uuid)
  expect(await deliver()).toEqual([subject])
  expect(textOf(0)).toContain(text)
})

test.each([
  ['es', 'no hemos podido reservar «Una habitación»: el spa no puede atenderte a esa hora. No se ha cobrado nada'],
  ['pt', 'não foi possível marcar «Una habitación»: o spa não o pode receber a essa hora. Não foi cobrado nada'],
] as const)('of an hour at a spa it says why (%s)', async (language, text) => {
  const { kind } = supplier
  services.kinds = { getaway: { ...kind, copyKey: 'booking', failure: bookingKind.failure } }
  supplier.willAlwaysSay({ state: 'failed', reason: 'refused' })
  const { uuid } = await authorized(language)
  await fulfil(uuid)
  await deliver()
  services.kinds = { getaway: kind }
  expect(textOf(0)).toContain(text)
})

test('what a gift card had paid beside goes back to it, and is told', async () => {
  await giveBalance(services, 'MO-PART', 1000, { kind: 'gift-card' })
  supplier.willAlwaysSay({ state: 'failed', reason: 'gone' })
  const uuid = await ready()
  await applyCoupon(services, uuid, 'MO-PART')
  await payAs(uuid, { state: 'authorized', card })
  await fulfil(uuid)
  await deliver()
  expect(textOf(0)).toContain('anulamos la autorización de 190,00 €')
  expect(textOf(0)).toContain('10,00 € vuelven a tu tarjeta regalo')
})

test('money that was captured all the same goes back, and that is told too', async () => {
  supplier.willAlwaysSay({ state: 'failed', reason: 'refused' })
  const { uuid } = await authorized()
  await fulfil(uuid)
  await deliver()
  bank.willDo({ state: 'paid' })
  later(5)
  await release()
  expect(await deliver()).toEqual([
    'No hemos podido completar tu compra: Una habitación',
    'Te devolvemos el pago: Una habitación',
  ])
})
