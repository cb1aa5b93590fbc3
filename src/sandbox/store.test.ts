import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openLedger } from './ledger.ts'
import { openStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'store-'))
const file = join(folder, 'things.jsonl')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(file, { force: true }))

const linesIn = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n')

test('the last word about a thing outlives the process', () => {
  const store = openStore<string>(file)
  for (const word of ['first', 'last']) store.put('a', word)
  expect(openStore<string>(file).all()).toEqual([['a', 'last']])
})

test('torn, foreign and empty lines are passed over', () => {
  writeFileSync(file, '["a","kept"]\n["b","to\n\n{"x":1}\n[7,"no name"]\nnull\n["c","kept too"]\n')
  expect(openStore<string>(file).all()).toEqual([
    ['a', 'kept'],
    ['c', 'kept too'],
  ])
})

test('a file that has grown is written anew with what counts, at the start and meanwhile', () => {
  const line = `${JSON.stringify(['a', 'x'.repeat(1000)])}\n`
  for (let times = 0; times < 100; times++) appendFileSync(file, line.repeat(30))
  const store = openStore<string>(file)
  expect(linesIn(file)).toEqual([line.trimEnd()])
  for (let times = 0; times < 3000; times++) store.put('a', 'y'.repeat(1000))
  expect(statSync(file).size).toBeLessThan(1_200_000)
  expect(openStore<string>(file).get('a')).toBe('y'.repeat(1000))
})

test('only so many things are kept, and only so many bytes of them: the newest', () => {
  const store = openStore<string>(file, { things: 3, bytes: 1000 })
  for (const name of ['a', 'b', 'c', 'd']) store.put(name, '1')
  store.put('b', '2')
  store.put('e', '1')
  expect(store.all().map(([name]) => name)).toEqual(['d', 'b', 'e'])
  store.put('f', 'x'.repeat(995))
  expect(store.all().map(([name]) => name)).toEqual(['f'])
  expect(
    openStore<string>(file, { things: 3, bytes: 1000 })
      .all()
      .map(([name]) => name),
  ).toEqual(['f'])
})

test('a line that is longer than any thing may be hinders nobody', () => {
  const store = openStore<string>(file)
  store.put('a', '1')
  for (let times = 0; times < 40; times++) appendFileSync(file, 'z'.repeat(1024 * 1024))
  appendFileSync(file, '\n["b","2"]\n')
  expect(openStore<string>(file).all()).toEqual([
    ['a', '1'],
    ['b', '2'],
  ])
  expect(statSync(file).size).toBeLessThan(100)
})

test('the ledger survives a torn line, and keeps the newest movements', () => {
  const moved = { at: 'now', provider: 'redsys', kind: 'charge', method: 'card', amount: 1, currency: 'EUR' } as const
  const ledger = openLedger(file, 3)
  for (const order of ['1', '2', '3', '4']) ledger.record({ ...moved, order })
  appendFileSync(file, '{"at":"now","prov')
  expect(
    openLedger(file, 3)
      .movements()
      .map(({ order }) => order),
  ).toEqual(['2', '3', '4'])
})
