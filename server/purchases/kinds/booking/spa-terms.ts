import type { Language } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import type { TermsView } from '#server/purchases/core/goods-view.ts'

/** Those of the spa, which stand folded above the box. */
export const spaTerms = (language: Language): TermsView => ({
  name: 'terms-spa',
  text: i18nFor(language).t('purchases.booking.terms'),
  links: { spa: '#spa-conditions' },
})
