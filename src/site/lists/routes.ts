// Written by `npm run features`.
import { bookingRoutes } from '#features/bookings/routes.ts'
import { contactRoutes } from '#features/contact/routes.ts'
import { contentRoutes } from '#features/content/routes.ts'
import { getawayRoutes } from '#features/getaways/routes.ts'
import { giftCardRoutes } from '#features/gift-cards/routes.ts'
import { newsletterRoutes } from '#features/newsletter/routes.ts'
import { reviewRoutes } from '#features/reviews/routes.ts'
import { searchRoutes } from '#features/search/routes.ts'
import { shopWindowRoutes } from '#features/shop-window/routes.ts'
import { trackingRoutes } from '#features/tracking/routes.ts'
import { voucherRoutes } from '#features/vouchers/routes.ts'

export const routes = {
  ...searchRoutes,
  ...trackingRoutes,
  ...contentRoutes,
  ...newsletterRoutes,
  ...bookingRoutes,
  ...getawayRoutes,
  ...giftCardRoutes,
  ...voucherRoutes,
  ...contactRoutes,
  ...reviewRoutes,
  ...shopWindowRoutes,
}
