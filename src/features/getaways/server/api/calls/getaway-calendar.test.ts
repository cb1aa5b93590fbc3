import { expect, test } from 'vitest'
import { makeSuppliers } from '#features/search/server/stays/suppliers.ts'
import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { testServices } from '#tests/test-services.ts'

const { services } = await testServices()
const api = createSiteApi(services)
const [uuid] = services.catalogue.current().getaways.keys()
const ask = (path: string) => api.request(`/getaways/${path}`)

test('a month tells what each night costs two, and may be kept for a minute', async () => {
  const answer = await ask(`${uuid}/calendar?month=2026-12`)
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60')
  const { days } = await answer.json()
  expect(days).toHaveLength(31)
  expect([days[0].day, days[30].day]).toEqual(['2026-12-01', '2026-12-31'])
  const open = days.filter(({ state }: { state: string }) => state === 'open')
  expect(open.length).toBeGreaterThan(0)
  for (const day of open)
    expect(day).toMatchObject({
      price: { amount: expect.any(Number), currency: 'EUR' },
      isOnOffer: expect.any(Boolean),
    })
})

test('months that hotels do not tell about are empty', async () => {
  for (const month of ['2025-01', '2040-07']) {
    const answer = await ask(`${uuid}/calendar?month=${month}`)
    expect([answer.status, await answer.json()]).toEqual([200, { days: [] }])
  }
})

test.each(['', '?month=', '?month=2026-13', '?month=diciembre', "?month=2026-12';--"])(
  'a calendar of %j is refused',
  async (query) => {
    const answer = await ask(`${uuid}/calendar${query}`)
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors[0].field).toBe('month')
  },
)

test('nor is there one of a getaway that nobody knows', async () => {
  expect((await ask('no-such/calendar?month=2026-12')).status).toBe(404)
})

test('a hotel that gives no answer may be asked again', async () => {
  const readCalendar = async () => {
    throw new SupplierAway('no answer')
  }
  const hotelRates = makeSuppliers(['built-in', 'posalia'].map((supplier) => ({ supplier, readCalendar }) as never))
  const answer = await createSiteApi({ ...services, hotelRates }).request(`/getaways/${uuid}/calendar?month=2026-12`)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '3'])
})
