import type { Transaction } from '#platform/server/db/client.ts'
import type { EventServices } from '#platform/server/services.ts'
import type { Events } from './event-handlers.ts'

/**
 * Runs the handlers one after the other in the transaction that makes the event true: if one fails, nothing has happened.
 * A handler writes rows and enqueues jobs. It calls nothing outside, since the publisher holds locks.
 */
export async function publish<Name extends keyof Events>(
  services: EventServices,
  tx: Transaction,
  name: Name,
  event: Events[Name],
): Promise<void> {
  for (const handle of services.events[name] ?? []) await handle(services, tx, event)
}
