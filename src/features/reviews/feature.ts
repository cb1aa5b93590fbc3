import { mostPictures } from '#features/reviews/rules/sent-pictures.ts'
import { defineFeature } from '#platform/server/define-feature.ts'
import { usualLimit, type WriteLimit } from '#platform/server/http/write-limits.ts'
import { defineJob } from '#platform/server/jobs/define-job.ts'
import { reviewInvitation } from './emails/review-invitation.ts'
import { reviewToSpa } from './emails/review-to-spa.ts'
import { tellSpas } from './server/answers/tell-spas.ts'
import { forgetReviewers } from './server/forget-reviewers.ts'
import { inviteReviewers } from './server/invitations/invite-reviewers.ts'
import { serveReviewPictures } from './server/serve-review-pictures.ts'

const limits = {
  reviews: usualLimit,
} as const satisfies Record<string, WriteLimit>

declare module '#platform/server/http/write-limits.ts' {
  interface WriteLimits extends Readonly<typeof limits> {}
}

/**
 * What guests write of a spa: invitations after a visit (`server/invitations/`), the form with pictures, moderation by an
 * operator, and the spa's answer (`server/answers/`). Published reviews are part of the catalogue.
 */
export const reviews = defineFeature({
  name: 'reviews',
  limits,
  jobs: [
    defineJob({ name: 'invite-reviewers', schedule: '42 9 * * *', run: inviteReviewers }),
    defineJob({ name: 'tell-spas', schedule: '*/10 * * * *', run: tellSpas }),
    defineJob({ name: 'forget-reviewers', schedule: '20 4 * * *', run: forgetReviewers }),
  ],
  pictures: { '/review-pictures/:size/:file': serveReviewPictures },
  files: { addReview: mostPictures },
  unsubscribePages: ['reviewInvitations'],
  emails: [reviewInvitation, reviewToSpa],
})
