import { bookingRows } from './bookings/bookings.ts'
import { getawayRows } from './getaways/getaways.ts'
import { inventStays } from './getaways/invent-stays.ts'
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
import { getawaySeeds } from './tables/getaways.ts'
import { hotelSeeds } from './tables/hotels.ts'
import { spaSeeds } from './tables/spas.ts'
import { tagRows } from './tags.ts'

/**
 * The demo catalogue as plain rows. The same arguments always give the same rows. `today` is 'YYYY-MM-DD'; a
 * number of `spas` or `getaways` above that of the hand-made ones adds invented ones to them. An invented getaway has a
 * hotel of its own, at an invented spa.
 */
export function generateCatalogue({
  today,
  spas: spaCount = 0,
  getaways: getawayCount = 0,
  seed = 1,
}: {
  today: string
  spas?: number
  getaways?: number
  seed?: number
}): SeedRows {
  const stayCount = Math.max(0, getawayCount - getawaySeeds.length)
  const invented = inventSpas(Math.max(0, spaCount - spaSeeds.length), stayCount, spaSeeds, seed)
  const spas = placeSpas([...spaSeeds, ...invented])
  const withHotel = spas.slice(spaSeeds.length).filter((spa) => spa.seed.hotel)
  const more = inventStays(withHotel.slice(0, stayCount), seed)
  const stays = { getaways: [...getawaySeeds, ...more.getaways], hotels: [...hotelSeeds, ...more.hotels] }
  const services = orderServices(spas, today, seed)
  return {
    ...locationRows(),
    images: imageRows(),
    ...tagRows(),
    amenities: amenityRows(),
    ...spaRows(spas, today, seed),
    ...serviceRows(services, today, seed),
    ...bookingRows(spas, services, { today, seed, handMade: spaSeeds.length }),
    ...getawayRows(stays, spas, services, today, seed),
    reviews: reviewRows(spas, services, today, seed),
    redirects: redirectRows(spas, services),
  }
}
