import { expect, test } from 'vitest'
import { makeGiveWay } from './give-way.ts'

/** How long a letter waits where these are the parts of the time that were spent on others, look by look. */
async function waited(...looks: number[]) {
  const told = [1, ...looks]
  let milliseconds = 0
  const giveWay = makeGiveWay(
    () => told.shift() ?? 1,
    async (time) => {
      milliseconds += time
    },
  )
  await giveWay()
  return milliseconds
}

test('a letter goes at once where nobody is served', async () => {
  expect(await waited(0)).toBe(20)
})

test('it waits while others are served', async () => {
  expect(await waited(0.9, 1, 0.95, 0.5)).toBe(20 + 3 * 250)
})

test('but not for ever', async () => {
  expect(await waited()).toBe(20 + 119 * 250)
})
