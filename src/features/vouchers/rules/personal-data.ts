import type { PersonalData } from '#platform/rules/personal-data.ts'

export const vouchersData = {
  kept: { recipientChanges: { tables: ['beneficiary_changes'], terms: { kept: { days: 30 } } } },
  alongside: {
    purchases: [
      ...['vouchers', 'voucher_events', 'voucher_cancellations', 'voucher_exchanges', 'price_matches'],
      'beneficiary_changes',
    ],
  },
  // Random names of sessions.
  impersonal: ['ended_sessions'],
  cookies: { voucher: 'necessary', login: 'necessary' },
} as const satisfies PersonalData

declare module '#platform/rules/personal-data.ts' {
  interface KeptData extends Readonly<typeof vouchersData.kept> {}
}

declare module '#platform/browser/stored.ts' {
  interface StoredCookies extends Readonly<typeof vouchersData.cookies> {}
}
