import type { PerLanguage } from '#domain/site/languages.ts'

/** Spec 2.3: the first segment of each section; landings hang below it. */
export const sections = {
  spas: { es: 'spa-balneario', pt: 'spas' },
  getaways: { es: 'escapadas-hotel-spa', pt: 'escapadinhas-hotel-spa' },
  promotions: { es: 'promociones', pt: 'promocoes' },
  treatments: { es: 'tratamientos', pt: 'tratamentos' },
} as const satisfies Record<string, PerLanguage<string>>

export type SectionKey = keyof typeof sections
export const sectionKeys = Object.keys(sections) as [SectionKey, ...SectionKey[]]
