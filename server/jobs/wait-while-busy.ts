import { setTimeout } from 'node:timers/promises'

/** Of the time since it was last asked, the part that this process had a core to itself; helpers may make it more. */
type Busyness = () => number
type Sleep = (milliseconds: number) => Promise<unknown>

const busy = 0.8
const firstLook = 20
const pause = 250
/** For all that wait together. */
const mostWaiting = 60_000

/**
 * E-mails wait while visitors keep this process busy, since a page is waited for and an e-mail isn't. All that wait look
 * together, and not for ever: when they have waited for a minute in all, they go, and so do those that come after them,
 * until the process has been quiet for a moment.
 */
export function makeWaitWhileBusy(busyness: Busyness = ofThisProcess(), sleep: Sleep = setTimeout) {
  let waited = 0
  let looking: Promise<void> | null = null

  async function look() {
    // What was done before is no sign of what is to be done now.
    busyness()
    for (let time = firstLook; waited < mostWaiting; time = pause) {
      await sleep(time)
      waited += time
      if (busyness() < busy) {
        waited = 0
        return
      }
    }
    // Nothing is waited for any more; whether it is quiet again is seen all the same.
    await sleep(firstLook)
    if (busyness() < busy) waited = 0
  }

  return () => {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }
}

/** Not how long others waited: on a machine that is busy with something else nothing would be gained by waiting too. */
function ofThisProcess(): Busyness {
  let last = { at: performance.now(), cpu: process.cpuUsage() }
  return () => {
    const before = last
    last = { at: performance.now(), cpu: process.cpuUsage() }
    const { user, system } = process.cpuUsage(before.cpu)
    return (user + system) / 1000 / (last.at - before.at)
  }
}
