import { expect, test } from 'vitest'
import { normalTaxId, type TaxIdProblem, taxIdProblem } from './tax-id.ts'

const cases: [country: string, typed: string, problem: TaxIdProblem | null][] = [
  // Companies and public bodies of Spain, with a digit or a letter at the end.
  ['ES', 'A28015865', null],
  ['ES', 'A15075062', null],
  ['ES', 'B58818501', null],
  ['ES', 'G28034718', null],
  ['ES', 'Q2826000H', null],
  ['ES', 'P2807900B', null],
  ['ES', 'ES A-28.015.865', null],
  ['ES', 'A28015866', 'check'],
  ['ES', 'A2801586E', 'check'],
  ['ES', 'Q28260008', 'check'],
  ['ES', 'A2801586', 'form'],
  ['ES', 'T28015865', 'form'],
  // People of Spain, and foreigners who live there.
  ['ES', '12345678Z', null],
  ['ES', '12345678-z', null],
  ['ES', '00000000T', null],
  ['ES', '12345678A', 'check'],
  ['ES', 'X1234567L', null],
  ['ES', 'Y1234567X', null],
  ['ES', 'Z1234567R', null],
  ['ES', 'X1234567A', 'check'],
  ['ES', 'M1234567L', null],
  ['ES', '1234567Z', 'form'],
  ['ES', '123456789', 'form'],
  ['ES', '', 'form'],
  // Companies and people of Portugal.
  ['PT', '500697256', null],
  ['PT', '504499777', null],
  ['PT', '123456789', null],
  ['PT', 'PT 500 697 256', null],
  ['PT', '500697257', 'check'],
  ['PT', '400000000', 'form'],
  ['PT', '50069725', 'form'],
  ['PT', '5006972560', 'form'],
  ['PT', 'B58818501', 'form'],
  // Andorra, by its form alone.
  ['AD', 'L-709604-E', null],
  ['AD', 'U132950X', null],
  ['AD', 'B132950X', 'form'],
  ['AD', 'L70960E', 'form'],
  // The Union, by its form alone, with the country before it.
  ['DE', 'DE 136695976', null],
  ['DE', '136695976', 'form'],
  ['FR', 'FR40303265045', null],
  ['FR', 'FRO0303265045', 'form'],
  ['IT', 'IT00743110157', null],
  ['NL', 'NL004495445B01', null],
  ['IE', 'IE6433435F', null],
  ['GR', 'EL023456780', null],
  ['GR', 'GR023456780', 'form'],
  ['BE', 'DE136695976', 'form'],
  ['US', 'US123456789', 'form'],
  ['other', '12345678Z', 'form'],
  ['constructor', '12345678Z', 'form'],
]

test.each(cases)('%s %s: %s', (country, typed, problem) => {
  expect(taxIdProblem(typed, country)).toBe(problem)
})

test.each([
  ['ES', ' es b-58.818.501 ', 'B58818501'],
  ['PT', 'PT 500 697 256', '500697256'],
  ['AD', 'l-709604-e', 'L709604E'],
  ['DE', 'de 136 695 976', 'DE136695976'],
])('%s %s is stored as %s', (country, typed, stored) => {
  expect(normalTaxId(typed, country)).toBe(stored)
})
