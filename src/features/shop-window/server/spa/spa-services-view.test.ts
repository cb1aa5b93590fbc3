import { expect, test } from 'vitest'
import { sayOnce } from '#features/shop-window/server/spa/spa-services-view.ts'

test.each([
  ['different texts stay', ['Agua. Calor.', 'Manos.'], ['Agua. Calor.', 'Manos.']],
  ['what was said is left out', ['Agua y calor.', 'Para dos. Agua y calor.'], ['Agua y calor.', 'Para dos.']],
  ['the same text is said once', ['Agua.', 'Agua.', 'Agua.'], ['Agua.', '', '']],
  ['no text stays none', ['', ''], ['', '']],
])('%s', (_, texts, said) => {
  expect(sayOnce(texts)).toEqual(said)
})
