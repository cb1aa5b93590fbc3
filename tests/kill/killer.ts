import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from './dice.ts'
import type { Program } from './processes.ts'

type Plan = { times: number; forms: number }

/**
 * Ends the shop without a warning, a few milliseconds after a form has reached it, and starts it again: spread over as
 * many forms as there will be, by the roll of the dice.
 */
export function makeKiller(shop: Program, dice: Dice, { times, forms }: Plan) {
  const every = forms / times
  const moments = Array.from(
    { length: times },
    (_, place) => Math.round(place * every) + dice.between(1, Math.floor(every)),
  )
  const delays = moments.map(() => dice.between(0, dice.pick([3, 15, 60])))
  let seen = 0
  let kills = 0
  let opened: Promise<void> = Promise.resolve()
  let isDown = false

  async function kill(delay: number) {
    await sleep(delay)
    await shop.end('SIGKILL')
    await shop.start()
    isDown = false
  }

  return {
    onForm: () => {
      seen++
      if (isDown || seen < (moments[kills] ?? Number.POSITIVE_INFINITY)) return
      isDown = true
      opened = kill(delays[kills++] ?? 0)
    },
    kills: () => kills,
    untilOpen: () => opened,
    /** No more of it. */
    rest: () => {
      moments.length = 0
      return opened
    },
  }
}
