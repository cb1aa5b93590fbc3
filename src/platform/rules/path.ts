import { defaultLanguage, isLanguage, type Language } from '#platform/i18n/languages.ts'

/** Spec 2.1: every internal path has a leading and a trailing slash, and one where there were several. */
export function withSlashes(path: string): string {
  const [pathname = '', rest = ''] = path.split(/(?=[?#])(.*)/s)
  return `/${segmentsOf(pathname)
    .map((segment) => `${segment}/`)
    .join('')}${rest}`
}

/** The path as it stands below its language: '/pt/spas/' is '/spas/'. */
export function withoutLanguage(path: string): string {
  const normalised = withSlashes(path)
  const language = prefixOf(normalised)
  return language ? normalised.slice(language.length + 1) : normalised
}

/** Spec 2.1: Spanish carries no prefix. A prefix the path already had is replaced. */
export function prefixed(path: string, language: Language): string {
  const bare = withoutLanguage(path)
  return language === defaultLanguage ? bare : `/${language}${bare}`
}

/** The language a path begins with, if it does. */
export function prefixOf(path: string): Language | null {
  const first = segmentsOf(path)[0]
  return isLanguage(first) ? first : null
}

export const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '')
