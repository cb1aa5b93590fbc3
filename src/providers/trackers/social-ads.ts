import type { PurchaseStage } from '#features/tracking/rules/trackers/purchase-stage.ts'
import type { TrackedPage, Tracker } from '#features/tracking/rules/trackers/tracker.ts'
import { callIn } from './remember-calls.ts'

/** Meta's pixel, for Facebook and Instagram. */
export const socialAds: Tracker = {
  service: 'social-ads',
  company: 'Meta (Facebook, Instagram)',
  account: /^\d{8,20}$/,
  script: () => ({ src: 'https://connect.facebook.net/en_US/fbevents.js' }),
  hosts: {
    scripts: ['https://connect.facebook.net'],
    connects: ['https://connect.facebook.net', 'https://www.facebook.com'],
    images: ['https://www.facebook.com'],
  },
  stores: [
    { name: '_fbp', days: 90 },
    { name: '_fbc', days: 90 },
  ],
  prepare: (page, account) => {
    rememberPixel(page)
    callIn(page, 'fbq', 'init', account)
    callIn(page, 'fbq', 'track', 'PageView')
  },
  send: (page, event) => {
    if (event.type !== 'stage') return
    const { verb, name } = names[event.name]
    callIn(
      page,
      'fbq',
      verb,
      name,
      {
        value: event.revenue,
        currency: event.currency,
        content_type: 'product',
        content_ids: event.items.map(({ id }) => id),
        purchase_id: event.purchaseId,
        voucher_id: event.voucherId,
      },
      // By which it knows what it was told already.
      { eventID: `${event.purchaseId} ${event.name}` },
    )
  },
}

/** Its own names where it has one. */
const names: Record<PurchaseStage, { verb: 'track' | 'trackCustom'; name: string }> = {
  'Add To Cart': { verb: 'track', name: 'AddToCart' },
  'Add Shipping Info': { verb: 'trackCustom', name: 'AddShippingInfo' },
  'Add Payment Info': { verb: 'track', name: 'AddPaymentInfo' },
  Purchase: { verb: 'track', name: 'Purchase' },
  'Purchase Failure': { verb: 'trackCustom', name: 'PurchaseFailure' },
}

/** Its script does not replace the function, but gives it a method to call. */
function rememberPixel(page: TrackedPage) {
  if (page.fbq) return
  type Pixel = ((...call: unknown[]) => void) & { queue: unknown[]; callMethod?: (...call: unknown[]) => void }
  const pixel = ((...call: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...call)
    else pixel.queue.push(call)
  }) as Pixel
  page.fbq = Object.assign(pixel, { queue: [], push: pixel, loaded: true, version: '2.0' })
  page._fbq ??= pixel
}
