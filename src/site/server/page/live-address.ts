import { alternatesOf } from '#features/catalogue/server/alternates.ts'
import { defaultLanguage } from '#platform/i18n/languages.ts'
import { isPersonalPath } from '#platform/pages/personal-paths.ts'
import { prefixOf } from '#platform/rules/path.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * Where a public page leads that is in a language which is not live: to the same page in the first one that is. Purchases,
 * vouchers and forms stay: somebody bought in it, or follows a link of an e-mail.
 */
export function liveAddress(
  { catalogue, config }: Pick<Services, 'catalogue' | 'config'>,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string | null {
  const [first = defaultLanguage] = config.languages
  if (config.languages.includes(prefixOf(pathname) ?? defaultLanguage) || isPersonalPath(pathname)) return null
  const path = alternatesOf(catalogue.current(), pathname)?.[first]
  return path === undefined ? null : path + search
}
