import type { scheduledJobs } from './job-names.ts'

/** Madrid time. */
export const schedule: { job: (typeof scheduledJobs)[number]; cron: string }[] = [
  // Just after midnight, when offers begin and end.
  { job: 'record-prices', cron: '2 0 * * *' },
  { job: 'fill-hotel-nights', cron: '6 0 * * *' },
  // What expired with the day that is over, and what ends soon, with the morning's post.
  { job: 'expire-vouchers', cron: '4 0 * * *' },
  // Of the day that is over, for the funnel.
  { job: 'count-purchases', cron: '14 0 * * *' },
  { job: 'remind-holders', cron: '30 9 * * *' },
  { job: 'remind-guests', cron: '34 9 * * *' },
  { job: 'remind-card-holders', cron: '42 9 * * *' },
  { job: 'remind-booked', cron: '38 9 * * *' },
  { job: 'invite-reviewers', cron: '42 9 * * *' },
  { job: 'forget-reviewers', cron: '20 4 * * *' },
  { job: 'forget-sessions', cron: '24 4 * * *' },
  { job: 'forget-subscribers', cron: '28 4 * * *' },
  { job: 'forget-messages', cron: '32 4 * * *' },
  { job: 'forget-logos', cron: '36 4 * * *' },
  { job: 'forget-choices', cron: '40 4 * * *' },
  { job: 'forget-unneeded', cron: '44 4 * * *' },
  { job: 'tell-spas', cron: '*/10 * * * *' },
  { job: 'reconcile-payments', cron: '* * * * *' },
]
