import type { PersonalData } from '#platform/rules/personal-data.ts'

export const bookingsData = {
  kept: { waitingList: { tables: ['waiting_list'], terms: { kept: { days: 30 } } } },
  alongside: { purchases: ['bookings'] },
} as const satisfies PersonalData

declare module '#platform/rules/personal-data.ts' {
  interface KeptData extends Readonly<typeof bookingsData.kept> {}
}
