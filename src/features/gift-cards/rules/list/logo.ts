export type LogoProblem = 'logoLarge' | 'logoType' | 'logoUnreadable' | 'logoGone'

/** The name of a logo that was sent: a hash. */
export const isLogoKey = (value: string) => /^[0-9a-f]{64}$/.test(value)

export const logoUrl = (key: string) => `/card-logos/${key}.png`
