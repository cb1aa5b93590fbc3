import { SupplierAway } from '#platform/rules/supplier-away.ts'
import { isDatabaseAway } from '#platform/server/db/database-away.ts'

/** Who could not be asked just now, if an error says so: it is answered 503, and may be tried again in a moment. */
export function whoIsAway(error: unknown): 'database' | 'supplier' | null {
  if (isDatabaseAway(error)) return 'database'
  return error instanceof SupplierAway ? 'supplier' : null
}

/** Told with every 503: by then an embedded database has been started again. */
export const secondsToWait = 3
