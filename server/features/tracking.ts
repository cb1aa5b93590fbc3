import { forgetChoices } from '#server/consent/forget-choices.ts'
import { defineFeature } from '#server/define-feature.ts'
import { countAndForget } from '#server/funnel/count-purchases.ts'
import { defineJob } from '#server/jobs/define-job.ts'

export const tracking = defineFeature({
  name: 'tracking',
  jobs: [
    // Of the day that is over, for the funnel.
    defineJob({ name: 'count-purchases', schedule: '14 0 * * *', run: countAndForget }),
    defineJob({ name: 'forget-choices', schedule: '40 4 * * *', run: forgetChoices }),
  ],
})
