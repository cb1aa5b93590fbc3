import { consent } from '#app/consent/consent.ts'
import { watchConsent } from '#app/consent/watch-consent.ts'
import { mayTrack } from '#i18n/tracked-paths.ts'

/** Nothing of it comes before somebody has agreed to something. Returns what ends it. */
export function trackWithConsent(): () => void {
  let hasBegun = false
  return watchConsent({
    hasChosen: () => consent.current().choice !== null,
    subscribe: consent.subscribe,
    onChoice: () => {
      const accepted = consent.current().choice?.accepted ?? []
      if (!mayTrack(location) || (accepted.length === 0 && !hasBegun)) return
      hasBegun = true
      import('./running-trackers.ts').then(
        ({ followChoice }) => followChoice(accepted),
        () => console.warn('Trackers did not come'),
      )
    },
  })
}
