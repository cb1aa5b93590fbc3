import type { CardTheme } from '#features/gift-cards/rules/card-themes.ts'

/** Water and sand carry the title on the picture; a picture with an object gets a flat panel beside it. */
export const cardClasses: Record<CardTheme, string> = {
  water: '',
  petals: 'split terra',
  gift: 'split green',
  zen: '',
  oils: 'split sage',
}
