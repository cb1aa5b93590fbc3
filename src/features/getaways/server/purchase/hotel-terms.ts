import type { TermsView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'

/** Spec 5: those of the hotel and the spa, which stand folded above the box. */
export const hotelTerms = (language: Language): TermsView => ({
  name: 'terms-hotel',
  text: i18nFor(language).t('purchases.stay.terms'),
  links: { hotel: '#hotel-conditions', spa: '#spa-conditions' },
})
