export type WriteLimit = {
  /** So many attempts in so many seconds, which begin with the first. */
  most: number
  seconds: number
  /** Each process counts by itself. */
  isPerProcess?: boolean
}

/** Ten writes in ten minutes: more than a person needs, less than a program wants. */
const usual = { most: 10, seconds: 600 }

/**
 * Whole offices buy presents from one address, and look at what they were given. Codes and cards are tried less often
 * than pages are sent. What somebody guesses at is counted besides, and less generously; so is who would be written to,
 * whoever asks for it.
 */
export const writeLimits = {
  /** All that is sent to pages and calls, right or wrong; beside the limit of what it does. */
  sent: { ...usual, most: 1200, isPerProcess: true },
  purchase: { ...usual, most: 120 },
  /** Nothing is written, but a hotel is asked each time. */
  availability: { ...usual, most: 300, isPerProcess: true },
  payment: { ...usual, most: 60 },
  coupon: { ...usual, most: 40 },
  /** Codes that turned out to be none: what was right is given back. */
  guess: { most: 9, seconds: 15 * 60 },
  /** The same of all visitors together, whatever their addresses, of codes whose form is that of money. */
  'guess-everyone': { most: 500, seconds: 3600 },
  voucher: { ...usual, most: 60 },
  login: { ...usual, most: 30 },
  'login-reference': usual,
  resend: usual,
  'resend-recipient': { most: 3, seconds: 3600 },
  reviews: usual,
  logos: { ...usual, most: 20 },
  newsletter: usual,
  'newsletter-recipient': { most: 3, seconds: 3600 },
  waiting: usual,
  'waiting-recipient': usual,
  consent: { ...usual, most: 60 },
  /** Once for each page that somebody opens who has agreed. */
  tracking: { ...usual, most: 600, isPerProcess: true },
  contact: usual,
  /** A page tells ten at most. They are worth no write to the database either. */
  errors: { ...usual, most: 60, isPerProcess: true },
  /** How often somebody is told that their message has come, whoever wrote it. */
  'contact-recipient': { most: 3, seconds: 3600 },
  /** Who a gift card that goes astray is sent to instead. */
  'card-recipient': { most: 3, seconds: 3600 },
  /** Who shall have a voucher from now on, before they have agreed. */
  'beneficiary-recipient': { most: 5, seconds: 3600 },
  /** References to pay with that were asked for and not paid, and that they have run out. */
  'reference-recipient': { most: 5, seconds: 3600 },
  /** Of all recipients of a domain together; and of one at which everybody has their mailbox. */
  'mail-domain': { most: 100, seconds: 3600 },
  'mail-provider': { most: 2000, seconds: 3600 },
  /** Of all visitors together: beyond that their browsers have to prove some work. */
  'contact-everyone': { ...usual, most: 30 },
  /** A proof is good for one message. */
  'contact-proof': { most: 1, seconds: 24 * 3600 },
  /**
   * A browser that is refused once logs no more (spec 7), so an office has room for all of its visits. An event is a
   * line in the log, and nothing can be guessed with it: that is not worth a write to the database for each.
   */
  analytics: { ...usual, most: 600, isPerProcess: true },
} as const satisfies Record<string, WriteLimit>

export type WriteGroup = keyof typeof writeLimits
