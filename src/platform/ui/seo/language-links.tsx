import { defaultLanguage } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'

/** Canonical address and the same page in the other languages (spec 2.1). */
export function LanguageLinks({ frame: { alternates, canonical, site } }: { frame: PageFrame }) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates &&
        Object.entries(alternates).map(([language, path]) => (
          <link key={language} rel="alternate" hrefLang={language} href={site.publicUrl + path} />
        ))}
      {alternates && <link rel="alternate" hrefLang="x-default" href={site.publicUrl + alternates[defaultLanguage]} />}
    </>
  )
}
