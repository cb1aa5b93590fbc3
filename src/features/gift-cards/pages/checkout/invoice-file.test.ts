import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader as file } from '#features/checkout/pages/file.ts'
import { ownerCookie } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { aCard, boughtCards, withInvoice } from '#tests/builders/a-gift-card.ts'
import { owner } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank } = await testServices()

/** A redirect is thrown, a file is returned. */
function fetched(uuid: string, name: string, cookie: string) {
  const url = new URL(`https://calmaria.example/gift-card/${uuid}/${name}`)
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address: '203.0.113.1' })
  const request = new Request(url, { headers: { Cookie: cookie } })
  return file({ request, url, params: { uuid, file: name }, context } as never).catch((thrown: Response) => thrown)
}

test('an invoice is for the browser that bought, and for nobody else', async () => {
  const { purchase } = await boughtCards(services, bank, [aCard()], {}, withInvoice)
  const mine = await fetched(purchase.uuid, 'F2026-000001.pdf', ownerCookie(owner, false))
  expect(mine.headers.get('Content-Type')).toBe('application/pdf')
  expect(mine.headers.get('Cache-Control')).toBe('private, no-store')
  const another = ownerCookie('another-browser-of-the-tests-12345678'.slice(0, 32), false)
  for (const cookie of ['', another]) {
    const refused = await fetched(purchase.uuid, 'F2026-000001.pdf', cookie)
    expect(refused.headers.get('Location')).toBe(`/gift-card/${purchase.uuid}/confirmation/?file=missing`)
  }
})
