import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { TermsView } from './goods-view.ts'

export const generalTermsName = 'terms'

/** What everybody accepts who buys anything: at the buyer step, and once more above what pays. */
export const generalTerms = (language: Language): TermsView => ({
  name: generalTermsName,
  text: i18nFor(language).t('purchases.terms'),
  links: { conditions: pathOf('purchaseConditions', language), privacy: pathOf('privacy', language) },
})
