import { expect, test } from 'vitest'
import { towns } from './towns.ts'

test('every town has a name of its own and lies in Spain, Portugal or Andorra', () => {
  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length)
  for (const { name, at, rank } of towns) {
    expect(name).toMatch(/^\p{Lu}/u)
    expect(at[0] > -18.2 && at[0] < 4.4 && at[1] > 27.6 && at[1] < 43.8, name).toBe(true)
    expect([1, 2, 3]).toContain(rank)
  }
})
