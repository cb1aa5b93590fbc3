import { eq } from 'drizzle-orm'
import { undoOrder } from '#features/checkout/server/purchases/fulfilment/fulfil-paid-purchase.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Services } from '#platform/server/services.ts'
import { minute } from '#platform/time/durations.ts'
import { loadConfig } from '#site/server/config.ts'
import { openServices } from '#site/server/open-services.ts'
import { runEachMinute } from '#tests/jobs/run-job.ts'

/** The shop without its pages: what the clock asks for every minute is done here, at whatever time it shall be. */
export async function openTime(settings: Record<string, string>) {
  let now = Date.now()
  const { services, close } = await openServices(loadConfig(settings), { now: () => new Date(now) })
  return {
    services,
    close,
    /** Sleeps for a while and then wakes for some minutes: what one leaves to the next is done as well. */
    pass: async (minutes: number) => {
      now += minutes * minute
      for (let woken = 0; woken < 4; woken++) {
        await runEachMinute(services)
        await undoOrders(services)
        now += minute + 1000
      }
    },
  }
}

/** The jobs that follow a failure, which only the shop itself takes from its queue. */
async function undoOrders(services: Services) {
  const failed = await services.db.select({ uuid: purchases.uuid }).from(purchases).where(eq(purchases.state, 'failed'))
  for (const { uuid } of failed) await undoOrder(services, uuid)
}
