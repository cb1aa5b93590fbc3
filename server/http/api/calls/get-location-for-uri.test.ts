import { expect, test } from 'vitest'
import { ask } from '#tests/api/requests.ts'
import { smallServices } from '#tests/api/small-services.ts'
import { createApi } from '../create-api.ts'

const api = createApi(smallServices().services)
const locationFor = (body: unknown) => ask(api, 'POST', '/shared/get-location-for-uri', body)

const adeje = { uuid: 'adeje', type: 'city', country: 'ES', parentUUID: 'tenerife' }
const adejeEs = { ...adeje, slug: 'adeje-es', name: 'Adeje-es' }
const adejePt = { ...adeje, slug: 'adeje-pt', name: 'Adeje-pt' }
const tenerife = {
  uuid: 'tenerife',
  type: 'region',
  country: 'ES',
  parentUUID: 'spain',
  slug: 'tenerife',
  name: 'Tenerife',
}
const spain = { uuid: 'spain', type: 'country', country: 'ES', parentUUID: null, slug: 'spain-es', name: 'Spain-es' }

test.each([
  ['all spas', '/spa-balneario/', 'es', spain],
  ['a region', '/pt/spas/tenerife/', 'pt', tenerife],
  ['a city', '/spa-balneario/tenerife/adeje-es/', 'es', adejeEs],
  ['a city, told in the other language', '/spa-balneario/tenerife/adeje-es/', 'pt', adejePt],
  ['a spa', '/pt/spas/tenerife/aqua/', 'pt', adejePt],
  ['a service', 'spa-balneario/tenerife/aqua/masaje?pax=2', 'es', adejeEs],
  ['a getaway', '/escapadas-hotel-spa/tenerife/escapada/', 'es', tenerife],
  ['the getaways of a place', '/pt/escapadinhas-hotel-spa/tenerife/', 'pt', tenerife],
  ['no place: a treatment', '/tratamientos/masajes/', 'es', null],
  ['no place: the home page', '/pt/', 'pt', null],
  ['no place: an unknown page', '/nada/', 'es', null],
])('the page is about %s', async (_, uri, lang, location) => {
  const response = await locationFor({ uri, lang })
  expect([response.status, await response.json()]).toEqual([200, { location }])
})

test.each([
  ['no language', { uri: '/' }, [{ field: 'lang', message: "Is missing. Send 'es' or 'pt'." }]],
  ['another language', { uri: '/', lang: 'en' }, [{ field: 'lang', message: "Is not right. Send 'es' or 'pt'." }]],
  ['a language in capitals', { uri: '/', lang: 'PT' }, [{ field: 'lang', message: expect.any(String) }]],
  [
    'two wrong fields',
    { uri: 1, lang: 2 },
    [
      { field: 'uri', message: expect.any(String) },
      { field: 'lang', message: expect.any(String) },
    ],
  ],
])('%s is refused', async (_, body, errors) => {
  const response = await locationFor(body)
  expect(response.status).toBe(400)
  expect((await response.json()).errors).toEqual(errors)
})
