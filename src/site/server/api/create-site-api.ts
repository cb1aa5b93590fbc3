import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiHooks } from '#platform/server/http/api/api-part.ts'
import { createApi } from '#platform/server/http/api/create-api.ts'
import type { Services } from '#platform/server/services.ts'
import { apiParts } from '#site/features.ts'
import { pageCalls } from './page-calls.ts'

/**
 * The calls of all features, and those about the pages of all. They stand in the document in the order of their parts
 * here, and after them those of a part without a place.
 */
export function createSiteApi(services: Services, hooks?: ApiHooks): OpenAPIHono {
  const parts = [pageCalls, ...apiParts].toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
  return createApi(services, { parts, summary: summarize(services.config.site.brand) }, hooks)
}

const partOrder = ['pages', 'locations', 'search', 'catalogue', 'getaways', 'purchases', 'log', 'payments', 'of kinds']

function placeOf(part: string): number {
  const place = partOrder.indexOf(part)
  return place < 0 ? partOrder.length : place
}

const summarize = (brand: string) => ({
  title: `${brand} API`,
  description: `What the pages of ${brand} ask for beside themselves: the same page in another language, the place a page is about, the places that have a page, suggestions for a search, the catalogue, purchases, and the log of analytics events. To buy: listServices and showService say what there is and what it costs (of a getaway listGetaways, showGetaway and findGetawayAvailability; of an hour listServices with sold=booking, listFreeDays and listFreeHours; of gift cards listGiftCardThemes), startPurchase begins, saveBuyer says who buys, applyCoupon takes a code if there is one, startPayment pays, and getPurchase says how it ended. The links of an answer name the calls that come next and what they take from it: those of a purchase are called as next.kind. No key is needed; a purchase is opened by the cookie that startPurchase sets: send it with every further call. Bodies are JSON in UTF-8, of at most 64 KB.`,
  tags: [
    { name: 'Pages', description: 'What is known about an address of the site.' },
    { name: 'Locations', description: 'The places where experiences are.' },
    { name: 'Search', description: 'Finding an experience.' },
    {
      name: 'Catalogue',
      description: 'Spas, services with their free hours, and getaways, with their prices of today in cents.',
    },
    {
      name: 'Purchases',
      description: 'Buying, step by step as the pages do it: start, buyer, coupons, payment. Amounts are in cents.',
    },
    { name: 'Payments', description: 'For payment providers and their frames.' },
    { name: 'Log', description: 'What the browser reports.' },
  ],
})
