import { expect, test } from 'vitest'
import type { Rate } from '#features/catalogue/rules/getaways/rate.ts'
import { euros } from '#platform/rules/money.ts'
import { alteredParts, isPriceOf, type SelectedRate } from './selected-rate.ts'

const rate: Rate = {
  type: 'flexible',
  name: { es: 'Flexible', pt: 'Flexível' },
  description: { es: 'Se puede cancelar.', pt: 'Pode ser cancelada.' },
  basicPrice: euros(30_000),
  basicPriceWithDiscount: euros(27_000),
  nights: [],
  cancelPolicy: { refundable: true, cancelPenalties: [] },
  roomType: 'double',
  roomName: { es: 'Doble', pt: 'Duplo' },
  boardType: 'breakfast',
  roomsLeft: 3,
  metadata: { bookingProcedure: { occupancies: [{ adults: 2 }, { adults: 2 }], supplier: 'built-in' } },
}
const chosen: SelectedRate = { type: 'flexible', roomType: 'double', boardType: 'breakfast', price: euros(27_000) }

test.each<[Partial<SelectedRate>, string[]]>([
  [{}, []],
  [{ name: 'Flexible', description: 'Se puede cancelar.', roomName: 'Doble' }, []],
  [{ name: 'Flexível', description: 'Pode ser cancelada.', roomName: 'Duplo' }, []],
  [{ supplier: 'built-in', occupancies: [{ adults: 2 }, { adults: 2 }] }, []],
  [{ name: 'Gratis' }, ['name']],
  [{ name: '' }, ['name']],
  [{ description: 'Todo incluido' }, ['description']],
  [{ roomName: 'Suite real' }, ['roomName']],
  [{ supplier: 'posalia' }, ['supplier']],
  [{ occupancies: [] }, ['occupancies']],
  [{ occupancies: [{ adults: 2 }] }, ['occupancies']],
  [{ occupancies: [{ adults: 2 }, { adults: 4 }] }, ['occupancies']],
  [{ name: 'x', supplier: 'x' }, ['name', 'supplier']],
])('of %j is altered: %j', (sent, parts) => {
  expect(alteredParts({ ...chosen, ...sent }, rate)).toEqual(parts)
})

test.each([
  [euros(27_000), true],
  [euros(30_000), false],
  [euros(1), false],
  [{ amount: 27_000, currency: 'USD' }, false],
])('%j is the price: %s', (seen, isRight) => {
  expect(isPriceOf(rate, seen)).toBe(isRight)
})
