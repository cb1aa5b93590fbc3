import type { Purpose, Storage, StoredCookie, StoredItem } from '#platform/browser/stored.ts'

/** In calendar units: a month is not thirty days. */
export type Duration = { days: number } | { months: number } | { years: number }

/**
 * `until`: what ends it where no term does. `spent`: nothing is left of it. `asked for`: its person wants it no more.
 * `over`: what it counts is, after some hours that its sentence names.
 */
export type Kept = {
  tables: readonly string[]
  terms: Readonly<Record<string, Duration>>
  until?: 'spent' | 'asked for' | 'over'
}

/**
 * What a feature keeps of people, and in their browsers (`rules/personal-data.ts`). The jobs that delete go by these terms,
 * and the policies list it all (`stored` has the sentences, and their order). A table that no feature names fails a test, and so
 * does what has neither a term nor an end.
 */
export type PersonalData = {
  kept?: Readonly<Record<string, Kept>>
  /** Tables of its own that go with what another feature keeps. */
  alongside?: Readonly<Record<string, readonly string[]>>
  /** Tables without people: the catalogue, counts, and marks that lead to nobody without the rows they name. */
  impersonal?: readonly string[]
  /** Every cookie, by what it is for. */
  cookies?: Readonly<Record<string, Purpose>>
  /** What pages store besides. */
  items?: Readonly<Record<string, Storage>>
}

/** What is kept, by the names of its sentences. Each feature adds its own. */
export interface KeptData extends Readonly<typeof platformData.kept> {}

declare module '../browser/stored.ts' {
  interface StoredItems extends Readonly<typeof platformData.items> {}
}

/** What the whole shop keeps, with the tables that go along. */
export type AllPersonalData = {
  kept: Readonly<Record<keyof KeptData, Kept>>
  impersonal: readonly string[]
  cookies: Readonly<Record<StoredCookie, Purpose>>
  items: Readonly<Record<StoredItem, Storage>>
}

/** How long a job is kept that is done or given up, and one that waits until somebody looks at it. */
export const jobTerms = { done: { days: 7 }, undelivered: { days: 90 } } as const

export const platformData = {
  kept: {
    jobs: { tables: ['pgboss.job'], terms: jobTerms },
    attempts: { tables: ['rate_limits'], terms: {}, until: 'over' },
  },
  // Random names of e-mails that have left are nobody's.
  impersonal: ['redirects', 'started_with', 'sent_emails'],
  items: { 'react-router-scroll-positions': 'session' },
} as const satisfies PersonalData

/** Until when something of this age was written that is over now. */
export function termStart(now: Date, term: Duration): Date {
  const start = new Date(now)
  if ('days' in term) start.setUTCDate(start.getUTCDate() - term.days)
  else if ('months' in term) start.setUTCMonth(start.getUTCMonth() - term.months)
  else start.setUTCFullYear(start.getUTCFullYear() - term.years)
  return start
}
