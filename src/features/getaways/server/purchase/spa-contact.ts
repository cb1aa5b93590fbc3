import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Services } from '#platform/server/services.ts'
import { agreedStayOf } from './read-getaway-goods.ts'

/** How the spa of a stay is reached today. One that has left the catalogue is reached through us. */
export function spaContact({ catalogue, config }: Services, purchase: Purchase, language: Language) {
  const { supportPhone: phone, supportEmail } = config.site
  const spa = catalogue.current().spas.get(agreedStayOf(purchase).spa.uuid)
  return spa?.contact ?? { phone, email: supportEmail[language], web: null }
}
