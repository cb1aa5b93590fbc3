import type { Clock } from '#server/clock.ts'

export type RateLimit = {
  /** Counts one more. 0, or the seconds after which it is worth trying again. */
  take: (group: string, address: string) => number
}

/** Ten writes in ten minutes: more than a person needs, less than a program wants. */
const defaults = { most: 10, seconds: 600, remembered: 20_000 }

/**
 * Whole offices buy presents from one address, and look at what they were given. Codes and cards are tried less often
 * than pages are sent. What somebody guesses at is counted besides, and less generously.
 */
const generous: Record<string, number> = { purchase: 120, payment: 60, coupon: 40, voucher: 60, login: 30 }

/**
 * Counts in memory, per address and group of pages, in windows that open with the first write. What it remembers is
 * bounded: the oldest window goes first. Addresses are written down nowhere else.
 */
export function makeRateLimit(clock: Clock, options: Partial<typeof defaults> = {}): RateLimit {
  const { most, seconds, remembered } = { ...defaults, ...options }
  /** In the order in which they were opened, and so in which they close. */
  const windows = new Map<string, { closes: number; count: number }>()

  function makeRoom(now: number) {
    for (const [key, { closes }] of windows) {
      if (closes > now && windows.size < remembered) return
      windows.delete(key)
    }
  }

  return {
    take: (group, address) => {
      const now = clock.now().getTime()
      const key = `${group} ${address}`
      const open = windows.get(key)
      if (!open || open.closes <= now) {
        windows.delete(key)
        makeRoom(now)
        windows.set(key, { closes: now + seconds * 1000, count: 1 })
        return 0
      }
      if (open.count >= (generous[group] ?? most)) return Math.ceil((open.closes - now) / 1000)
      open.count++
      return 0
    },
  }
}
