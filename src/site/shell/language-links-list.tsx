import { languages } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** Spec 2.1: ES and PT in alphabetical order, each the same page in that language. */
export function LanguageLinksList({ frame: { languageSwitch, language: current } }: { frame: PageFrame }) {
  const { t } = useTranslation()
  return (
    <ul className="language-links">
      {languages.toSorted().map((language) => (
        <li key={language}>
          {/* A whole new document: a page speaks one language from its first byte on. */}
          <a
            href={languageSwitch[language]}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {language.toUpperCase()} · {t(`shell.languageNames.${language}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
