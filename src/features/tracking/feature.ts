import { and, eq, lt, sql } from 'drizzle-orm'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import { termStart } from '#platform/rules/personal-data.ts'
import { forgetRows } from '#platform/server/db/forget-rows.ts'
import { defineFeature } from '#platform/server/define-feature.ts'
import { usualLimit, type WriteLimit } from '#platform/server/http/write-limits.ts'
import { defineJob } from '#platform/server/jobs/define-job.ts'
import { trackingData } from './rules/personal-data.ts'
import { analyticsLog } from './server/api/log-analytics-event.ts'
import { forgetChoices } from './server/consent/record-choice.ts'
import { countAndForget } from './server/funnel/count-purchases.ts'
import { toldStages } from './server/schema.ts'

const limits = {
  consent: { ...usualLimit, most: 60 },
  /** Once for each page that somebody opens who has agreed. */
  tracking: { ...usualLimit, most: 600, isPerProcess: true },
  /** A page tells ten at most. They are worth no write to the database either. */
  errors: { ...usualLimit, most: 60, isPerProcess: true },
  /**
   * A browser that is refused once logs no more (spec 7), so an office has room for all of its visits. An event is a
   * line in the log, and nothing can be guessed with it: that is not worth a write to the database for each.
   */
  analytics: { ...usualLimit, most: 600, isPerProcess: true },
} as const satisfies Record<string, WriteLimit>

declare module '#platform/server/http/write-limits.ts' {
  interface WriteLimits extends Readonly<typeof limits> {}
}

/**
 * Consent, and what follows from it: trackers of other companies (`ui/trackers/`), our own funnel of views and purchases
 * (`server/funnel/`), reports of errors (`server/errors/`). Nothing optional is loaded before a visitor agrees, nor where one
 * pays.
 */
export const tracking = defineFeature({
  name: 'tracking',
  limits,
  personalData: trackingData,
  api: [{ name: 'log', calls: (services, { onAnalyticsEvent }) => [analyticsLog(services, onAnalyticsEvent)] }],
  forget: ({ db, clock }, size) => {
    const before = termStart(clock.now(), trackingData.kept.toldStages.terms.kept)
    const isOld = and(eq(purchases.uuid, toldStages.purchaseUuid), lt(purchases.startedAt, before))
    return forgetRows(db, size, toldStages, sql`exists (select 1 from ${purchases} where ${isOld})`)
  },
  jobs: [
    // Of the day that is over, for the funnel.
    defineJob({ name: 'count-purchases', schedule: '14 0 * * *', run: countAndForget }),
    defineJob({ name: 'forget-choices', schedule: '40 4 * * *', run: forgetChoices }),
  ],
})
