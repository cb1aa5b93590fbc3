import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { services as serviceTable } from '#features/catalogue/server/schema/services.ts'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { soldServices } from '#tests/builders/a-purchase.ts'
import { testServices } from '#tests/test-services.ts'

const { services } = await testServices()
const api = createSiteApi(services)
const { sold } = soldServices(services)
const [service, paused] = sold
if (!service || !paused) throw new Error('nothing is sold')

const get = async (path: string) => {
  const response = await api.request(path)
  return { status: response.status, json: await response.json() }
}

test.each(['/spas', '/services', '/getaways'])('%s is listed page by page, each thing once', async (path) => {
  const first = (await get(path)).json
  expect(first).toMatchObject({ page: 1, total: expect.any(Number) })
  expect(first.items).toHaveLength(Math.min(24, first.total))
  const uuids = new Set<string>()
  for (let page = 1; page <= first.pages; page++) {
    for (const { uuid } of (await get(`${path}?page=${page}`)).json.items) uuids.add(uuid)
  }
  expect(uuids.size).toBe(first.total)
  expect((await get(`${path}?page=999999`)).json.page).toBe(first.pages)
})

test('only what can be bought is listed as a service, and shown with every party it is sold for', async () => {
  const { json } = await get('/services?lang=pt')
  for (const item of json.items) expect(item.isForSale).toBe(true)
  const shown = (await get(`/services/${service.uuid}?lang=pt`)).json
  expect(shown).toMatchObject({
    uuid: service.uuid,
    name: service.translations.pt.name,
    slug: service.translations.pt.slug,
    url: expect.stringContaining('/pt/'),
    capacity: service.capacity,
    audience: service.audience,
    whyNotForSale: null,
    price: { base: service.price, final: service.price, lowest: null },
  })
  expect(shown.parties[0]).toEqual({
    pax: service.capacity.minimum,
    vouchers: 1,
    base: service.price,
    price: service.price,
  })
  expect(shown.parties.at(-1).pax).toBeLessThanOrEqual(service.capacity.maximum)
})

test('a discount stands beside the lowest price before it', async () => {
  const all = [...services.catalogue.current().services.values()]
  const shown = await Promise.all(
    all.filter(({ offers }) => offers.length > 0).map(({ uuid }) => get(`/services/${uuid}`)),
  )
  const reduced = shown.flatMap(({ json }) =>
    json.price && json.price.final.amount < json.price.base.amount ? [json.price] : [],
  )
  expect(reduced.length).toBeGreaterThan(0)
  for (const { lowest } of reduced) expect(lowest.amount).toBeGreaterThan(0)
})

test('a list is narrowed by place, spa and words, without regard to accents', async () => {
  const { locations } = services.catalogue.current()
  const tenerife = [...locations.values()].find(({ translations }) => translations.es.name === 'Tenerife')
  const there = (await get(`/spas?place=${tenerife?.uuid}`)).json
  expect(there.total).toBeGreaterThan(0)
  expect(there.total).toBeLessThan((await get('/spas')).json.total)
  const [spa] = there.items
  const own = (await get(`/services?spa=${spa.uuid}`)).json
  for (const item of own.items) expect(item.spa.uuid).toBe(spa.uuid)
  const named = (await get(`/spas?q=${encodeURIComponent(` ${spa.name.toUpperCase()} ténerife`)}`)).json
  expect(named.items.map(({ uuid }: { uuid: string }) => uuid)).toContain(spa.uuid)
  expect((await get('/services?q=nothing-is-called-so')).json).toMatchObject({ items: [], total: 0, pages: 1 })
})

test('a spa is shown with what can be bought of it, a getaway with what it includes', async () => {
  const spa = (await get(`/spas/${service.spaUuid}`)).json
  expect(spa.services.map(({ uuid }: { uuid: string }) => uuid)).toContain(service.uuid)
  const [listed] = (await get('/getaways')).json.items
  const getaway = (await get(`/getaways/${listed.uuid}`)).json
  expect(getaway).toMatchObject({ ...listed, services: expect.any(Array) })
})

test('services of a spa that there is not are refused for their field', async () => {
  const { status, json } = await get('/services?spa=nobody')
  expect([status, json.errors.map((error: { field: string }) => error.field)]).toEqual([400, ['spa']])
})

test('what is sold no more is told as such, and listed no more', async () => {
  const listed = `/services?spa=${paused.spaUuid}`
  const before = (await get(listed)).json.total
  await services.db.update(serviceTable).set({ status: 'disable' }).where(eq(serviceTable.uuid, paused.uuid))
  await services.catalogue.refresh()
  expect((await get(listed)).json.total).toBe(before - 1)
  const { status, json } = await get(`/services/${paused.uuid}`)
  expect([status, json.isForSale, json.whyNotForSale]).toEqual([200, false, 'paused'])
})
