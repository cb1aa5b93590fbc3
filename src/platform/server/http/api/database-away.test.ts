import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { euros } from '#platform/rules/money.ts'
import { openDatabase } from '#platform/server/db/client.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { ask } from '#tests/api/requests.ts'
import { soldServices } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'

const { services, bank } = await testServices()
const nowhere = openDatabase('postgresql://nobody@127.0.0.1:1/nothing')
const api = createSiteApi({ ...services, db: nowhere.db })
const [service] = soldServices(services).sold
if (!service) throw new Error('nothing is sold')

async function expectComeBack(response: Response) {
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ status: 503, type: '/api/docs/#error-503' })
}

test('a call that needs the database while it is away says when to come back', async () => {
  const party = { service: service.uuid, pax: service.capacity.minimum }
  await expectComeBack(await ask(api, 'POST', '/purchases', { kind: 'voucher', lang: 'es', items: [party] }))
  const headers = { Cookie: `purchases=${randomUUID()}` }
  await expectComeBack(await api.request(`/purchases/${randomUUID()}`, { headers }))
})

test('and so does the webhook of the payment providers, who send it again', async () => {
  bank.willNotify({
    about: 'payment',
    event: 'event-1',
    order: '2611AAAAAAAA',
    amount: euros(5000),
    outcome: { state: 'paid' },
  } as never)
  await expectComeBack(
    await api.request(`/payments/${bank.provider.name}/notifications`, { method: 'POST', body: 'x' }),
  )
})
