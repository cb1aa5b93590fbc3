import { contactMessage, contactReceived } from '#server/contact/emails/contact-message.ts'
import { spaApplication, spaApplicationReceived } from '#server/contact/emails/spa-application.ts'
import { forgetMessages } from '#server/contact/forget-messages.ts'
import { defineFeature } from '#server/define-feature.ts'
import { defineJob } from '#server/jobs/define-job.ts'

export const contact = defineFeature({
  name: 'contact',
  jobs: [defineJob({ name: 'forget-messages', schedule: '32 4 * * *', run: forgetMessages })],
  emails: [contactMessage, contactReceived, spaApplication, spaApplicationReceived],
})
