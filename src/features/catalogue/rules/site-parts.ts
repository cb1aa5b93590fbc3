/** Spec 2.4: what a deployment generates. */
export const sitePartNames = [
  'spas',
  /** Pages of places where no spa stands (yet). */
  'noSpas',
  'promotions',
  'treatments',
  'packages',
  'simpleSpas',
  /** The whole site only redirects (spec 2.6, third page type). */
  'redirections',
  'spaRedirections',
  'serviceRedirections',
  'packageRedirections',
  'legacyRedirections',
] as const
export type Features = Record<(typeof sitePartNames)[number], boolean>
