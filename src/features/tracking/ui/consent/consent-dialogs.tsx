import './consent.css'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { consent } from './consent.ts'
import { ConsentBar } from './consent-bar.tsx'

// Most people need neither before they choose.
const SettingsDialog = lazy(() => import('./settings-dialog.tsx'))
const SavedToast = lazy(() => import('./saved-toast.tsx'))

/** The question, its settings, or the news that a choice is kept. */
export function ConsentDialogs() {
  const { choice, areSettingsOpen } = useSyncExternalStore(consent.subscribe, consent.current)
  if (!choice && !areSettingsOpen) return <ConsentBar />
  return <Suspense>{areSettingsOpen ? <SettingsDialog /> : <SavedToast />}</Suspense>
}
