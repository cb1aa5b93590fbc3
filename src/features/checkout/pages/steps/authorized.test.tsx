import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { giveBalance } from '#tests/builders/a-coupon.ts'
import { authorizationScene, card } from '#tests/builders/an-authorization.ts'
import { checkoutPages } from '#tests/checkout-pages.tsx'
import { expectLogged } from '#tests/log/logged-errors.ts'
import KoPage, { loader as koStep } from './ko.tsx'

const scene = await authorizationScene()
const { services, bank, supplier, authorized, ready, payAs, fulfil, release } = scene
const { argsFor, shown, showConfirmation } = checkoutPages(services)

beforeEach(scene.begin)

async function showKo(uuid: string) {
  const { data: loaderData } = await koStep(await argsFor(uuid, 'ko'))
  const html = await shown(uuid, createElement(KoPage, { loaderData } as never))
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test.each([
  ['es', 'Confirmando tu compra…', 'Todavía no se ha cobrado', /Pago recibido|Tu pago está hecho|Pagado/],
  ['pt', 'A confirmar a sua compra…', 'Ainda não foi cobrado', /Pagamento recebido|pagamento está feito|Pago/],
] as const)(
  'while money is only authorised, the page does not say that it is paid (%s)',
  async (language, title, text, never) => {
    const { uuid } = await authorized(language)
    const html = await showConfirmation(uuid)
    expect(html).toContain(title)
    expect(html).toContain(text)
    expect(html).not.toMatch(never)
  },
)

test.each([
  ['es', 'No te hemos cobrado nada', 'Anulamos la autorización de 200,00 € (Visa terminada en 1111).', /Te devolvemos/],
  ['pt', 'Não lhe cobrámos nada', 'Anulamos a autorização de 200,00 € (Visa terminado em 1111).', /Devolvemos-lhe/],
] as const)('the page of what failed says that nothing was charged (%s)', async (language, title, text, never) => {
  supplier.willAlwaysSay({ state: 'failed', reason: 'refused' })
  const { uuid } = await authorized(language)
  await fulfil(uuid)
  for (const isReleased of [false, true]) {
    if (isReleased) await release()
    const page = await showKo(uuid)
    expect(page).toContain(title)
    expect(page).toContain(text)
    expect(page).not.toMatch(never)
  }
})

test.each([
  ['es', 'Tu compra se confirmó, pero no hemos podido hacer el cobro que habías autorizado.'],
  ['pt', 'A sua compra foi confirmada, mas não foi possível fazer a cobrança que tinha autorizado.'],
] as const)('a capture that was refused is the reason (%s)', async (language, reason) => {
  expectLogged(/capture refused/)
  bank.willDo({ state: 'refused', reason: '0190' })
  const { uuid } = await authorized(language)
  await fulfil(uuid)
  expect(await showKo(uuid)).toContain(reason)
})

test('what a gift card had paid goes back beside it', async () => {
  await giveBalance(services, 'MO-PAGE', 1000, { kind: 'gift-card' })
  supplier.willAlwaysSay({ state: 'failed', reason: 'gone' })
  const uuid = await ready()
  await applyCoupon(services, uuid, 'MO-PAGE')
  await payAs(uuid, { state: 'authorized', card })
  await fulfil(uuid)
  const page = await showKo(uuid)
  for (const said of ['Te devolvemos 10,00 €', 'Anulamos la autorización de 190,00 €', '10,00 € a tu tarjeta regalo'])
    expect(page).toContain(said)
})
