import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader as answerRequest } from '#features/bookings/pages/answer.tsx'
import { loader as changeBooking } from '#features/bookings/pages/change.tsx'
import { loader as bookingConfirmation } from '#features/bookings/pages/confirmation.tsx'
import { loader as confirmation } from '#features/checkout/pages/steps/confirmation.tsx'
import { loader as ko } from '#features/checkout/pages/steps/ko.tsx'
import { purchaseKey } from '#features/checkout/server/purchases/core/authorize-purchase.ts'
import { loader as cancelStay } from '#features/getaways/pages/checkout/cancel.tsx'
import { loader as sentCards } from '#features/gift-cards/pages/checkout/sent-cards.tsx'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { aVoucher } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank, setNow } = await testServices()
const unknown: string = randomUUID()

type Loader = (args: never) => Promise<unknown>

/** As the page says it in the browser's tab, with the status of its answer. */
async function titleOf(loader: Loader, path: string, uuid = unknown) {
  const url = new URL(path, 'https://calmaria.example')
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  const answer = (await loader({ request: new Request(url), url, params: { uuid }, context } as never)) as {
    data: { words: { title?: string } }
    init: ResponseInit | null
  }
  return [answer.data.words.title, answer.init?.status ?? 200]
}

test.each<[string, Loader, string, string, number]>([
  ['confirmation', confirmation, `/voucher/${unknown}/confirmation/`, 'compra', 404],
  ['ko', ko, `/purchase/${unknown}/ko/`, 'compra', 404],
  ['ko', ko, `/pt/purchase/${unknown}/ko/`, 'compra', 404],
  ['cancelling a stay', cancelStay, `/purchase/${unknown}/cancel/`, 'compra', 404],
  ['the cards that were sent', sentCards, `/gift-card/${unknown}/cards/`, 'compra', 404],
  ['changing a booking', changeBooking, `/service-booking/${unknown}/change/`, 'reserva', 404],
  ['answering a request', answerRequest, `/pt/service-booking/${unknown}/answer/`, 'reserva', 404],
  ['the last page of a booking', bookingConfirmation, `/confirmacion/reserva/?utb_path=${unknown}`, 'reserva', 404],
  ['the same without a booking', bookingConfirmation, '/confirmacion/reserva/', 'reserva', 200],
  ['the same without a booking', bookingConfirmation, '/pt/confirmacao/reserva/', 'reserva', 200],
])('%s has the title of its heading where nothing can be located: %2$s', async (_, loader, path, what, status) => {
  const title = path.startsWith('/pt/') ? `Não encontramos esta ${what}` : `No encontramos esta ${what}`
  expect(await titleOf(loader, path)).toEqual([title, status])
})

test('a link that has ended gives its page the title of that', async () => {
  const { purchaseUuid: uuid } = await aVoucher(services, bank)
  const key = purchaseKey(services, { uuid })
  setNow(new Date(services.clock.now().getTime() + 61 * 24 * 60 * 60_000))
  const path = `/voucher/${uuid}/confirmation/?key=${key}`
  expect(await titleOf(confirmation, path, uuid)).toEqual(['Este enlace ha caducado', 410])
  expect(await titleOf(ko, `/pt${path.replace('confirmation', 'ko')}`, uuid)).toEqual(['Esta ligação expirou', 410])
})
