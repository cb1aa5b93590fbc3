import { recordPrices } from '#server/catalogue/services/record-prices.ts'
import { defineFeature } from '#server/define-feature.ts'
import { defineJob } from '#server/jobs/define-job.ts'

export const catalogue = defineFeature({
  name: 'catalogue',
  // Just after midnight, when offers begin and end.
  jobs: [defineJob({ name: 'record-prices', schedule: '2 0 * * *', run: recordPrices })],
})
