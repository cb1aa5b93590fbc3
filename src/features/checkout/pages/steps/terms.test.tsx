import { expect, test } from 'vitest'
import { voucherKind } from '#features/vouchers/kind.ts'
import type { Services } from '#platform/server/services.ts'
import { draft, look } from '#tests/builders/a-purchase.ts'
import { answered, checkoutPages, namesIn, tickedIn } from '#tests/checkout-pages.tsx'
import { suppliedKind } from '#tests/kinds/supplied-kind.ts'
import { testServices } from '#tests/test-services.ts'
import { action as sendBuyer } from './buyer.tsx'
import { action as sendPayment } from './payment.tsx'

const scene = await testServices()
const services: Services = { ...scene.services, kinds: { voucher: voucherKind, getaway: suppliedKind().kind } }
const { start, ready, argsFor, showBuyer, showPayment } = checkoutPages(services)

test.each([
  ['es', 'Ha de aceptar los términos y condiciones'],
  ['pt', 'É necessário aceitar as condições gerais'],
] as const)('the buyer’s form asks for the general terms, whatever is bought (%s)', async (language, message) => {
  for (const kind of ['voucher', 'getaway'] as const) {
    const uuid = await start({ kind, language })
    expect(namesIn(await showBuyer(uuid)).filter((name) => name?.startsWith('terms'))).toEqual(['terms'])
    const sent = { ...draft({ terms: '' }) } as Record<string, string>
    const refused = await answered(sendBuyer(await argsFor(uuid, 'buyer', sent)))
    expect(refused).toMatchObject({ status: 400, data: { problems: { terms: 'termsWrong' } } })
    expect(await showBuyer(uuid, refused.data)).toContain(message)
    expect(await look(services, uuid)).toMatchObject({ state: 'started', termsAcceptedAt: null })
  }
})

test('terms that were accepted with the buyer’s data are ticked there and above what pays, until they are unticked', async () => {
  const uuid = await start()
  const sent = { ...draft() } as Record<string, string>
  await expect(sendBuyer(await argsFor(uuid, 'buyer', sent))).rejects.toMatchObject({ status: 303 })
  expect((await look(services, uuid)).termsAcceptedAt).toEqual(services.clock.now())
  expect(tickedIn(await showBuyer(uuid))).toContain('terms')
  expect(tickedIn(await showPayment(uuid))).toEqual(['terms'])
  // A code that is refused is sent by another form, which says nothing of the terms.
  const code = await answered(sendPayment(await argsFor(uuid, 'payment', { intent: 'apply', code: 'NADA' })))
  expect(tickedIn(await showPayment(uuid, code.data))).toEqual(['terms'])
  const unticked = await answered(
    sendPayment(await argsFor(uuid, 'payment', { method: 'paypal', 'terms-hotel': 'yes' })),
  )
  expect(unticked).toMatchObject({ status: 400, data: { problem: 'termsWrong' } })
  const again = await showPayment(uuid, unticked.data)
  expect(tickedIn(again)).toEqual(['terms-hotel'])
  expect(again).toContain('Debes aceptar los términos y condiciones para poder continuar con tu proceso')
})

test('every term of the kind must be accepted, and each has its box and its message', async () => {
  const uuid = await ready()
  const html = await showPayment(uuid)
  expect(tickedIn(html)).toEqual([])
  expect(namesIn(html)).toEqual(expect.arrayContaining(['terms', 'terms-hotel']))
  expect(html).toContain('href="/normas/"')
  const refused = await answered(sendPayment(await argsFor(uuid, 'payment', { method: 'paypal', terms: 'yes' })))
  expect(refused).toMatchObject({ status: 400, data: { problem: 'termsWrong', accepted: ['terms'] } })
  const again = await showPayment(uuid, refused.data)
  expect(again.match(/Debes aceptar los términos y condiciones/g)).toHaveLength(1)
})

test('a voucher has one box for its terms', async () => {
  const html = await showPayment(await ready({ kind: 'voucher' }))
  expect(namesIn(html).filter((name) => name?.startsWith('terms'))).toEqual(['terms'])
  expect(html).toContain('Tengo 18 años o más.')
})
