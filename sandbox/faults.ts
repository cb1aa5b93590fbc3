/** What can go wrong between two computers, each to be switched on by a number of times it shall happen. */
export const faultNames = [
  /** The answer comes after `faultDelay` milliseconds: longer than a caller waits. */
  'delay-answer',
  /** What was asked is done, and then the line is cut. */
  'drop-answer',
  'duplicate-notification',
  /** It is held back until the next one has been sent. */
  'reorder-notification',
  'withhold-notification',
  'bad-signature',
] as const

export type FaultName = (typeof faultNames)[number]

export type Faults = {
  set: (fault: FaultName, times: number) => void
  /** Whether it shall happen now; each yes is one time less. */
  take: (fault: FaultName) => boolean
  left: () => Record<FaultName, number>
}

export const faultDelay = 35_000

export function makeFaults(): Faults {
  const left = Object.fromEntries(faultNames.map((name) => [name, 0])) as Record<FaultName, number>
  return {
    set: (fault, times) => {
      left[fault] = times
    },
    take: (fault) => {
      if (left[fault] === 0) return false
      left[fault]--
      return true
    },
    left: () => ({ ...left }),
  }
}
