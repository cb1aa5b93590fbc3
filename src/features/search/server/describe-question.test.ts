import { expect, test } from 'vitest'
import { testServices } from '#tests/test-services.ts'
import { describeQuestion } from './describe-question.ts'

const { services } = await testServices()
const snapshot = services.catalogue.current()
const nothing = { text: '', place: null, treatment: null, date: null, pax: null }
const asked = (query: string, language: 'es' | 'pt' = 'es') =>
  describeQuestion({ snapshot, language, day: '2026-11-15' }, new URLSearchParams(query))

test.each([
  ['', {}],
  ['q=masaje&pax=2', { text: 'masaje', pax: 2 }],
  ['place=tenerife%2Fadeje', { place: { key: 'tenerife/adeje', name: 'Adeje' } }],
  ['place=nowhere', {}],
  ['treatment=masajes', { treatment: { slug: 'masajes', name: 'Masajes' } }],
  ['treatment=massagens', { treatment: { slug: 'masajes', name: 'Masajes' } }],
  ['treatment=masajes&treatment=massagens', {}],
  ['treatment=nothing', {}],
  ['date=2026-12-24', { date: '2026-12-24' }],
  ['date=2026-11-15', { date: '2026-11-15' }],
  ['date=2026-11-14', {}],
  ['date=tomorrow&pax=none', {}],
])('%s asks for %j', (query, question) => {
  expect(asked(query)).toEqual({ ...nothing, ...question })
})

test('in the language of the page, whatever the language of the keys', () => {
  expect(asked('place=espana&treatment=masajes', 'pt')).toMatchObject({
    place: { key: 'espanha', name: 'Espanha' },
    treatment: { slug: 'massagens', name: 'Massagens' },
  })
})
