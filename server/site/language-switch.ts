import { languages, type PerLanguage } from '#domain/site/languages.ts'
import type { PageType } from '#domain/site/page-type.ts'
import { prefixed } from '#domain/site/path.ts'
import { withoutTracking } from '#domain/site/tracking.ts'
import { pathOf } from '#i18n/paths.ts'

/**
 * Where the language menu leads: the same page with what was asked of it, since filters, choices and keys mean the same
 * in both languages. Purchases have the same path in both. What is nowhere else begins at home.
 */
export function languageSwitch(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  alternates: PerLanguage<string> | null,
  pageType: PageType,
): PerLanguage<string> {
  const query = withoutTracking(searchParams).toString()
  const asked = query && `?${query}`
  const addresses = languages.map((language) => {
    const path = alternates?.[language] ?? (pageType === 'dynamic' ? prefixed(pathname, language) : null)
    return [language, path === null ? pathOf('home', language) : path + asked]
  })
  return Object.fromEntries(addresses) as PerLanguage<string>
}
