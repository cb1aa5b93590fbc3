import type { OptionalService } from '#platform/browser/consent-services.ts'
import type { TrackedEvent } from './tracked-event.ts'
import type { TrackerScript } from './tracker.ts'

/** A tracker that is set up, with our account there. */
export type OfferedTracker = TrackerScript & { service: OptionalService; account: string }

/** What a page's script is told, once somebody has agreed to something. */
export type TrackingAnswer = {
  trackers: readonly OfferedTracker[]
  /** An advertising company's script, which whatever blocks advertising keeps away. */
  adScript: string | null
  events: readonly TrackedEvent[]
  /** In milliseconds, where another page of the browser was given stages and has not told them yet. */
  askAgainIn: number | null
}
