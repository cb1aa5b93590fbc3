import type { Transaction } from '#server/db/client.ts'

/** What happens, by its name, with what its handlers learn of it. Each is declared beside the code that publishes it. */
// biome-ignore lint/suspicious/noEmptyInterface: publishers add to it, which a type alias does not allow.
export interface Events {}

type Handler<Services, Event> = (services: Services, tx: Transaction, event: Event) => Promise<unknown>

/** What a feature does when something happens. */
export type Reactions<Services> = { readonly [Name in keyof Events]?: Handler<Services, Events[Name]> }

/** The handlers of all features. */
export type EventHandlers<Services> = { readonly [Name in keyof Events]?: readonly Handler<Services, Events[Name]>[] }

/** In the order of the features. */
export function collectHandlers<Services>(features: readonly Reactions<Services>[]): EventHandlers<Services> {
  const handlers: Record<string, Handler<Services, never>[]> = {}
  for (const reactions of features) {
    for (const [name, handle] of Object.entries<Handler<Services, never>>(reactions)) {
      handlers[name] = [...(handlers[name] ?? []), handle]
    }
  }
  return handlers
}
