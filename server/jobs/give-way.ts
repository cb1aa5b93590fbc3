import { setTimeout } from 'node:timers/promises'

/** Of the time since it was last asked, the part that this process had a core to itself; helpers may make it more. */
type Busyness = () => number
type Sleep = (milliseconds: number) => Promise<unknown>

const busy = 0.8
const pause = 250
const mostPauses = 120

/**
 * Letters wait while visitors keep this process busy, since a page is waited for and a letter isn't; but not for ever:
 * after half a minute one goes all the same.
 */
export function makeGiveWay(busyness: Busyness = ofThisProcess(), sleep: Sleep = setTimeout) {
  return async () => {
    // What was done before is no sign of what is to be done now.
    busyness()
    for (let pauses = 0; pauses < mostPauses; pauses++) {
      await sleep(pauses === 0 ? firstLook : pause)
      if (busyness() < busy) return
    }
  }
}

const firstLook = 20

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
