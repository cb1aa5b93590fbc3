import { expect, test } from 'vitest'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { smallServices } from '#tests/api/small-services.ts'

const { paths } = await (await createSiteApi(smallServices().services).request('/openapi.json')).json()

type Described = {
  security: object[]
  requestBody?: object
  responses: Record<number, { content: Record<string, { schema: object }>; links?: object }>
}
const calls = Object.entries<Record<string, Described>>(paths)
  .filter(([path]) => path.startsWith('/api/purchases/{uuid}'))
  .flatMap(([path, item]) => Object.entries(item).map(([method, call]) => [method, path, call] as const))

test('there is a call for each step, and two that change a getaway', () => {
  expect(calls.map(([method, path]) => `${method} ${path.slice('/api/purchases/{uuid}'.length)}`).toSorted()).toEqual([
    'delete /coupon/{code}',
    'delete /payment',
    'get ',
    'post /payment',
    'put ',
    'put /buyer',
    'put /coupon',
    'put /rate',
  ])
})

test.each(calls)(
  '%s %s is opened by the cookie, answers with the purchase, and says how it is refused',
  (method, _, call) => {
    const { security, requestBody, responses } = call
    expect(security).toEqual([{ purchaseCookie: [] }])
    const purchase = { $ref: '#/components/schemas/Purchase' }
    expect(responses[200]?.content['application/json']?.schema).toEqual(purchase)
    expect(Object.keys(responses[200]?.links ?? {})).toContain('payment')
    const refused = [
      '404',
      '500',
      '503',
      ...(method === 'get' ? [] : ['403', '429']),
      ...(requestBody ? ['400', '413', '415'] : []),
    ]
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(refused))
    const conflict = responses[409]?.content['application/problem+json']?.schema
    if (conflict) expect(conflict).toEqual({ $ref: '#/components/schemas/PurchaseConflict' })
  },
)
