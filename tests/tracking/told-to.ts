import type { TrackedEvent } from '#features/tracking/rules/trackers/tracked-event.ts'
import type { TrackedPage, Tracker } from '#features/tracking/rules/trackers/tracker.ts'
import { demoAccounts } from '#features/tracking/server/tracking-settings.ts'

/** What a tracker's script would find of some events when it comes, beside what is there from the beginning. */
export function toldTo(tracker: Tracker, events: readonly TrackedEvent[]): unknown[] {
  const page: TrackedPage = {}
  tracker.prepare(page, demoAccounts[tracker.service])
  const before = found(page).length
  for (const event of events) tracker.send(page, event, demoAccounts[tracker.service])
  return JSON.parse(JSON.stringify(found(page).slice(before)))
}

function found(page: TrackedPage): unknown[] {
  const awin = page.AWIN as { Tracking: { Sale?: unknown } } | undefined
  const lists = [page.dataLayer, page.tagLayer, page.connectifEvents, page.ttConversionOptions]
  const queues = [page.plausible, page.clarity].map((one) => (one as { q?: unknown } | undefined)?.q)
  const pixel = (page.fbq as { queue?: unknown } | undefined)?.queue
  const calls = [...lists, ...queues, pixel].flatMap((list) => (Array.isArray(list) ? list : []))
  const plain = calls.map((call) => (isArguments(call) ? Array.from(call) : call))
  return awin?.Tracking.Sale ? [...plain, awin.Tracking.Sale] : plain
}

const isArguments = (thing: unknown): thing is ArrayLike<unknown> =>
  Object.prototype.toString.call(thing) === '[object Arguments]'
