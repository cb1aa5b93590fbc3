/**
 * The five designs. Water and sand carry the title on the picture;
 * a picture with an object gets a flat panel beside it.
 */
export const giftCardThemes = {
  water: { file: 'texture-water-caustics.jpg', className: '' },
  petals: { file: 'bath-petals-close.jpg', className: 'split terra' },
  gift: { file: 'gift-box-emerald-gold.jpg', className: 'split green' },
  zen: { file: 'texture-zen-sand-stones.jpg', className: '' },
  oils: { file: 'oil-bottles-sunlight.jpg', className: 'split sage' },
} as const

export type GiftCardTheme = keyof typeof giftCardThemes
