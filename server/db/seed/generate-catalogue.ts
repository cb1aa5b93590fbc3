import { spaSeeds } from './data/spas/spas.ts'
import { getawayRows } from './getaways.ts'
import { inventSpas } from './large-catalogue.ts'
import { locationRows } from './locations.ts'
import { imageRows } from './pictures.ts'
import { redirectRows } from './redirects.ts'
import type { SeedRows } from './seed-rows.ts'
import { orderServices } from './services/order-services.ts'
import { serviceRows } from './services/services.ts'
import { amenityRows } from './spas/amenities.ts'
import { placeSpas } from './spas/place-spas.ts'
import { reviewRows } from './spas/reviews.ts'
import { spaRows } from './spas/spas.ts'
import { tagRows } from './tags.ts'

/**
 * The demo catalogue as plain rows. The same arguments always give the same rows. `today` is 'YYYY-MM-DD'; a
 * number of `spas` above that of the hand-made ones adds invented houses to them.
 */
export function generateCatalogue({
  today,
  spas: count = 0,
  seed = 1,
}: {
  today: string
  spas?: number
  seed?: number
}): SeedRows {
  const invented = inventSpas(Math.max(0, count - spaSeeds.length), spaSeeds, seed)
  const spas = placeSpas([...spaSeeds, ...invented])
  const services = orderServices(spas, today, seed)
  return {
    ...locationRows(),
    images: imageRows(),
    ...tagRows(),
    amenities: amenityRows(),
    ...spaRows(spas, today, seed),
    ...serviceRows(services, today, seed),
    ...getawayRows(spas, services, today, seed),
    reviews: reviewRows(spas, services, today, seed),
    redirects: redirectRows(spas, services),
  }
}
