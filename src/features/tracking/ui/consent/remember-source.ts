import { awcIn, channelOf, sourceHours } from '#platform/visits/traffic-source.ts'
import { consent } from './consent.ts'
import { deleteCookie, setCookie } from './cookie.ts'
import { watchConsent } from './watch-consent.ts'

/**
 * By which channel somebody came, kept if they allow it: what the first address said counts also if they choose some
 * pages later. Whoever changes their mind has it deleted. Returns what ends it.
 */
export function rememberSource(): () => void {
  const query = new URLSearchParams(location.search)
  const [channel, click] = [channelOf(query), awcIn(query)]
  return watchConsent({
    hasChosen: () => consent.current().choice !== null,
    subscribe: consent.subscribe,
    onChoice: () => {
      if (!consent.allowsFor('marketing')) {
        deleteCookie('source')
        deleteCookie('awc')
        return
      }
      if (channel) setCookie('source', channel, sourceHours)
      if (click) setCookie('awc', click, sourceHours)
    },
  })
}
