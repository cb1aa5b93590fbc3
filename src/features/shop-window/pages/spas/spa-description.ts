import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'

/** What search engines and social cards say of the page. */
export function spaDescription(language: Language, { name, place, sells }: SpaView): string {
  const words = { spa: name, place }
  const { t } = i18nFor(language)
  return sells ? t('titles.spa.description', words) : t('titles.spa.closedDescription', words)
}
