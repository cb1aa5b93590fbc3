import type { Payloads } from './queue.ts'

/** What the clock asks for. */
export const scheduledJobs = ['record-prices', 'forget-reviewers', 'reconcile-payments'] as const

/** What follows from something, and is told from what. */
export const queuedJobs = [
  'send-order',
  'send-gift',
  'send-reference',
  'send-undone',
] as const satisfies (keyof Payloads)[]

export const jobNames = [...scheduledJobs, ...queuedJobs]

export type JobName = (typeof jobNames)[number]
