import { languageRows, languagesOf } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'

/** Whether there is another language than that of the page. */
export const hasChoice = ({ languageSwitch, language }: Pick<PageFrame, 'languageSwitch' | 'language'>) =>
  languagesOf(languageSwitch).some((each) => each !== language)

/** Spec 2.1: each the same page in that language, in the order in which the setting `LANGUAGES` names them. */
export function LanguageLinksList({ frame: { languageSwitch, language: current } }: { frame: PageFrame }) {
  if (!hasChoice({ languageSwitch, language: current })) return null
  return (
    <ul className="language-links">
      {languagesOf(languageSwitch).map((language) => (
        <li key={language}>
          {/* A whole new document: a page speaks one language from its first byte on. */}
          <a
            className="tap-line nowrap"
            href={languageSwitch[language]}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {language.toUpperCase()} · {languageRows[language].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
