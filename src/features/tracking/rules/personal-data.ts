import type { PersonalData } from '#platform/rules/personal-data.ts'

export const trackingData = {
  kept: {
    toldStages: { tables: ['told_stages'], terms: { kept: { days: 30 } } },
    purchaseOrigin: { tables: ['purchases'], terms: { kept: { days: 60 } } },
    consentProof: { tables: ['consent_choices'], terms: { kept: { years: 1 } } },
  },
  impersonal: ['funnel_days'],
  cookies: { consent: 'necessary', source: 'marketing', awc: 'marketing', blockers: 'marketing' },
} as const satisfies PersonalData

declare module '#platform/rules/personal-data.ts' {
  interface KeptData extends Readonly<typeof trackingData.kept> {}
}

declare module '#platform/browser/stored.ts' {
  interface StoredCookies extends Readonly<typeof trackingData.cookies> {}
}
