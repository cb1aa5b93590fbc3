import type { StoredItem } from '#domain/consent/stored.ts'
import type { PerLanguage } from '#domain/site/languages.ts'
import type { Namespace } from './namespaces.ts'
import type { SectionKey } from './sections.ts'

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
 * `simpleLayout`: the one where spas are shown without the shop around them (spec 2.7).
 * `messages`: the namespaces that its visitors' browsers need beside those of every page.
 */
type PageRow = {
  layout: LayoutName
  simpleLayout?: LayoutName
  file: string
  messages?: readonly Namespace[]
}

/**
 * A page of its own address, which stands without the language.
 * `isCached`: the same for every visitor, so the rendered page may be kept. Personal pages never are.
 * `isListed`: in the sitemap all the same, like those that are cached.
 * `within`: shown over that page, as a question about what stands there.
 */
export type StaticPage = PageRow &
  PerLanguage<string> & { isCached: boolean; isListed?: true; within?: 'manageVoucher' }

/** The code for landings of a section: which of them exist is decided by the landing table (spec 2.4). `below`: its pattern. */
export type LandingPage = PageRow & { section: SectionKey; below: string }

/**
 * Where the purchases of a kind of goods have their pages (spec 2.3 and 2.5: the same in every language).
 * `segment`: the steps are below it and the purchase's uuid; `pages`: those of this kind alone, by their pattern below it.
 * `lastPage`: the static page that is its last step (spec 2.2), which is told of what by its query.
 * `drafts`: what the browser has stored while the goods were chosen, which is over once they are bought.
 */
export type GoodsPages = {
  segment: string
  lastPage?: string
  simpleLayout?: LayoutName
  drafts?: readonly StoredItem[]
  pages: Record<string, PageRow & { below: string }>
}
