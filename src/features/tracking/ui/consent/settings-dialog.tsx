import { useId } from 'react'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Dialog } from '#platform/ui/overlays/dialog.tsx'
import { consent } from './consent.ts'
import { saveFrom } from './save-from.ts'
import { SettingsButtons, SettingsFields } from './settings-fields.tsx'

/** Opened from the question or from the foot of a page. Closed without a choice, everything stays as it was. */
export default function SettingsDialog() {
  const { t } = useTranslation()
  const titleId = useId()
  const { choice } = consent.current()
  return (
    <Dialog className="modal consent-settings" open onClose={consent.closeSettings} labelledBy={titleId}>
      <form onSubmit={saveFrom}>
        <header>
          <h2 id={titleId}>{t('consent.settingsTitle')}</h2>
          <p className="soft">{t('consent.settingsText')}</p>
        </header>
        <div className="body">
          <SettingsFields choice={choice} />
        </div>
        <SettingsButtons />
      </form>
    </Dialog>
  )
}
