import { mayTrack } from '#features/tracking/rules/tracked-paths.ts'
import type { Trackers } from '#features/tracking/rules/trackers/tracker.ts'
import { consent } from '#features/tracking/ui/consent/consent.ts'
import { watchConsent } from '#features/tracking/ui/consent/watch-consent.ts'

export type LoadTrackers = () => Promise<{ trackers: Trackers }>

/** Nothing of it comes before somebody has agreed to something. Returns what ends it. */
export function trackWithConsent(loadTrackers: LoadTrackers): () => void {
  let hasBegun = false
  return watchConsent({
    hasChosen: () => consent.current().choice !== null,
    subscribe: consent.subscribe,
    onChoice: () => {
      const accepted = consent.current().choice?.accepted ?? []
      if (!mayTrack(location) || (accepted.length === 0 && !hasBegun)) return
      hasBegun = true
      Promise.all([import('./running-trackers.ts'), loadTrackers()]).then(
        ([{ followChoice }, { trackers }]) => followChoice(accepted, trackers),
        () => console.warn('Trackers did not come'),
      )
    },
  })
}
