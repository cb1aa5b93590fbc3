import { languageRows } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { hasChoice, LanguageLinksList } from './language-links-list.tsx'

/** Opens without JavaScript too. */
export function LanguageMenu({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  if (!hasChoice(frame)) return null
  return (
    <details className="language-menu wide relative" name="menu">
      <summary aria-label={`${t('shell.language')}: ${languageRows[frame.language].name}`}>
        <Icon name="globe" />
        {frame.language.toUpperCase()}
      </summary>
      <LanguageLinksList frame={frame} />
    </details>
  )
}
