import { bookingRoutes } from '#features/bookings/routes.ts'
import type { GoodsPageName } from '#features/checkout/rules/purchase-paths.ts'
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
import type { LandingPages, PageKey } from '#platform/pages/page-row.ts'

/** A page's file, below `src`. `within`: shown over that page, as a question about what it shows. */
type RouteFile = string | { file: string; within: PageKey }

/** The file of each page, by its name: no browser needs to know it. */
const files: Record<PageKey | keyof LandingPages | GoodsPageName, RouteFile> = {
  ...bookingRoutes,
  ...contactRoutes,
  ...contentRoutes,
  ...getawayRoutes,
  ...giftCardRoutes,
  ...newsletterRoutes,
  ...reviewRoutes,
  ...searchRoutes,
  ...shopWindowRoutes,
  ...trackingRoutes,
  ...voucherRoutes,
}

export const routeFiles = new Map(
  Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? { file, within: null } : file]),
)
