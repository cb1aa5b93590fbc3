import type { PersonalData } from '#platform/rules/personal-data.ts'

export const contactData = {
  kept: {
    messages: { tables: ['contact_messages'], terms: { message: { months: 12 }, file: { days: 90 } } },
    spaApplications: { tables: ['spa_applications'], terms: { kept: { months: 12 } } },
  },
} as const satisfies PersonalData

declare module '#platform/rules/personal-data.ts' {
  interface KeptData extends Readonly<typeof contactData.kept> {}
}
