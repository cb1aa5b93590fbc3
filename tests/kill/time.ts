import { loadConfig } from '#server/config.ts'
import { scheduledHandlers } from '#server/jobs/handlers.ts'
import { openServices } from '#server/open-services.ts'
import { soldKinds } from '#server/purchases/kinds/sold-kinds.ts'
import { roomKind } from './rooms.ts'

const minute = 60_000

/** The shop without its pages: what the clock asks for every minute is done here, at whatever time it shall be. */
export async function openTime(settings: Record<string, string>) {
  let now = Date.now()
  const { services, close } = await openServices(
    loadConfig(settings),
    { now: () => new Date(now) },
    { ...soldKinds, getaway: roomKind(settings.SUPPLIER_URL ?? '') },
  )
  return {
    services,
    close,
    /** Sleeps for a while and then wakes for some minutes: what one leaves to the next is done as well. */
    pass: async (minutes: number) => {
      now += minutes * minute
      for (let woken = 0; woken < 4; woken++) {
        await scheduledHandlers['reconcile-payments'](services)
        now += minute + 1000
      }
    },
  }
}
