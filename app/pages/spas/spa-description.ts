import type { Language } from '#domain/site/languages.ts'
import type { SpaView } from '#server/catalogue/pages/spa/describe-spa.ts'
import { i18nFor } from '#server/i18n.ts'

/** What search engines and social cards say of the page. */
export function spaDescription(language: Language, { name, place, sells }: SpaView): string {
  const words = { spa: name, place }
  const { t } = i18nFor(language)
  return sells ? t('titles.spa.description', words) : t('titles.spa.closedDescription', words)
}
