import type { PersonalData } from '#platform/rules/personal-data.ts'

export const getawaysData = {
  alongside: { purchases: ['getaway_stays', 'hotel_stays'] },
} as const satisfies PersonalData
