import { defineFeature } from '#platform/server/define-feature.ts'
import { defineJob } from '#platform/server/jobs/define-job.ts'
import { contactMessage, contactReceived } from './emails/contact-message.ts'
import { spaApplication, spaApplicationReceived } from './emails/spa-application.ts'
import { forgetMessages } from './server/forget-messages.ts'

/**
 * Messages to us, with an attachment, and applications of spas. A flood is held off by a proof of work and the age of the
 * form (`rules/proof/`); what was sent is kept for a term and answered by e-mail.
 */
export const contact = defineFeature({
  name: 'contact',
  jobs: [defineJob({ name: 'forget-messages', schedule: '32 4 * * *', run: forgetMessages })],
  files: { contact: 1 },
  emails: [contactMessage, contactReceived, spaApplication, spaApplicationReceived],
})
