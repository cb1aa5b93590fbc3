import type { PersonalData } from '#platform/rules/personal-data.ts'

export const shopWindowData = {
  items: { 'calmaria.seen': 'local' },
} as const satisfies PersonalData

declare module '#platform/browser/stored.ts' {
  interface StoredItems extends Readonly<typeof shopWindowData.items> {}
}
