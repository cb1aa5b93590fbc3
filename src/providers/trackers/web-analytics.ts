import type { PurchaseStage } from '#features/tracking/rules/trackers/purchase-stage.ts'
import type { TrackedPage, Tracker } from '#features/tracking/rules/trackers/tracker.ts'
import { listIn } from './remember-calls.ts'

/** 13 months, less than it would keep them by itself. */
const cookieDays = 395

/** Google Analytics 4: events of its own names for a shop, and one of ours for a purchase that failed. */
export const webAnalytics: Tracker = {
  service: 'web-analytics',
  company: 'Google (Google Analytics)',
  account: /^G-[A-Z0-9]{4,20}$/,
  script: (account) => ({ src: `https://www.googletagmanager.com/gtag/js?id=${account}` }),
  hosts: {
    scripts: ['https://www.googletagmanager.com'],
    connects: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    images: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  },
  stores: [
    { name: '_ga', days: cookieDays },
    { name: '_ga_*', days: cookieDays },
  ],
  prepare: (page, account) => {
    call(page, 'js', new Date())
    call(page, 'config', account, {
      cookie_expires: cookieDays * 24 * 60 * 60,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    })
  },
  send: (page, event) => {
    if (event.type !== 'stage') return
    call(page, 'event', names[event.name], {
      transaction_id: event.purchaseId,
      purchase_id: event.purchaseId,
      voucher_id: event.voucherId,
      value: event.revenue,
      currency: event.currency,
      items: event.items.map(({ id, price, quantity }) => ({
        item_id: id,
        item_category: event.goods,
        price,
        quantity,
      })),
    })
  },
}

const names: Record<PurchaseStage, string> = {
  'Add To Cart': 'add_to_cart',
  'Add Shipping Info': 'add_shipping_info',
  'Add Payment Info': 'add_payment_info',
  Purchase: 'purchase',
  'Purchase Failure': 'purchase_failure',
}

const call = (page: TrackedPage, ...call: unknown[]) => void listIn(page, 'dataLayer').push(argumentsOf(...call))

/** Its script knows a call among other things on the list by being a function's own `arguments`. */
function argumentsOf(..._call: unknown[]): IArguments {
  // biome-ignore lint/complexity/noArguments: an array would not be read as a call.
  return arguments
}
