/** In calendar units: a month is not thirty days. */
export type Duration = { days: number } | { months: number } | { years: number }

/**
 * `until`: what ends it where no term does. `spent`: nothing is left of it. `asked for`: its person wants it no more.
 * `over`: what it counts is, after some hours that its sentence names.
 */
export type Kept = {
  tables: readonly string[]
  terms: Readonly<Record<string, Duration>>
  until?: 'spent' | 'asked for' | 'over'
}

/** How long a job is kept that is done or given up, and one that waits until somebody looks at it. */
export const jobTerms = { done: { days: 7 }, undelivered: { days: 90 } } as const

/**
 * What is kept of people, in which tables, and for how long. The jobs that delete go by these terms, and the privacy
 * policy lists them in this order (`stored.retention` has the sentences). A table that is missing here and below fails
 * a test, and so does one without a term and without what ends it instead.
 *
 * Nothing deletes what the law asks for (`purchases`) by itself: its term begins when nothing can be claimed any more.
 */
export const retention = {
  purchases: {
    tables: [
      'purchases',
      'payment_attempts',
      'refunds',
      'disputes',
      'dispute_holds',
      'invoices',
      'vouchers',
      'voucher_events',
      'voucher_cancellations',
      'voucher_exchanges',
      'price_matches',
      'beneficiary_changes',
      'bookings',
      'getaway_stays',
      'hotel_stays',
      'postal_orders',
      'coupon_holds',
    ],
    terms: { papers: { years: 6 } },
  },
  giftCards: { tables: ['gift_cards', 'card_logos'], terms: { unusedLogo: { days: 14 } } },
  balances: { tables: ['coupons', 'balance_entries'], terms: {}, until: 'spent' },
  unfinishedPurchases: { tables: ['purchases', 'payment_attempts', 'coupon_holds'], terms: { kept: { days: 30 } } },
  toldStages: { tables: ['told_stages'], terms: { kept: { days: 30 } } },
  purchaseOrigin: { tables: ['purchases'], terms: { kept: { days: 60 } } },
  paymentEvents: { tables: ['payment_events'], terms: { kept: { days: 90 } } },
  blockedCards: { tables: ['blocked_cards'], terms: { kept: { days: 1 } } },
  waitingList: { tables: ['waiting_list'], terms: { kept: { days: 30 } } },
  recipientChanges: { tables: ['beneficiary_changes'], terms: { kept: { days: 30 } } },
  newsletter: {
    tables: ['newsletter_subscriptions', 'newsletter_consents', 'newsletter_codes', 'coupons'],
    terms: { proof: { years: 3 }, unconfirmed: { days: 30 }, code: { years: 3 } },
  },
  refusals: { tables: ['reminder_refusals', 'invitation_refusals'], terms: {}, until: 'asked for' },
  messages: { tables: ['contact_messages'], terms: { message: { months: 12 }, file: { days: 90 } } },
  spaApplications: { tables: ['spa_applications'], terms: { kept: { months: 12 } } },
  reviews: {
    tables: ['reviews', 'review_submissions', 'review_pictures'],
    terms: { unread: { days: 90 }, rejected: { days: 180 } },
  },
  consentProof: { tables: ['consent_choices'], terms: { kept: { years: 1 } } },
  jobs: { tables: ['pgboss.job'], terms: jobTerms },
  attempts: { tables: ['rate_limits', 'goods_holds'], terms: {}, until: 'over' },
} as const satisfies Record<string, Kept>

export type KeptData = keyof typeof retention

/** Until when something of this age was written that is over now. */
export function termStart(now: Date, term: Duration): Date {
  const start = new Date(now)
  if ('days' in term) start.setUTCDate(start.getUTCDate() - term.days)
  else if ('months' in term) start.setUTCMonth(start.getUTCMonth() - term.months)
  else start.setUTCFullYear(start.getUTCFullYear() - term.years)
  return start
}

/** In these tables there is nobody: the catalogue, counts, and marks that lead to nobody without the rows they name. */
export const tablesWithoutPersons: readonly string[] = [
  ...['amenities', 'board_types', 'images', 'location_translations', 'locations', 'redirects', 'started_with'],
  ...['spa_facilities', 'spa_images', 'spa_resources', 'spa_schedule_exceptions', 'spa_schedules', 'spa_translations'],
  ...['spas', 'tag_parents', 'tag_translations', 'tags', 'resource_claims', 'resource_places'],
  ...['service_booking_rules', 'service_images', 'service_needs', 'service_tags', 'service_translations', 'services'],
  ...['offers', 'price_history', 'getaway_amenities', 'getaway_board_types', 'getaway_images', 'getaway_services'],
  ...['getaway_translations', 'getaways', 'hotel_board_prices', 'hotel_images', 'hotel_nights', 'hotel_periods'],
  ...['hotel_rate_penalties', 'hotel_rate_plans', 'hotel_rooms', 'hotels', 'invoice_counters', 'funnel_days'],
  // Random names of e-mails that have left, and of sessions that were ended.
  ...['sent_emails', 'ended_sessions'],
]
