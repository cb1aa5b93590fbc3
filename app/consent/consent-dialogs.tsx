import '#app/styles/consent.css'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '#app/i18n.tsx'
import { Toast, Toasts } from '#app/ui/overlays/toast.tsx'
import { consent } from './consent.ts'
import { ConsentBar } from './consent-bar.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

/** The question, its settings, or the news that a choice is kept. */
export function ConsentDialogs() {
  const { t } = useTranslation()
  const { choice, areSettingsOpen, isJustSaved } = useSyncExternalStore(consent.subscribe, consent.current)
  if (areSettingsOpen) return <SettingsDialog />
  if (!choice) return <ConsentBar />
  return <Toasts>{isJustSaved && <Toast onDone={consent.forgetSaved}>{t('consent.saved')}</Toast>}</Toasts>
}
