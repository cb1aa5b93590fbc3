import type { Language } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import type { TermsView } from '#server/purchases/core/goods-view.ts'

/** Spec 5: those of the hotel and the spa, which stand folded above the box. */
export const hotelTerms = (language: Language): TermsView => ({
  name: 'terms-hotel',
  text: i18nFor(language).t('purchases.stay.terms'),
  links: { hotel: '#hotel-conditions', spa: '#spa-conditions' },
})
