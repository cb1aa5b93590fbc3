import { expect, test } from 'vitest'
import { type ParsedQuery, parseQuery } from './parsed-query.ts'

const nothing: ParsedQuery = { words: [], pax: null, price: null, duration: null, ages: null }

test.each<[string, Partial<ParsedQuery>]>([
  ['', {}],
  ['Gandía', { words: ['gandia'] }],
  ['Masaje relajante en Adeje', { words: ['masaje', 'relajante', 'adeje'] }],
  [
    'algo relajante cerca de Adeje para dos, menos de 100 €, con comida',
    { words: ['relajante', 'adeje', 'comida'], pax: 2, price: { from: 0, to: 100 } },
  ],
  ['spa para 2', { words: ['spa'], pax: 2 }],
  ['spa 4 personas', { words: ['spa'], pax: 4 }],
  ['niños 4-14', { words: ['ninos'], ages: { from: 4, to: 14 } }],
  ['niños 14-4 años', { words: ['ninos'], ages: { from: 4, to: 14 } }],
  ['niño de 7 años', { words: ['nino'], ages: { from: 7, to: 7 } }],
  ['50-100', { price: { from: 50, to: 100 } }],
  ['50 - 100 euros', { price: { from: 50, to: 100 } }],
  ['50 100 euros', { price: { from: 50, to: 100 } }],
  ['niños 4 14', { words: ['ninos'], ages: { from: 4, to: 14 } }],
  ['niños 6 12 años', { words: ['ninos'], ages: { from: 6, to: 12 } }],
  ['masaje 30 60 min', { words: ['masaje'], duration: { from: 30, to: 60 } }],
  ['masaje para 2 60 min', { words: ['masaje'], pax: 2, duration: { from: 60, to: 60 } }],
  ['spa 4 personas 50 100 €', { words: ['spa'], pax: 4, price: { from: 50, to: 100 } }],
  ['entre 50 y 100€', { price: { from: 50, to: 100 } }],
  ['masaje 60 min', { words: ['masaje'], duration: { from: 60, to: 60 } }],
  ['masaje 30-60 minutos', { words: ['masaje'], duration: { from: 30, to: 60 } }],
  ['circuito 2 horas', { words: ['circuito'], duration: { from: 120, to: 120 } }],
  ['bono 10 sesiones', { words: ['bono', '10', 'sesiones'] }],
  ['spa-hotel', { words: ['spa', 'hotel'] }],
  ['2 hammams', { words: ['2', 'hammams'] }],
  ['<script>alert(1)</script>', { words: ['script', 'alert', '1', 'script'] }],
])('in Spanish, %j asks for %j', (text, wish) => {
  expect(parseQuery(text, 'es')).toEqual({ ...nothing, ...wish })
})

test.each<[string, Partial<ParsedQuery>]>([
  ['massagem para dois em Tavira até 80 €', { words: ['massagem', 'tavira'], pax: 2, price: { from: 0, to: 80 } }],
  ['crianças dos 4-14 anos', { words: ['criancas'], ages: { from: 4, to: 14 } }],
  ['circuito 2 pessoas', { words: ['circuito'], pax: 2 }],
])('in Portuguese, %j asks for %j', (text, wish) => {
  expect(parseQuery(text, 'pt')).toEqual({ ...nothing, ...wish })
})

test('a hundred characters of anything are read quickly and never fail', () => {
  for (const text of ['9'.repeat(100), '-'.repeat(100), '€'.repeat(100), ' 1-'.repeat(33), '💆'.repeat(50), '\u0000'])
    expect(() => parseQuery(text, 'es')).not.toThrow()
})
