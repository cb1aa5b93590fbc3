import { createElement } from 'react'
import { expect, test } from 'vitest'
import { checkoutPages } from '#tests/checkout-pages.tsx'
import { testServices } from '#tests/test-services.ts'
import * as buyer from './buyer.tsx'
import * as challenge from './challenge.tsx'
import * as payment from './payment.tsx'
import * as back from './return.tsx'

const { services } = await testServices()
const { ready, argsFor, shown } = checkoutPages(services)
const pages = { buyer, payment, challenge, return: back }
type Answer = { data: unknown; init: ResponseInit }

test.each([
  ['es', 'No encontramos esta compra', 'Contactar con ayuda'],
  ['pt', 'Não encontramos esta compra', 'Contactar a ajuda'],
] as const)(
  'a sale that can’t be located leads to support at every step, with a 404 (%s)',
  async (language, ...words) => {
    const uuid = await ready({ kind: 'voucher', language })
    for (const step of ['buyer', 'payment', 'challenge', 'return'] as const) {
      const { loader, action, default: Page } = pages[step]
      /** Of a browser without the cookie. */
      const asked = { ...((await argsFor(uuid, step)) as object), request: new Request('https://calmaria.example/') }
      const answer = (await loader(asked as never)) as unknown as Answer
      expect(answer).toMatchObject({ init: { status: 404 }, data: { step: null } })
      const request = new Request('https://calmaria.example/', {
        method: 'POST',
        body: new URLSearchParams({ name: 'X' }),
      })
      const posted = (await action({ ...asked, request } as never)) as unknown as Answer
      expect(posted).toMatchObject({ init: { status: 404 }, data: null })
      const html = await shown(
        uuid,
        createElement(Page as never, { loaderData: answer.data, actionData: posted.data } as never),
      )
      for (const said of words) expect(html).toContain(said)
    }
  },
)
