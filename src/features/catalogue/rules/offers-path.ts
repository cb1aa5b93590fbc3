import type { Language } from '#platform/i18n/languages.ts'
import { sectionPath } from '#platform/pages/paths.ts'

/** What is discounted today is listed among the promotions. */
export const offersSlug = 'ofertas'

export const offersPath = (language: Language) => sectionPath('promotions', language, offersSlug)
