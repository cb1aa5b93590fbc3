import type { Transaction } from '#platform/server/db/client.ts'
import type { EventServices } from '#platform/server/services.ts'

declare module '#platform/server/services.ts' {
  interface Services {
    /** What follows where something happens, in the same transaction. */
    events: EventHandlers
  }
}

/** What happens, by its name, with what its handlers learn of it. Each is declared beside the code that publishes it. */
// biome-ignore lint/suspicious/noEmptyInterface: publishers add to it, which a type alias does not allow.
export interface Events {}

type Handler<Event> = (services: EventServices, tx: Transaction, event: Event) => Promise<unknown>

/** What a feature does when something happens. */
export type Reactions = { readonly [Name in keyof Events]?: Handler<Events[Name]> }

export type EventHandlers = { readonly [Name in keyof Events]?: readonly Handler<Events[Name]>[] }

/** In the order of the features. */
export function collectHandlers(features: readonly Reactions[]): EventHandlers {
  const handlers: Record<string, Handler<never>[]> = {}
  for (const reactions of features) {
    for (const [name, handle] of Object.entries<Handler<never>>(reactions)) {
      handlers[name] = [...(handlers[name] ?? []), handle]
    }
  }
  return handlers
}
