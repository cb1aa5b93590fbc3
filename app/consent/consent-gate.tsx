import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { TranslationProvider } from '#app/i18n.tsx'
import { trackWithConsent } from '#app/tracking/track-with-consent.ts'
import { type Language, languageOf } from '#domain/site/languages.ts'
import { isBookingFrame } from '#i18n/booking-paths.ts'
import { loadNamespace } from '#i18n/namespaces.ts'
import { staticPageAt } from '#i18n/paths.ts'
import { isCheckoutStep } from '#i18n/purchase-paths.ts'
import { makeTranslate, type Translate } from '#i18n/translate.ts'
import { consent } from './consent.ts'
import { rememberSource } from './remember-source.ts'

type Part = { Dialogs: ComponentType; t: Translate }

/** Asks who has not chosen yet, once the page is there. Kept pages know nothing of it. */
export function ConsentGate() {
  const { pathname } = useLocation()
  const state = useSyncExternalStore(consent.subscribe, consent.current, consent.onServer)
  const [part, setPart] = useState<Part | null>(null)
  const isAsked = state !== undefined && state.choice === null && mayAsk(pathname)
  const isNeeded = isAsked || state?.areSettingsOpen || state?.isJustSaved
  const language = languageOf(pathname)

  useEffect(rememberSource, [])
  useEffect(trackWithConsent, [])
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
  !isCheckoutStep(path) && !isBookingFrame(path) && staticPageAt(path)?.page !== 'cookieSettings'

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
