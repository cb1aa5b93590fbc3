import type { Services } from '#platform/server/services.ts'
import { minute } from '#platform/time/durations.ts'

/**
 * Services that notice whether a page tells free hours. Such a page is true until the minute is over: hours begin and
 * notice ends on whole minutes, and what somebody takes meanwhile is told a minute late at most. Whoever makes a list
 * need not think of it.
 */
export function watchTaken(services: Services): { services: Services; until: () => number | undefined } {
  const { taken, clock } = services
  let until: number | undefined
  const current = () => {
    until ??= (Math.floor(clock.now().getTime() / minute) + 1) * minute
    return taken.current()
  }
  return { services: { ...services, taken: { ...taken, current } }, until: () => until }
}
