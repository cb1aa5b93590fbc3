import type { Feature } from '#platform/server/define-feature.ts'
import type { Services } from '#platform/server/services.ts'

/** Rows of one transaction: it is over before anybody has to wait for it. */
const batchSize = 500

/** Deletes what features no longer need and delete in no job of their own, by the terms of their `rules/personal-data.ts`. */
export const forgetOf =
  (features: readonly Feature[]) =>
  async (services: Services, size = batchSize): Promise<void> => {
    for (const { forget } of features) await forget?.(services, size)
  }
