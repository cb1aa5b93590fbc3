import type { Tracker } from '#features/tracking/rules/trackers/tracker.ts'
import { callIn, rememberCalls } from './remember-calls.ts'

/** Plausible: visits without cookies. The one that is also told where something blocks advertising. */
export const privacyAnalytics: Tracker = {
  service: 'privacy-analytics',
  company: 'Plausible',
  account: /^[a-z0-9-]+(\.[a-z0-9-]+)+$/,
  script: (account) => ({
    src: 'https://plausible.io/js/script.pageview-props.revenue.tagged-events.js',
    attributes: { 'data-domain': account },
  }),
  hosts: { scripts: ['https://plausible.io'], connects: ['https://plausible.io'] },
  stores: [],
  prepare: (page) => rememberCalls(page, 'plausible'),
  send: (page, event) => {
    if (event.type === 'newsletter-subscribe') return
    const about = { purchase_id: event.purchaseId, voucher_id: event.voucherId }
    if (event.type === 'stage') {
      const revenue = { currency: event.currency, amount: event.revenue }
      callIn(page, 'plausible', event.name, { props: about, revenue })
      return
    }
    const { name, cookiesAccepted, adblockEnabled } = event
    const props = { name, ...about, cookies_accepted: cookiesAccepted, adblock_enabled: adblockEnabled }
    callIn(page, 'plausible', 'Ad Blocker', { props })
  },
}
