import { and, eq, lt, sql } from 'drizzle-orm'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { retention, termStart } from '#platform/rules/retention.ts'
import { forgetRows } from '#platform/server/db/forget-rows.ts'
import { defineFeature } from '#platform/server/define-feature.ts'
import { defineJob } from '#platform/server/jobs/define-job.ts'
import { analyticsLog } from './server/api/log-analytics-event.ts'
import { forgetChoices } from './server/consent/record-choice.ts'
import { countAndForget } from './server/funnel/count-purchases.ts'
import { toldStages } from './server/schema.ts'

/**
 * Consent, and what follows from it: trackers of other companies (`ui/trackers/`), our own funnel of views and purchases
 * (`server/funnel/`), reports of errors (`server/errors/`). Nothing optional is loaded before a visitor agrees, nor where one
 * pays.
 */
export const tracking = defineFeature({
  name: 'tracking',
  api: [{ name: 'log', calls: (services, { onAnalyticsEvent }) => [analyticsLog(services, onAnalyticsEvent)] }],
  forget: ({ db, clock }, size) => {
    const before = termStart(clock.now(), retention.toldStages.terms.kept)
    const isOld = and(eq(purchases.uuid, toldStages.purchaseUuid), lt(purchases.startedAt, before))
    return forgetRows(db, size, toldStages, sql`exists (select 1 from ${purchases} where ${isOld})`)
  },
  jobs: [
    // Of the day that is over, for the funnel.
    defineJob({ name: 'count-purchases', schedule: '14 0 * * *', run: countAndForget }),
    defineJob({ name: 'forget-choices', schedule: '40 4 * * *', run: forgetChoices }),
  ],
})
