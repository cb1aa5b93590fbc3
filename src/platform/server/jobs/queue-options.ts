import { jobTerms } from '#platform/rules/personal-data.ts'
import type { Job } from './define-job.ts'

/** E-mails that could not be delivered, until somebody sends them again. Nothing works on it by itself. */
export const undeliveredEmails = 'undelivered-emails'

const day = 24 * 60 * 60

export const undeliveredOptions = { retentionSeconds: jobTerms.undelivered.days * day }

/** What is done or given up says whom it was about: it is looked at for some days, and deleted. */
const deleteAfterSeconds = jobTerms.done.days * day

/**
 * What is said to people is tried for a whole day: after half a minute, then after about twice as long each time, and
 * every three hours in the end. Its process says twice in a minute that it is at it: what a killed one has left is taken
 * up by another within three minutes. What the clock asks for comes again by itself.
 */
export const optionsOf = ({ email }: Pick<Job, 'email'>) =>
  email
    ? {
        retryLimit: 16,
        retryDelay: 30,
        retryBackoff: true,
        retryDelayMax: 3 * 60 * 60,
        heartbeatSeconds: 60,
        deadLetter: undeliveredEmails,
        deleteAfterSeconds,
      }
    : { retryLimit: 5, retryBackoff: true, deleteAfterSeconds }
