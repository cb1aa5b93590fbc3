import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readData } from './read-data.ts'

const folder = mkdtempSync(join(tmpdir(), 'calmaria-data-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hotel = z.strictObject({ name: z.string(), stars: z.int(), rooms: z.array(z.enum(['double', 'suite'])) })

function readHotels(content: string) {
  writeFileSync(join(folder, 'hotels.json'), content)
  return readData('hotels.json', z.array(hotel), folder)
}

const right = { name: 'Pic Nevat', stars: 4, rooms: ['double'] }

test('rows are read in their order', () => {
  const rows = [right, { ...right, name: 'Levada Alta' }]
  expect(readHotels(JSON.stringify(rows))).toEqual(rows)
})

test.each([
  ['of another kind', { ...right, stars: 'four' }, 'row 2 (Pic Nevat), stars: Invalid input: expected number'],
  ['that is missing', { stars: 4, rooms: [] }, 'row 2, name: Invalid input: expected string'],
  ['that nobody knows', { ...right, rooms: ['suite', 'barn'] }, 'row 2 (Pic Nevat), rooms, row 2: "barn" is unknown'],
  ['too many', { ...right, star: 5 }, 'row 2 (Pic Nevat): Unrecognized key: "star"'],
])('a value %s is named with its file and row', (_, row, problem) => {
  const read = () => readHotels(JSON.stringify([right, row]))
  expect(read).toThrow('hotels.json is not right:\n')
  expect(read).toThrow(problem)
})

test('all that is wrong is said at once', () => {
  expect(() => readHotels('[{"name":"Pic Nevat","stars":"4","rooms":[]},{"name":7,"stars":4,"rooms":[]}]')).toThrow(
    /row 1 \(Pic Nevat\), stars: .*\n {2}row 2, name: /,
  )
})

test('a file that is no JSON, and one that is not there, are named', () => {
  expect(() => readHotels('[{]')).toThrow('hotels.json can not be read: ')
  expect(() => readData('spas.json', z.array(hotel), folder)).toThrow('spas.json can not be read: ENOENT')
})
