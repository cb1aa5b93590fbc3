import { defineFeature } from '#server/define-feature.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { newsletterConfirmation } from '#server/newsletter/emails/newsletter-confirmation.ts'
import { newsletterWelcome } from '#server/newsletter/emails/newsletter-welcome.ts'
import { forgetSubscribers } from '#server/newsletter/forget-subscribers.ts'
import { subscribeBuyer } from '#server/newsletter/subscribe-buyer.ts'

export const newsletter = defineFeature({
  name: 'newsletter',
  jobs: [defineJob({ name: 'forget-subscribers', schedule: '28 4 * * *', run: forgetSubscribers })],
  emails: [newsletterConfirmation, newsletterWelcome],
  on: { 'purchase.confirmed': subscribeBuyer },
})
