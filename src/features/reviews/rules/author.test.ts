import { expect, test } from 'vitest'
import { authorShown } from './review-draft.ts'

test.each([
  ['Lucía Ferrer', 'Lucía F.'],
  ['Lucía', 'Lucía'],
  ['  María  del Carmen   Pérez ', 'María P.'],
  ['Iñaki Álvarez', 'Iñaki Á.'],
  ['Marta G.', 'Marta G.'],
  ['joão da silva', 'joão S.'],
  ['Rui 🌊', 'Rui'],
  ["Anna d'Ors", 'Anna D.'],
])('%s is shown as %s', (name, shown) => {
  expect(authorShown(name)).toBe(shown)
})
