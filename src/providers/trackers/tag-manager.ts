import type { Tracker } from '#features/tracking/rules/trackers/tracker.ts'
import { listIn } from './remember-calls.ts'

/** On a list of its own, so that what is allowed for one company does not reach another. */
const list = 'tagLayer'

/** Google Tag Manager. What its tags may load is up to the page's policy, which names no other hosts than these. */
export const tagManager: Tracker = {
  service: 'tag-manager',
  company: 'Google (Tag Manager)',
  account: /^GTM-[A-Z0-9]{4,12}$/,
  script: (account) => ({ src: `https://www.googletagmanager.com/gtm.js?id=${account}&l=${list}` }),
  hosts: { scripts: ['https://www.googletagmanager.com'], images: ['https://www.googletagmanager.com'] },
  stores: [],
  prepare: (page) => {
    listIn(page, list).push({ event: 'gtm.js', 'gtm.start': Date.now() })
  },
  send: (page, event) => {
    if (event.type !== 'stage') return
    listIn(page, list).push({
      event: event.name,
      purchase_id: event.purchaseId,
      voucher_id: event.voucherId,
      goods: event.goods,
      value: event.revenue,
      currency: event.currency,
    })
  },
}
