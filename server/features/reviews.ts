import { defineFeature } from '#server/define-feature.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { tellSpas } from '#server/reviews/answers/tell-spas.ts'
import { reviewInvitation } from '#server/reviews/emails/review-invitation.ts'
import { reviewToSpa } from '#server/reviews/emails/review-to-spa.ts'
import { forgetReviewers } from '#server/reviews/forget-reviewers.ts'
import { inviteReviewers } from '#server/reviews/invitations/invite-reviewers.ts'

export const reviews = defineFeature({
  name: 'reviews',
  jobs: [
    defineJob({ name: 'invite-reviewers', schedule: '42 9 * * *', run: inviteReviewers }),
    defineJob({ name: 'tell-spas', schedule: '*/10 * * * *', run: tellSpas }),
    defineJob({ name: 'forget-reviewers', schedule: '20 4 * * *', run: forgetReviewers }),
  ],
  emails: [reviewInvitation, reviewToSpa],
})
