import type { TrackedPage, Tracker } from '#features/tracking/rules/trackers/tracker.ts'

/** Awin. It hears of purchases, and only of people who came by it or by nobody that we know of (spec 9). */
export const affiliateOne: Tracker = {
  service: 'affiliate-one',
  company: 'Awin',
  account: /^\d{3,9}$/,
  script: (account) => ({ src: `https://www.dwin1.com/${account}.js` }),
  hosts: {
    scripts: ['https://www.dwin1.com'],
    connects: ['https://www.awin1.com', 'https://the.sciencebehindecommerce.com'],
    images: ['https://www.awin1.com'],
  },
  stores: [{ name: '_aw_*', days: 365 }],
  isWanted: ({ channel }) => channel === null || channel === 'aw',
  prepare: (page) => {
    trackingIn(page)
  },
  send: (page, event) => {
    if (event.type !== 'stage' || event.name !== 'Purchase') return
    const tracking = trackingIn(page)
    const amount = event.revenue.toFixed(2)
    tracking.Sale = {
      amount,
      channel: 'aw',
      orderRef: event.purchaseId,
      parts: `DEFAULT:${amount}`,
      currency: event.currency,
      voucher: '',
      test: '0',
    }
    // A script that has come already has to be told; one that comes later looks by itself.
    tracking.run?.()
  },
}

type Tracking = { Sale?: Record<string, string>; run?: () => void }

function trackingIn(page: TrackedPage): Tracking {
  page.AWIN ??= {}
  const awin = page.AWIN as { Tracking?: Tracking }
  awin.Tracking ??= {}
  return awin.Tracking
}
