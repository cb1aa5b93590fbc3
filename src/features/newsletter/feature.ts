import { defineFeature } from '#platform/server/define-feature.ts'
import { usualLimit, type WriteLimit } from '#platform/server/http/write-limits.ts'
import { defineJob } from '#platform/server/jobs/define-job.ts'
import { newsletterConfirmation } from './emails/newsletter-confirmation.ts'
import { newsletterWelcome } from './emails/newsletter-welcome.ts'
import { newsletterData } from './rules/personal-data.ts'
import { forgetCodes, forgetSubscribers } from './server/forget-subscribers.ts'
import { subscribeBuyer } from './server/subscribe.ts'

const limits = {
  newsletter: usualLimit,
  'newsletter-recipient': { most: 3, seconds: 3600 },
} as const satisfies Record<string, WriteLimit>

declare module '#platform/server/http/write-limits.ts' {
  interface WriteLimits extends Readonly<typeof limits> {}
}

/**
 * Who wants our e-mails: subscribing in two steps, a code for the first purchase, leaving again. A buyer who has ticked the
 * box is subscribed when the purchase is confirmed.
 */
export const newsletter = defineFeature({
  name: 'newsletter',
  limits,
  personalData: newsletterData,
  jobs: [defineJob({ name: 'forget-subscribers', schedule: '28 4 * * *', run: forgetSubscribers })],
  emails: [newsletterConfirmation, newsletterWelcome],
  unsubscribePages: ['newsletterUnsubscribe'],
  forget: forgetCodes,
  on: { 'purchase.confirmed': subscribeBuyer },
})
