import type { Language } from '#domain/site/languages.ts'
import { pathOf } from '#i18n/paths.ts'
import { i18nFor } from '#server/i18n.ts'
import type { TermsView } from './goods-view.ts'

/** What everybody accepts who buys anything. A kind may add terms of its own. */
export const generalTerms = (language: Language): TermsView[] => [
  {
    name: 'terms',
    text: i18nFor(language).t('purchases.payment.terms'),
    links: { conditions: pathOf('purchaseConditions', language), privacy: pathOf('privacy', language) },
  },
]
