import type { PerLanguage } from '#domain/site/languages.ts'

/** Spec 2.7. */
export type LayoutName =
  | 'blank'
  | 'checkout'
  | 'default'
  | 'default-empty-header'
  | 'default-no-finder'
  | 'home'
  | 'simple-checkout'
  | 'simple-spa'
  | 'thanks'

/**
 * `isCached`: the same for every visitor, so the rendered page may be kept. Personal pages never are.
 * `isListed`: in the sitemap all the same, like those that are cached.
 * `within`: shown over that page, as a question about what stands there.
 */
export type PageRow = PerLanguage<string> & {
  layout: LayoutName
  file: string
  isCached: boolean
  isListed?: true
  within?: 'manageVoucher'
}
