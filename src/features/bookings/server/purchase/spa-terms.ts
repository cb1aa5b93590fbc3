import type { TermsView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'

/** Those of the spa, which stand folded above the box. */
export const spaTerms = (language: Language): TermsView => ({
  name: 'terms-spa',
  text: i18nFor(language).t('purchases.booking.terms'),
  links: { spa: '#spa-conditions' },
})
