import { expect, test } from 'vitest'
import { hasBit } from '#platform/rules/bit-set.ts'
import { buildTextRows, rowsWithWord } from './text-rows.ts'

const services = ['Masaje relajante', 'Circuito termal', 'Circuito de aguas', 'Brunch']
const spas = ['Aguamadre Spa Adeje Tenerife', 'Hammam Gandia Valencia']
const text = buildTextRows(services, spas, Uint32Array.from([0, 2, 4]))

const found = (word: string) => {
  const { bits, isOfOwner, isFound } = rowsWithWord(text, word)
  return { services: services.filter((_, row) => hasBit(bits, row)), isOfOwner, isFound }
}

test.each([
  ['masaje', ['Masaje relajante'], false],
  ['circ', ['Circuito termal', 'Circuito de aguas'], false],
  ['gandia', ['Circuito de aguas', 'Brunch'], true],
  ['agua', ['Masaje relajante', 'Circuito termal', 'Circuito de aguas'], true],
  ['maseje', ['Masaje relajante'], false],
  ['ganida', ['Circuito de aguas', 'Brunch'], true],
])('%s finds %j', (word, names, isOfOwner) => {
  expect(found(word)).toEqual({ services: names, isOfOwner, isFound: true })
})

test('a word that nothing answers finds nothing', () => {
  expect(found('atlantida')).toEqual({ services: [], isOfOwner: false, isFound: false })
})
