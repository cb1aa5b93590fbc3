import type { Tracker } from '#features/tracking/rules/trackers/tracker.ts'
import { listIn } from './remember-calls.ts'

/** TradeTracker. Its account is the campaign and the product, such as 12345/67890. */
export const affiliateTwo: Tracker = {
  service: 'affiliate-two',
  company: 'TradeTracker',
  account: /^\d{2,9}\/\d{2,9}$/,
  script: () => ({ src: 'https://tm.tradetracker.net/conversion' }),
  // It reads what was bought at the moment it comes.
  comesWith: 'purchase',
  hosts: {
    scripts: ['https://tm.tradetracker.net'],
    connects: ['https://ts.tradetracker.net', 'https://tm.tradetracker.net'],
    images: ['https://ts.tradetracker.net'],
  },
  stores: [{ name: '__tt*', days: 365 }],
  prepare: (page) => {
    listIn(page, 'ttConversionOptions')
  },
  send: (page, event, account) => {
    if (event.type !== 'stage' || event.name !== 'Purchase') return
    const [campaignID, productID] = account.split('/')
    listIn(page, 'ttConversionOptions').push({
      type: 'sales',
      campaignID,
      productID,
      transactionID: event.purchaseId,
      transactionAmount: event.revenue.toFixed(2),
      quantity: String(event.items.reduce((sum, { quantity }) => sum + quantity, 0)),
      currency: event.currency,
      email: '',
      descrMerchant: '',
      descrAffiliate: '',
    })
  },
}
