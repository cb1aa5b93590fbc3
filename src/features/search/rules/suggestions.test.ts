import { expect, test } from 'vitest'
import { buildSuggestions, findSuggestions, type Suggestible } from './suggestions.ts'

const place = (name: string, where = ''): Suggestible => ({ kind: 'place', name, where, also: '' })
const spa = (name: string, where: string, also = ''): Suggestible => ({ kind: 'spa', name, where, also })
const treatment = (name: string): Suggestible => ({ kind: 'treatment', name, where: '', also: '' })

const all = [
  place('España'),
  place('Tenerife', 'Canarias'),
  place('Valencia', 'Comunidad Valenciana'),
  place('Comunidad Valenciana', 'España'),
  place('Valencia', 'Valencia'),
  place('Costa Adeje', 'Tenerife'),
  place('Adeje', 'Tenerife'),
  place('Santa Cruz de Tenerife', 'Tenerife'),
  place('Gandía', 'Valencia'),
  place('Encamp', 'Andorra'),
  spa('Mar de Nubes', 'Costa Adeje, Tenerife'),
  spa('Adeje Termal', 'Adeje, Tenerife'),
  spa('Casa Valencia', 'Adeje, Tenerife'),
  spa('Casona del Adelantado', 'Gandía, Valencia'),
  spa('Balneario del Lago', 'Gandía, Valencia', 'Hotel Miramar'),
  treatment('Masajes'),
  treatment('Circuitos de aguas'),
]
const index = buildSuggestions(all, 'spa spas en')

const namesFor = (query: string, near = '') => {
  const found = findSuggestions(index, query, (position) => near !== '' && (all[position]?.where ?? '').includes(near))
  return [...found.place, ...found.spa, ...found.treatment].map((position) => all[position]?.name)
}

test.each([
  [
    'the beginning of the name comes first',
    'adej',
    ['Adeje', 'Costa Adeje', 'Adeje Termal', 'Mar de Nubes', 'Casa Valencia'],
  ],
  ['accents and case do not matter', 'GANDIA', ['Gandía', 'Casona del Adelantado', 'Balneario del Lago']],
  ['with accents', 'Gandía', ['Gandía', 'Casona del Adelantado', 'Balneario del Lago']],
  [
    'whole words before beginnings, then by weight',
    'valencia',
    ['Valencia', 'Valencia', 'Comunidad Valenciana', 'Casa Valencia', 'Casona del Adelantado', 'Balneario del Lago'],
  ],
  ['a typo', 'adje', ['Adeje', 'Costa Adeje', 'Adeje Termal', 'Mar de Nubes', 'Casa Valencia']],
  [
    'a typo while typing',
    'tenrif',
    ['Tenerife', 'Santa Cruz de Tenerife', 'Mar de Nubes', 'Adeje Termal', 'Casa Valencia'],
  ],
  ['no typo in three letters', 'adh', []],
  ['every word must be found', 'adeje valencia', ['Casa Valencia']],
  [
    'a place with the place around it',
    'adeje, tenerife',
    ['Adeje', 'Costa Adeje', 'Adeje Termal', 'Mar de Nubes', 'Casa Valencia'],
  ],
  ['not every place of a country', 'españa', ['España']],
  ['what people write before a place', 'spa en gandia', ['Gandía', 'Casona del Adelantado', 'Balneario del Lago']],
  ['which finds nothing by itself', 'en', ['Encamp']],
  ['and is not taken for a typo', 'spas encamp', ['Encamp']],
  ['nor said with treatments', 'masajes spa', []],
  ['a spa by its hotel', 'miramar', ['Balneario del Lago']],
  ['treatments', 'masaj', ['Masajes']],
  ['later words of a treatment', 'aguas', ['Circuitos de aguas']],
  ['nothing typed', '', []],
  ['no letters', '?! —', []],
  ['unknown words', 'submarino', []],
])('%s: %j', (_, query, names) => {
  expect(namesFor(query)).toEqual(names)
})

test('what lies near comes first', () => {
  expect(namesFor('valencia', 'Comunidad')).toEqual(namesFor('valencia'))
  expect(namesFor('valencia', 'Tenerife').slice(3)).toEqual([
    'Casa Valencia',
    'Casona del Adelantado',
    'Balneario del Lago',
  ])
  expect(namesFor('va', 'España')[0]).toBe('Comunidad Valenciana')
})

test('five of a kind and ten in all, with room for two treatments', () => {
  const many = (kind: (name: string) => Suggestible) => Array.from({ length: 9 }, (_, n) => kind(`Mar ${n}`))
  const everything = buildSuggestions([...many(place), ...many((name) => spa(name, '')), ...many(treatment)])
  const counts = ({ place, spa, treatment }: ReturnType<typeof findSuggestions>) => [
    place.length,
    spa.length,
    treatment.length,
  ]
  expect(counts(findSuggestions(everything, 'mar'))).toEqual([5, 3, 2])
  const twoKinds = buildSuggestions([...many((name) => spa(name, '')), ...many(treatment)])
  expect(counts(findSuggestions(twoKinds, 'mar'))).toEqual([0, 5, 5])
  const oneTreatment = buildSuggestions([...many(place), ...many((name) => spa(name, '')), treatment('Mar')])
  expect(counts(findSuggestions(oneTreatment, 'mar'))).toEqual([5, 4, 1])
})

test('a long list of words is cut', () => {
  expect(findSuggestions(index, Array.from({ length: 50 }, (_, n) => `w${n}`).join(' ')).words).toHaveLength(8)
})
