import type { PersonalData } from '#platform/rules/personal-data.ts'

export const giftCardsData = {
  kept: { giftCards: { tables: ['gift_cards', 'card_logos'], terms: { unusedLogo: { days: 14 } } } },
  cookies: { 'gift-card': 'necessary' },
  items: { 'gift-cards': 'session', 'gift-cards-list': 'session' },
} as const satisfies PersonalData

declare module '#platform/rules/personal-data.ts' {
  interface KeptData extends Readonly<typeof giftCardsData.kept> {}
}

declare module '#platform/browser/stored.ts' {
  interface StoredCookies extends Readonly<typeof giftCardsData.cookies> {}
  interface StoredItems extends Readonly<typeof giftCardsData.items> {}
}
