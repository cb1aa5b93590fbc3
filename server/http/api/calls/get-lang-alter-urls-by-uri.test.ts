import { expect, test } from 'vitest'
import { ask } from '#tests/api/requests.ts'
import { smallServices } from '#tests/api/small-services.ts'
import { createApi } from '../create-api.ts'

const api = createApi(smallServices().services)
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
