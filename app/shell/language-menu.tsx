import { useTranslation } from '#app/i18n.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { PageFrame } from '#domain/site/page-frame.ts'
import { LanguageLinksList } from './language-links-list.tsx'

/** Opens without JavaScript too. */
export function LanguageMenu({ frame }: { frame: PageFrame }) {
  const { t } = useTranslation()
  return (
    <details className="language-menu wide" name="menu">
      <summary aria-label={`${t('shell.language')}: ${t(`shell.languageNames.${frame.language}`)}`}>
        <Icon name="globe" />
        {frame.language.toUpperCase()}
      </summary>
      <LanguageLinksList frame={frame} />
    </details>
  )
}
