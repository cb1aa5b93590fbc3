import type { Spanish } from '#platform/i18n/translate.ts'
import campaignsEs from './es/campaigns.ts'
import catalogueEs from './es/catalogue.ts'
import serviceFactsEs from './es/service-facts.ts'
import titlesEs from './es/titles.ts'
import campaignsPt from './pt/campaigns.ts'
import cataloguePt from './pt/catalogue.ts'
import serviceFactsPt from './pt/service-facts.ts'
import titlesPt from './pt/titles.ts'

const messages = {
  campaigns: { es: campaignsEs, pt: campaignsPt },
  catalogue: { es: catalogueEs, pt: cataloguePt },
  serviceFacts: { es: serviceFactsEs, pt: serviceFactsPt },
  titles: { es: titlesEs, pt: titlesPt },
}

export const catalogueServed = { messages }

declare module '#platform/i18n/translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
