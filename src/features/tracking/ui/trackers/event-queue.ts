import type { TrackedEvent } from '#features/tracking/rules/trackers/tracked-event.ts'

/** Spec 9: sent every 2 seconds, and when the page is left. */
export const flushEvery = 2000

type Sending = {
  /** Its promise is waited for before the next, unless the page is being left. A rejection stops all further sends. */
  send: (event: TrackedEvent) => Promise<void>
  onStopped: (reason: unknown) => void
  wait?: (act: () => void, ms: number) => unknown
}

export type EventQueue = {
  add: (events: readonly TrackedEvent[]) => void
  flush: () => Promise<void>
  leave: () => void
}

export function makeEventQueue({ send, onStopped, wait = setTimeout }: Sending): EventQueue {
  let waiting: TrackedEvent[] = []
  let isStopped = false
  let isDue = false

  const stop = (reason: unknown) => {
    if (isStopped) return
    isStopped = true
    waiting = []
    onStopped(reason)
  }
  const flush = async () => {
    isDue = false
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      try {
        await send(event)
      } catch (reason) {
        stop(reason)
      }
    }
  }
  return {
    add: (events) => {
      if (isStopped || events.length === 0) return
      waiting.push(...events)
      if (isDue) return
      isDue = true
      wait(flush, flushEvery)
    },
    flush,
    leave: () => {
      for (const event of waiting.splice(0)) send(event).catch(stop)
    },
  }
}
