import type { Faults } from './faults.ts'
import type { Ledger } from './ledger.ts'
import type { Store } from './store.ts'

/** What every stand-in gets: nothing in here reads the clock or draws a number by itself. */
export type World = {
  /** Where the stand-ins are reached, by browsers and by the shop, without a slash at the end. */
  url: string
  now: () => Date
  /** That many random bytes, as hexadecimal digits. */
  random: (bytes: number) => string
  ledger: Ledger
  faults: Faults
  /** What a stand-in remembers of its own, by a name that is its own. */
  store: <Thing>(name: string) => Store<Thing>
  /** Whether an address is the shop's own. What is given by a caller must be, before anything is sent there. */
  isShops: (url: string) => boolean
  /** Sends a notification, at the latest when the current request has been answered, with the faults that are on. */
  notify: (url: string, message: { headers: Record<string, string>; body: string }) => void
}
