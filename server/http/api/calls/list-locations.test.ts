import { expect, test } from 'vitest'
import { smallServices } from '#tests/api/small-services.ts'
import { createApi } from '../create-api.ts'

const api = createApi(smallServices().services)
const path = '/locations/location-list-with-any-landing'

test('every place with a page is listed in both languages', async () => {
  const { locations } = await (await api.request(path)).json()
  expect(locations.map(({ uuid }: { uuid: string }) => uuid)).toEqual(['spain', 'tenerife', 'adeje'])
  expect(locations[2]).toEqual({
    uuid: 'adeje',
    type: 'city',
    country: 'ES',
    parentUUID: 'tenerife',
    translations: [
      { lang: 'es', name: 'Adeje-es', slug: 'adeje-es', uri: '/spa-balneario/tenerife/adeje-es/' },
      { lang: 'pt', name: 'Adeje-pt', slug: 'adeje-pt', uri: '/pt/spas/tenerife/adeje-pt/' },
    ],
  })
})

test.each([path, '/openapi.json'])('%s may be kept, and is sent again only when it has changed', async (kept) => {
  const first = await api.request(kept)
  const etag = first.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"[^"]+"$/)
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')

  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await api.request(kept, { headers: { 'If-None-Match': known } })
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
    expect(again.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  }
  expect((await api.request(kept, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200)
})
