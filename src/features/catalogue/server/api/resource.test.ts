import { describe, expect, test } from 'vitest'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { smallServices } from '#tests/api/small-services.ts'

const api = createSiteApi(smallServices().services)
const { paths } = await (await api.request('/openapi.json')).json()

const get = async (path: string) => {
  const response = await api.request(path)
  return { status: response.status, json: await response.json() }
}
const fieldsOf = ({ errors }: { errors: { field: string }[] }) => errors.map(({ field }) => field)

/** What is read whole, and what is listed page by page with a call for each thing of it. */
const wholes = ['/locations/location-list-with-any-landing', '/gift-cards/themes', '/openapi.json']
const resources = [
  ['/spas', 'spa-aqua', 'listSpas'],
  ['/services', 'massage', 'listServices'],
  ['/getaways', 'getaway', 'listGetaways'],
] as const

test.each([...wholes, ...resources.flatMap(([path, uuid]) => [path, `${path}/${uuid}`])])(
  '%s may be kept, and is sent again only when it has changed',
  async (path) => {
    const first = await api.request(path)
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await api.request(path, { headers: { 'If-None-Match': known } })
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
      expect(again.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    }
    expect((await api.request(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
  },
)

describe.each(resources)('%s', (path, uuid, operationId) => {
  test('lists things as they are shown, in the language that is asked for', async () => {
    const { json } = await get(`${path}?lang=pt`)
    expect(json).toMatchObject({ page: 1, pages: 1, total: 1 })
    expect((await get(`${path}/${uuid}?lang=pt`)).json).toMatchObject(json.items[0])
    expect(json.items[0].url).toContain('/pt/')
  })

  test('is narrowed by place and words', async () => {
    expect((await get(`${path}?place=tenerife&q=ade`)).json.total).toBe(1)
    expect((await get(`${path}?q=nothing`)).json).toEqual({ items: [], page: 1, pages: 1, total: 0 })
  })

  test.each(['lang=fr', 'place=nowhere', 'page=0'])('is refused with ?%s for its field', async (query) => {
    const { status, json } = await get(`${path}?${query}`)
    expect([status, fieldsOf(json)]).toEqual([400, [query.split('=')[0]]])
  })

  test.each(['none', '__proto__'])('has no %s, and says which call names its things', async (unknown) => {
    const { status, json } = await get(`${path}/${unknown}`)
    expect([status, json.detail]).toEqual([404, expect.stringContaining(operationId)])
  })

  test('is described with its errors, and with an example that names one thing in both calls', () => {
    const [list, one] = [paths[`/api${path}`].get, paths[`/api${path}/{uuid}`].get]
    expect(Object.keys(list.responses)).toEqual(['200', '304', '400', '500'])
    expect(Object.keys(one.responses)).toEqual(['200', '304', '400', '404', '500'])
    const [item] = list.responses[200].content['application/json'].example.items
    expect(one.responses[200].content['application/json'].example).toMatchObject(item)
    expect(one.parameters.find(({ name }: { name: string }) => name === 'uuid').schema.example).toBe(item.uuid)
  })
})
