/** The five designs of a card (spec 3), in the order in which they are shown. */
export const cardThemes = ['water', 'petals', 'gift', 'zen', 'oils'] as const
export type CardTheme = (typeof cardThemes)[number]

export const cardPictures: Record<CardTheme, string> = {
  water: 'texture-water-caustics.jpg',
  petals: 'bath-petals-close.jpg',
  gift: 'gift-box-emerald-gold.jpg',
  zen: 'texture-zen-sand-stones.jpg',
  oils: 'oil-bottles-sunlight.jpg',
}

export const isCardTheme = (value: unknown): value is CardTheme => cardThemes.some((theme) => theme === value)

export type LogoProblem = 'logoLarge' | 'logoType' | 'logoUnreadable' | 'logoGone'

/** The name of a logo that was sent: a hash. */
export const isLogoKey = (value: string) => /^[0-9a-f]{64}$/.test(value)

export const logoUrl = (key: string) => `/card-logos/${key}.png`
