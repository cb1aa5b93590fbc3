import { expect, test } from 'vitest'
import { mostSeen, readSeen, type SeenService, seenIn, withSeen } from './recently-seen.ts'

const service = (uuid: string, changes: Partial<SeenService> = {}): SeenService => ({
  uuid,
  name: { es: `Circuito ${uuid}`, pt: `Circuito ${uuid}` },
  uri: { es: `/spa-balneario/${uuid}/`, pt: `/pt/spas/${uuid}/` },
  place: 'Aguamadre Spa, Adeje',
  photo: 'bath-petals-sunset.jpg',
  ...changes,
})
const uuids = (seen: SeenService[] | null) => seen?.map(({ uuid }) => uuid)
const some = (...names: string[]) => names.map((name) => service(name))

test('the service seen last stands first', () => {
  expect(uuids(withSeen(some('b', 'a'), service('c')))).toEqual(['c', 'b', 'a'])
})

test('a service seen again moves to the front, as it is now', () => {
  const again = service('a', { place: 'Azahar Wellness, Gandia' })
  expect(withSeen(some('c', 'b', 'a'), again)).toEqual([again, ...some('c', 'b')])
})

test('at most eight are kept, and the oldest goes', () => {
  const full = some('8', '7', '6', '5', '4', '3', '2', '1')
  expect(mostSeen).toBe(8)
  expect(uuids(withSeen(full, service('9')))).toEqual(['9', '8', '7', '6', '5', '4', '3', '2'])
})

test('the one that is looked at is not among those shown', () => {
  expect(uuids(seenIn('es', some('c', 'b', 'a'), 'b'))).toEqual(['c', 'a'])
})

test('a service without a page in the language is not shown in it', () => {
  const seen = [service('a', { uri: { es: '/spa-balneario/a/' } }), service('b')]
  expect(uuids(seenIn('pt', seen))).toEqual(['b'])
  expect(uuids(seenIn('es', seen))).toEqual(['a', 'b'])
})

test('what was kept is read again', () => {
  expect(readSeen(JSON.stringify(some('b', 'a')))).toEqual(some('b', 'a'))
})

test.each([
  ['nothing yet', null, []],
  ['an empty list', '[]', []],
  ['broken text', '[{', null],
  ['something else', '{"uuid":"a"}', null],
  ['null', 'null', null],
])('%s reads as it should', (_, text, expected) => {
  expect(readSeen(text)).toEqual(expected)
})

test.each([
  ['null', null],
  ['a number', 7],
  ['no name', { ...service('x'), name: undefined }],
  ['a name in one language', { ...service('x'), name: { es: 'Circuito' } }],
  ['no address', { ...service('x'), uri: undefined }],
  ['an address that runs a script', service('x', { uri: { es: 'javascript:alert(1)' } })],
  ['an address elsewhere', service('x', { uri: { es: '//elsewhere.example/' } })],
  ['an address elsewhere, in disguise', service('x', { uri: { es: '/\\elsewhere.example/' } })],
])('an entry with %s is left out', (_, entry) => {
  expect(uuids(readSeen(JSON.stringify([entry, service('a')])))).toEqual(['a'])
})

test('more than eight that were kept are cut', () => {
  expect(readSeen(JSON.stringify(Array.from({ length: 20 }, (_, index) => service(String(index)))))).toHaveLength(8)
})
