import { expect, test } from 'vitest'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { smallServices } from '#tests/api/small-services.ts'

const api = createSiteApi(smallServices().services)
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
