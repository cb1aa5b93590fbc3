import './consent.css'
import { lazy, Suspense, useId, useSyncExternalStore } from 'react'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Trans, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { consent } from './consent.ts'
import { saveFrom } from './save-from.ts'

// Most people need neither before they choose.
const SettingsDialog = lazy(() => import('./settings-dialog.tsx'))
const SavedToast = lazy(() => import('./saved-toast.tsx'))

/** The question, its settings, or the news that a choice is kept. */
export function ConsentDialogs() {
  const { choice, areSettingsOpen } = useSyncExternalStore(consent.subscribe, consent.current)
  if (!choice && !areSettingsOpen) return <ConsentBar />
  return <Suspense>{areSettingsOpen ? <SettingsDialog /> : <SavedToast />}</Suspense>
}

/** Stays until somebody chooses, and is no wall: the page behind it can be read, scrolled and used. */
function ConsentBar() {
  const { t } = useTranslation()
  const { language } = useFrame()
  const titleId = useId()
  return (
    <div className="consent-dock">
      <div className="consent" role="dialog" aria-labelledby={titleId}>
        <form onSubmit={saveFrom}>
          <h2 id={titleId}>{t('consent.title')}</h2>
          <p className="soft mid">
            <Trans
              i18nKey="consent.text"
              components={{ policy: <Anchor className="link nowrap" href={pathOf('cookies', language)} /> }}
            />
          </p>
          <div className="three mt-20">
            <Button type="submit" variant="secondary" name="choice" value="accept">
              {t('consent.accept')}
            </Button>
            <Button type="submit" variant="secondary" name="choice" value="reject">
              {t('consent.reject')}
            </Button>
            <Button variant="secondary" onClick={consent.openSettings}>
              {t('consent.settings')}
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
