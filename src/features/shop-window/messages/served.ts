import type { Spanish } from '#platform/i18n/translate.ts'
import homeEs from './es/home.ts'
import promotionsEs from './es/promotions.ts'
import servicesEs from './es/services.ts'
import spasEs from './es/spas.ts'
import homePt from './pt/home.ts'
import promotionsPt from './pt/promotions.ts'
import servicesPt from './pt/services.ts'
import spasPt from './pt/spas.ts'

const messages = {
  home: { es: homeEs, pt: homePt },
  promotions: { es: promotionsEs, pt: promotionsPt },
  services: { es: servicesEs, pt: servicesPt },
  spas: { es: spasEs, pt: spasPt },
}

export const shopWindowServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
