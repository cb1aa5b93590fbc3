import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { isCheckoutStep } from '#features/checkout/rules/purchase-paths.ts'
import { type LoadTrackers, trackWithConsent } from '#features/tracking/ui/trackers/track-with-consent.ts'
import { type Language, languageOf } from '#platform/i18n/languages.ts'
import { makeTranslate, type Translate } from '#platform/i18n/translate.ts'
import { loadNamespace } from '#platform/pages/namespaces.ts'
import { staticPageAt } from '#platform/pages/paths.ts'
import { isFramedPath } from '#platform/pages/segments.ts'
import { TranslationProvider } from '#platform/ui/loading/i18n.tsx'
import { awcIn, channelOf, sourceHours } from '#platform/visits/traffic-source.ts'
import { consent } from './consent.ts'
import { deleteCookie, setCookie } from './cookie.ts'
import { watchConsent } from './watch-consent.ts'

type Part = { Dialogs: ComponentType; t: Translate }

/** Asks who has not chosen yet, once the page is there. Kept pages know nothing of it. */
export function ConsentGate({ loadTrackers }: { loadTrackers: LoadTrackers }) {
  const { pathname } = useLocation()
  const state = useSyncExternalStore(consent.subscribe, consent.current, consent.onServer)
  const [part, setPart] = useState<Part | null>(null)
  const isAsked = state !== undefined && state.choice === null && mayAsk(pathname)
  const isNeeded = isAsked || state?.areSettingsOpen || state?.isJustSaved
  const language = languageOf(pathname)

  useEffect(rememberSource, [])
  useEffect(() => trackWithConsent(loadTrackers), [loadTrackers])
  useEffect(() => {
    if (!isNeeded || part) return
    return whenIdle(() => {
      bring(language).then(setPart, () => console.warn('The choice of cookies did not come'))
    })
  }, [isNeeded, part, language])

  if (!isNeeded || !part) return null
  return (
    <TranslationProvider messages={part}>
      <part.Dialogs />
    </TranslationProvider>
  )
}

/** Nobody who is paying is kept from it, and nothing optional is loaded there. In a page of others it is theirs to ask. */
const mayAsk = (path: string) =>
  !isCheckoutStep(path) && !isFramedPath(path) && staticPageAt(path)?.page !== 'cookieSettings'

async function bring(language: Language): Promise<Part> {
  const [{ ConsentDialogs }, words] = await Promise.all([
    import('./consent-dialogs.tsx'),
    loadNamespace('consent', language),
  ])
  return { Dialogs: ConsentDialogs, t: makeTranslate(language, words) }
}

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}

/**
 * By which channel somebody came, kept if they allow it: what the first address said counts also if they choose some
 * pages later. Whoever changes their mind has it deleted. Returns what ends it.
 */
function rememberSource(): () => void {
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
