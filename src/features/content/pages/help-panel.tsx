import { pathOf } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { SupportPhone } from '../ui/support-phone.tsx'

/** Beside a long text: somebody to ask. */
export function HelpPanel() {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <Panel className="help-panel">
      <h2 className="panel-title">{t('content.help.title')}</h2>
      <p className="soft">{t('content.help.text')}</p>
      <SupportPhone className="help-phone" />
      <div className="mt-20">
        <ButtonLink href={pathOf('contact', language)} variant="secondary" size="sm">
          {t('content.help.write')}
        </ButtonLink>
      </div>
    </Panel>
  )
}
