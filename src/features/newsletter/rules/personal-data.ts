import type { PersonalData } from '#platform/rules/personal-data.ts'

export const newsletterData = {
  kept: {
    newsletter: {
      tables: ['newsletter_subscriptions', 'newsletter_consents', 'newsletter_codes', 'coupons'],
      terms: { proof: { years: 3 }, unconfirmed: { days: 30 }, code: { years: 3 } },
    },
  },
} as const satisfies PersonalData

declare module '#platform/rules/personal-data.ts' {
  interface KeptData extends Readonly<typeof newsletterData.kept> {}
}
