import { defineFeature } from '#platform/server/define-feature.ts'
import { usualLimit, type WriteLimit } from '#platform/server/http/write-limits.ts'
import { defineJob } from '#platform/server/jobs/define-job.ts'
import { contactMessage, contactReceived } from './emails/contact-message.ts'
import { spaApplication, spaApplicationReceived } from './emails/spa-application.ts'
import { contactData } from './rules/personal-data.ts'
import { forgetMessages } from './server/forget-messages.ts'

const limits = {
  contact: usualLimit,
  /** How often somebody is told that their message has come, whoever wrote it. */
  'contact-recipient': { most: 3, seconds: 3600 },
  /** Of all visitors together: beyond that their browsers have to prove some work. */
  'contact-everyone': { ...usualLimit, most: 30 },
  /** A proof is good for one message. */
  'contact-proof': { most: 1, seconds: 24 * 3600 },
} as const satisfies Record<string, WriteLimit>

declare module '#platform/server/http/write-limits.ts' {
  interface WriteLimits extends Readonly<typeof limits> {}
}

/**
 * Messages to us, with an attachment, and applications of spas. A flood is held off by a proof of work and the age of the
 * form (`rules/proof/`); what was sent is kept for a term and answered by e-mail.
 */
export const contact = defineFeature({
  name: 'contact',
  limits,
  personalData: contactData,
  jobs: [defineJob({ name: 'forget-messages', schedule: '32 4 * * *', run: forgetMessages })],
  files: { contact: 1 },
  emails: [contactMessage, contactReceived, spaApplication, spaApplicationReceived],
})
