import type { JobName } from './handlers.ts'

/** Madrid time. */
export const schedule: { job: JobName; cron: string }[] = [
  // Just after midnight, when offers begin and end.
  { job: 'record-prices', cron: '2 0 * * *' },
  { job: 'forget-reviewers', cron: '20 4 * * *' },
]
