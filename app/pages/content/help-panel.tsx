import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/cards/panel.tsx'
import { pathOf } from '#i18n/paths.ts'
import { SupportPhone } from './support-phone.tsx'

/** Beside a long text: somebody to ask. */
export function HelpPanel() {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <Panel className="help-panel">
      <h2 className="panel-title">{t('content.help.title')}</h2>
      <p className="soft">{t('content.help.text')}</p>
      <SupportPhone className="help-phone" />
      <div className="panel-action">
        <ButtonLink href={pathOf('contact', language)} variant="secondary" size="sm">
          {t('content.help.write')}
        </ButtonLink>
      </div>
    </Panel>
  )
}
