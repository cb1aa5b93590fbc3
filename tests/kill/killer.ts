import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from './dice.ts'

/** Ends something without a warning, and is done when the shop is open again. */
type Kill = () => Promise<void>

/**
 * Kills a few milliseconds after a form has reached the shop: spread over as many forms as there will be, in an order and
 * at moments by the roll of the dice.
 */
export function makeKiller(planned: Kill[], dice: Dice, forms: number) {
  const every = forms / planned.length
  const moments = planned.map((_, place) => Math.round(place * every) + dice.between(1, Math.floor(every)))
  const delays = moments.map(() => dice.between(0, dice.pick([3, 15, 60])))
  const order = shuffled(planned, dice)
  let seen = 0
  let kills = 0
  let opened: Promise<void> = Promise.resolve()
  let isDown = false

  async function strike(kill: Kill, delay: number) {
    await sleep(delay)
    await kill()
    isDown = false
  }

  return {
    onForm: () => {
      seen++
      const kill = order[kills]
      if (isDown || !kill || seen < (moments[kills] ?? Number.POSITIVE_INFINITY)) return
      isDown = true
      opened = strike(kill, delays[kills++] ?? 0)
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

function shuffled<Thing>(things: Thing[], dice: Dice): Thing[] {
  const left = [...things]
  return things.flatMap(() => left.splice(dice.between(0, left.length - 1), 1))
}
