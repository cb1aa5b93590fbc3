import { expect, test } from 'vitest'
import { ask } from '#tests/api/requests.ts'
import { smallServices } from '#tests/api/small-services.ts'
import { createSiteApi } from './create-site-api.ts'

const api = createSiteApi(smallServices().services)
const alternates = (body: unknown) => ask(api, 'POST', '/shared/get-lang-alter-urls-by-uri', body)

test.each([
  ['the home page', '/', 'es', '/', '/pt/'],
  ['the Portuguese home page', '/pt/', 'pt', '/', '/pt/'],
  ['a static page', '/quienes-somos/', 'es', '/quienes-somos/', '/pt/quem-somos/'],
  ['a static page in Portuguese', '/pt/quem-somos/', 'pt', '/quienes-somos/', '/pt/quem-somos/'],
  ['all spas', '/spa-balneario/', 'es', '/spa-balneario/', '/pt/spas/'],
  ['a city', '/pt/spas/tenerife/adeje-pt/', 'pt', '/spa-balneario/tenerife/adeje-es/', '/pt/spas/tenerife/adeje-pt/'],
  ['a spa', '/spa-balneario/tenerife/aqua/', 'es', '/spa-balneario/tenerife/aqua/', '/pt/spas/tenerife/aqua/'],
  [
    'a service',
    '/pt/spas/tenerife/aqua/massagem/',
    'pt',
    '/spa-balneario/tenerife/aqua/masaje/',
    '/pt/spas/tenerife/aqua/massagem/',
  ],
  ['a treatment', '/tratamientos/masajes/', 'es', '/tratamientos/masajes/', '/pt/tratamentos/massagens/'],
])('%s is found in every language', async (_, uri, lang, es, pt) => {
  const response = await alternates({ uri })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({
    urls: [
      {
        lang,
        url: uri,
        children: [
          { lang: 'es', url: es },
          { lang: 'pt', url: pt },
        ],
      },
    ],
  })
})

test.each([
  'pt/quem-somos',
  '/pt/quem-somos?utm_source=mail',
  '//pt//quem-somos//#team',
  '/pt/quem-somos/?next=/otra/#a?b',
])('%s is put in order before it is looked up', async (uri) => {
  const { urls } = await (await alternates({ uri })).json()
  expect(urls[0].url).toBe('/pt/quem-somos/')
})

test.each(['/nada/', '/pt/quienes-somos/', '/spa-balneario/tenerife/aqua/otro/', '__proto__', '/%00/', '\u0000'])(
  '%j is no page, so there are no addresses',
  async (uri) => {
    const response = await alternates({ uri })
    expect([response.status, await response.json()]).toEqual([200, { urls: [] }])
  },
)

test.each([
  ['missing', {}, 'uri', /^Is missing\..*\/pt\/spas\//],
  ['a number', { uri: 7 }, 'uri', /^Is not right\..*as text/],
  ['null', { uri: null }, 'uri', /as text/],
  ['a list', { uri: ['/'] }, 'uri', /as text/],
  ['empty', { uri: '' }, 'uri', /^Is empty/],
  ['too long', { uri: `/${'a'.repeat(2048)}` }, 'uri', /2048/],
  ['in a list instead of an object', ['/'], 'body', /JSON object/],
  ['the body itself', '/pt/', 'body', /JSON object/],
  ['in no body', null, 'body', /JSON object/],
])('an address that is %s is refused', async (_, body, field, message) => {
  const response = await alternates(body)
  expect(response.status).toBe(400)
  const { errors } = await response.json()
  expect(errors).toEqual([{ field, message: expect.stringMatching(message) }])
})

test('the longest address is still looked up', async () => {
  expect((await alternates({ uri: 'a'.repeat(2048) })).status).toBe(200)
})

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
