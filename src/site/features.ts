import './served.ts'
import { kindsOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import {
  apiPartsOf,
  type Feature,
  jobsOf,
  limitsOf,
  mostFilesOf,
  personalDataOf,
  reactionsOf,
  sheetsOf,
  unsubscribePagesOf,
} from '#platform/server/define-feature.ts'
import { defineJob } from '#platform/server/jobs/define-job.ts'
import { features } from './lists/features.ts'
import { forgetOf } from './server/privacy/forget-unneeded.ts'

export const forgetUnneeded = forgetOf(features)
const forgetting = defineJob({
  name: 'forget-unneeded',
  schedule: '44 4 * * *',
  run: (services) => forgetUnneeded(services),
})
export const jobs = jobsOf([...features, { name: 'privacy', jobs: [forgetting] }])
export const soldKinds = kindsOf(features)
export const apiParts = apiPartsOf(features)
export const mostFiles = mostFilesOf(features)
export const unsubscribePages = unsubscribePagesOf(features)
export const sheets = sheetsOf(features)
export const hourPayers = features.flatMap((feature: Feature) => feature.hourPayers ?? [])
export const eventHandlers = reactionsOf(features)
export const writeLimits = limitsOf(features)
export const personalData = personalDataOf(features)
export const emailSubjects = features.flatMap((feature: Feature) => feature.emailSubjects ?? [])
