import { withoutTracking } from '#features/tracking/rules/tracking-params.ts'
import type { Language, PerLanguage } from '#platform/i18n/languages.ts'
import type { PageType } from '#platform/pages/page-type.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { prefixed } from '#platform/rules/path.ts'

/**
 * Where the language menu leads: the same page with what was asked of it, since filters, choices and keys mean the same
 * in every language. Purchases have the same path in all. What is nowhere else begins at home.
 */
export function languageSwitch(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  alternates: PerLanguage<string> | null,
  pageType: PageType,
  live: readonly Language[],
): Partial<PerLanguage<string>> {
  const query = withoutTracking(searchParams).toString()
  const asked = query && `?${query}`
  const addresses = live.map((language) => {
    const path = alternates?.[language] ?? (pageType === 'dynamic' ? prefixed(pathname, language) : null)
    return [language, path === null ? pathOf('home', language) : path + asked]
  })
  return Object.fromEntries(addresses)
}
