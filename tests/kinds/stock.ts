import { fail, ok, type Result } from '#platform/rules/result.ts'

type Hold = { purchase: string; until: Date }

/** What a supplier has left: each thing is free, held until a time, or ordered. */
export function makeStock(count = 1000) {
  const holds = new Map<string, Hold>()
  const orders = new Set<string>()
  let left = count
  let holdsMade = 0
  const forget = (now: Date) => {
    for (const [reference, { until }] of holds) if (until <= now) holds.delete(reference)
  }
  const isFree = () => left - orders.size - holds.size > 0
  return {
    orders,
    /** A hold that lasts is extended; else a new one is made, if something is free. */
    hold: (request: Hold & { earlier: string | null }, now: Date): Result<string, 'not-for-sale'> => {
      forget(now)
      const { purchase, until, earlier } = request
      if (earlier && holds.has(earlier)) {
        holds.set(earlier, { purchase, until })
        return ok(earlier)
      }
      if (!isFree()) return fail('not-for-sale')
      const reference = `hold-${++holdsMade}`
      holds.set(reference, { purchase, until })
      return ok(reference)
    },
    release: (reference: string) => void holds.delete(reference),
    /** The order of a purchase, by its hold or from what is free. The same order twice is one. */
    order: (purchase: string, reference: string | null, now: Date): boolean => {
      forget(now)
      if (orders.has(purchase)) return true
      if (!holds.delete(reference ?? '') && !isFree()) return false
      orders.add(purchase)
      return true
    },
    cancel: (purchase: string) => void orders.delete(purchase),
    heldBy: (purchase: string, now: Date) => {
      forget(now)
      return [...holds].filter(([, hold]) => hold.purchase === purchase).map(([reference]) => reference)
    },
    /** Somebody else buys all that is neither held nor ordered, or brings some back. */
    leave: (free: number, now: Date) => {
      forget(now)
      left = orders.size + holds.size + free
    },
  }
}
