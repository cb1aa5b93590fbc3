import { expect, test } from 'vitest'
import { createSiteApi } from '#site/server/api/create-site-api.ts'
import { smallServices } from '#tests/api/small-services.ts'

const api = createSiteApi(smallServices().services)
const ask = (query: string) => api.request(`/search/suggestions?${query}`)
const groupsFor = async (query: string) => (await (await ask(query)).json()).groups

test('what is typed is answered with a place, a spa and a treatment', async () => {
  const [places, spas] = await groupsFor('q=ade&lang=es')
  expect(places).toEqual({
    kind: 'place',
    items: [
      {
        kind: 'place',
        name: 'Adeje-es',
        note: 'Tenerife · 1 spa',
        href: '/spa-balneario/tenerife/adeje-es/',
        value: { place: 'tenerife/adeje-es' },
        marks: { name: [[0, 3]], note: [] },
        picked: {
          country: 'ES',
          place: { uuid: 'tenerife', key: 'tenerife', names: { es: 'Tenerife', pt: 'Tenerife' } },
        },
      },
    ],
  })
  expect(spas.items).toEqual([
    {
      kind: 'spa',
      name: 'Aqua',
      note: 'Adeje, Tenerife',
      href: '/spa-balneario/tenerife/aqua/',
      marks: { name: [], note: [[0, 3]] },
    },
  ])
  expect(await groupsFor('q=massa&lang=pt')).toMatchObject([
    { kind: 'treatment', items: [{ name: 'Massagens', note: '1 experiência', value: { treatment: 'massagens' } }] },
  ])
})

test('the answer may be kept for a minute, a refusal may not', async () => {
  expect((await ask('q=a&lang=es')).headers.get('Cache-Control')).toBe('public, max-age=60')
  expect((await ask('q=a')).headers.get('Cache-Control')).toBe('no-store')
})

test.each(['', '%20', '%F0%9F%92%A7', '%3Cscript%3E', '%00', '%E0%A4%A'])(
  '%j finds nothing, which is no error',
  async (q) => {
    const answer = await ask(`q=${q}&lang=es`)
    expect([answer.status, await answer.json()]).toEqual([200, { groups: [] }])
  },
)

test('a long text is cut at 100 characters', async () => {
  expect(await groupsFor(`q=ade${'%20'.repeat(97)}nowhere&lang=es`)).toHaveLength(2)
  expect(await groupsFor(`q=ade${'%20'.repeat(90)}nowhere&lang=es`)).toHaveLength(0)
})

test.each([
  ['lang=es', 'q', 'Is missing. Send the text that is being typed.'],
  ['q=a', 'lang', "Is missing. Send 'es' or 'pt'."],
  ['q=a&lang=en', 'lang', "Is not right. Send 'es' or 'pt'."],
  ['q=a&q=b&lang=es', 'q', 'Is not right. Send the text that is being typed.'],
  ['q=a&lang=es&near=tenerife', 'near', 'Is not right. Send the uuid of a place, or leave it out.'],
])('%s is refused', async (query, field, message) => {
  const answer = await ask(query)
  expect(answer.status).toBe(400)
  expect(answer.headers.get('Content-Type')).toContain('application/problem+json')
  expect((await answer.json()).errors).toEqual([{ field, message }])
})

test('a place that is not known is ignored', async () => {
  const near = '0b9f6c52-0f5e-4d0c-9d0e-3f0f5b0c7a11'
  expect(await groupsFor(`q=ade&lang=es&near=${near}`)).toEqual(await groupsFor('q=ade&lang=es'))
})
