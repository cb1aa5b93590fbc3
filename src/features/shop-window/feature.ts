import { defineFeature } from '#platform/server/define-feature.ts'
import { shopWindowData } from './rules/personal-data.ts'
import { serviceCalls } from './server/api/services.ts'
import { spaCalls } from './server/api/spas.ts'

/**
 * The pages of the catalogue: home, places, spas, services, treatments, promotions and results. They show it together with
 * lists, hours, reviews and all ways to buy it, so that they are above all others. `server/` makes what they show.
 */
export const shopWindow = defineFeature({
  name: 'shop-window',
  personalData: shopWindowData,
  api: [{ name: 'catalogue', calls: (services) => [...spaCalls(services), ...serviceCalls(services)] }],
})
