import { isLanguage } from '#platform/i18n/languages.ts'

/**
 * The part of the site that a path belongs to: its first segment, after that of its language. Addresses are understood
 * in whatever case and encoding they come, as React Router understands them.
 */
export function sectionOf(path: string): string {
  const [first = '', second = ''] = decoded(path)
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '')
  return isLanguage(first) ? `${first}/${second}` : first
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
