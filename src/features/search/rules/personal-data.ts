import type { PersonalData } from '#platform/rules/personal-data.ts'

export const searchData = {
  items: { 'calmaria.place': 'session' },
} as const satisfies PersonalData

declare module '#platform/browser/stored.ts' {
  interface StoredItems extends Readonly<typeof searchData.items> {}
}
