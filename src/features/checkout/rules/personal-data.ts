import type { PersonalData } from '#platform/rules/personal-data.ts'

export const checkoutData = {
  kept: {
    /** Nothing deletes what the law asks for by itself: its term begins when nothing can be claimed any more. */
    purchases: {
      tables: [
        ...['purchases', 'payment_attempts', 'refunds', 'disputes', 'dispute_holds', 'invoices', 'postal_orders'],
        'coupon_holds',
      ],
      terms: { papers: { years: 6 } },
    },
    balances: { tables: ['coupons', 'balance_entries'], terms: {}, until: 'spent' },
    unfinishedPurchases: { tables: ['purchases', 'payment_attempts', 'coupon_holds'], terms: { kept: { days: 30 } } },
    paymentEvents: { tables: ['payment_events'], terms: { kept: { days: 90 } } },
    blockedCards: { tables: ['blocked_cards'], terms: { kept: { days: 1 } } },
  },
  alongside: { attempts: ['goods_holds'], refusals: ['reminder_refusals'] },
  impersonal: ['invoice_counters'],
  cookies: { purchases: 'necessary', 'purchase-link': 'necessary' },
  items: { 'buyer-step': 'session' },
} as const satisfies PersonalData

declare module '#platform/rules/personal-data.ts' {
  interface KeptData extends Readonly<typeof checkoutData.kept> {}
}

declare module '#platform/browser/stored.ts' {
  interface StoredCookies extends Readonly<typeof checkoutData.cookies> {}
  interface StoredItems extends Readonly<typeof checkoutData.items> {}
}
