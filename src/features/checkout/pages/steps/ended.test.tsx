import { createElement } from 'react'
import { expect, test } from 'vitest'
import { putPurchase } from '#tests/builders/a-purchase.ts'
import { checkoutPages } from '#tests/checkout-pages.tsx'
import { testServices } from '#tests/test-services.ts'
import KoPage, { loader as koStep } from './ko.tsx'

const { services } = await testServices()
const { ready, argsFor, shown, showConfirmation } = checkoutPages(services)

/** Spec 2.5: on every page of the flow. */
const stepBarAndSummary = ['Pasos de la compra', 'Tu compra', '1 bono', 'Total']

test('a purchase that failed shows the step bar and what was to be bought, but promises nothing', async () => {
  const uuid = await ready({ kind: 'voucher' })
  await putPurchase(services, uuid, { state: 'failed', failureReason: 'gone' })
  const { data: loaderData } = await koStep(await argsFor(uuid, 'ko'))
  const html = await shown(uuid, createElement(KoPage, { loaderData } as never))
  for (const said of ['No hemos podido completar tu compra', ...stepBarAndSummary]) expect(html).toContain(said)
  expect(html).not.toContain('14 días para cancelar')
})

test('a purchase that has expired shows the step bar and what was chosen', async () => {
  const uuid = await ready({ kind: 'voucher' })
  await putPurchase(services, uuid, { state: 'expired' })
  const html = await showConfirmation(uuid)
  for (const said of ['Esta compra ha caducado', ...stepBarAndSummary]) expect(html).toContain(said)
})
