import type { Clock } from '#server/clock.ts'

export type RateLimit = {
  /** Counts one more. 0, or the seconds after which it is worth trying again. */
  take: (group: string, address: string) => number
}

type Limit = { most: number; seconds: number }
type Window = { closes: number; count: number }

/** Ten writes in ten minutes: more than a person needs, less than a program wants. */
const defaults = { most: 10, seconds: 600, remembered: 20_000 }

/**
 * Whole offices buy presents from one address, and look at what they were given. Codes and cards are tried less often
 * than pages are sent. What somebody guesses at is counted besides, and less generously; so is who would be written to,
 * whoever asks for it.
 */
const limits: Record<string, Partial<Limit>> = {
  purchase: { most: 120 },
  payment: { most: 60 },
  coupon: { most: 40 },
  voucher: { most: 60 },
  login: { most: 30 },
  /** A browser that is refused once logs no more (spec 7), so an office has room for all of its visits. */
  analytics: { most: 600 },
  'resend-recipient': { most: 3, seconds: 3600 },
}

/**
 * Counts in memory, per address and group of pages, in windows that open with the first write. What it remembers is
 * bounded: the oldest window goes first. Addresses are written down nowhere else.
 */
export function makeRateLimit(clock: Clock, options: Partial<typeof defaults> = {}): RateLimit {
  const { remembered, ...usual } = { ...defaults, ...options }
  /** By how long they stay open, and there in the order in which they were opened, and so in which they close. */
  const shelves = new Map<number, Map<string, Window>>()

  function shelfFor(seconds: number) {
    const shelf = shelves.get(seconds) ?? new Map<string, Window>()
    shelves.set(seconds, shelf)
    return shelf
  }

  function makeRoom(windows: ReturnType<typeof shelfFor>, now: number) {
    for (const [key, { closes }] of windows) {
      if (closes > now && windows.size < remembered) return
      windows.delete(key)
    }
  }

  return {
    take: (group, address) => {
      const now = clock.now().getTime()
      const { most, seconds } = { ...usual, ...limits[group] }
      const windows = shelfFor(seconds)
      const key = `${group} ${address}`
      const open = windows.get(key)
      if (!open || open.closes <= now) {
        windows.delete(key)
        makeRoom(windows, now)
        windows.set(key, { closes: now + seconds * 1000, count: 1 })
        return 0
      }
      if (open.count >= most) return Math.ceil((open.closes - now) / 1000)
      open.count++
      return 0
    },
  }
}
