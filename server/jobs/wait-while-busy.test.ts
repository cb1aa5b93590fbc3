import { expect, test } from 'vitest'
import { makeWaitWhileBusy } from './wait-while-busy.ts'

/** These are the parts of the time that were spent on others, look by look; from then on all of it is. */
function scene(...looks: number[]) {
  const told = [...looks]
  let milliseconds = 0
  let isFirst = true
  const giveWay = makeWaitWhileBusy(
    () => {
      // The first answer of a look is about the time before.
      const answer = isFirst ? 1 : (told.shift() ?? 1)
      isFirst = false
      return answer
    },
    async (time) => {
      milliseconds += time
    },
  )
  return async () => {
    isFirst = true
    const before = milliseconds
    await giveWay()
    return milliseconds - before
  }
}

test('an e-mail goes at once where nobody is served', async () => {
  expect(await scene(0)()).toBe(20)
})

test('it waits while others are served', async () => {
  expect(await scene(0.9, 1, 0.95, 0.5)()).toBe(20 + 3 * 250)
})

test('but not for ever, and those after it do not wait all over again', async () => {
  const wait = scene()
  const first = await wait()
  expect(first).toBeGreaterThanOrEqual(60_000)
  expect(first).toBeLessThan(61_000)
  for (let later = 0; later < 20; later++) expect(await wait()).toBe(20)
})

test('after a quiet moment they give way again', async () => {
  const wait = scene(...Array<number>(241).fill(1), 0, 1, 1, 0)
  expect(await wait()).toBeGreaterThanOrEqual(60_000)
  expect(await wait()).toBe(20 + 2 * 250)
})

test('those that wait at the same time wait together', async () => {
  const sleeps: number[] = []
  const giveWay = makeWaitWhileBusy(
    () => 1,
    async (time) => void sleeps.push(time),
  )
  await Promise.all([giveWay(), giveWay(), giveWay()])
  expect(sleeps.reduce((sum, time) => sum + time, 0)).toBeLessThan(61_000)
})
