import type { scheduledJobs } from './job-names.ts'

/** Madrid time. */
export const schedule: { job: (typeof scheduledJobs)[number]; cron: string }[] = [
  // Just after midnight, when offers begin and end.
  { job: 'record-prices', cron: '2 0 * * *' },
  { job: 'forget-reviewers', cron: '20 4 * * *' },
  { job: 'reconcile-payments', cron: '* * * * *' },
]
