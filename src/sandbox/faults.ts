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
  /** The hotel supplier answers nothing but 503, and does nothing. */
  'hotel-down',
  /** What was asked is done; the answer breaks off in the middle. */
  'hotel-garbage',
  /** A hold, or a confirmation, is refused although there is room. */
  'hotel-refuses',
  /** Before a hold, the nights that are asked for become dearer. */
  'hotel-raises-price',
  /** Before a hold, the rooms that are asked for are sold to somebody else. */
  'hotel-sells-last-room',
  /** The stay is booked, and its answer comes after longer than a caller waits, if at all. */
  'hotel-loses-confirmation',
  /** The script of a tracker: not there, after `faultDelay` milliseconds, or no script at all. */
  'tracker-down',
  'tracker-slow',
  'tracker-garbage',
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
