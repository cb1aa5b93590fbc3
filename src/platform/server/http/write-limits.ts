export type WriteLimit = {
  /** So many attempts in so many seconds, which begin with the first. */
  most: number
  seconds: number
  /** Each process counts by itself. */
  isPerProcess?: boolean
}

/**
 * Ten writes in ten minutes: more than a person needs, less than a program wants. Whole offices buy presents from one
 * address, and look at what they were given. Codes and cards are tried less often than pages are sent. Guesses are counted
 * besides, and less generously; so are the people to whom an e-mail would go, however many addresses ask for it.
 */
export const usualLimit = { most: 10, seconds: 600 }

/** What is counted, by name. Each feature adds its own. */
export interface WriteLimits extends Readonly<typeof platformLimits> {}

export type WriteGroup = keyof WriteLimits

export const platformLimits = {
  /** All that is sent to pages and calls, right or wrong; beside the limit of what it does. */
  sent: { ...usualLimit, most: 1200, isPerProcess: true },
  /** Of all recipients of a domain together; and of one at which everybody has their mailbox. */
  'mail-domain': { most: 100, seconds: 3600 },
  'mail-provider': { most: 2000, seconds: 3600 },
} as const satisfies Record<string, WriteLimit>
