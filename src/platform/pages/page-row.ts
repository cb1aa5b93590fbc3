import type { Namespace } from './namespaces.ts'

/** The pages of features, by their names. Each feature adds its own (`pages.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: every feature that has pages adds them.
export interface StaticPages {}
export type PageKey = keyof StaticPages & string

/** Spec 2.3: the sections of the catalogue, likewise. */
// biome-ignore lint/suspicious/noEmptyInterface: every feature that has a section adds it.
export interface Sections {}
export type SectionKey = keyof Sections & string

/** The code for their landings. */
// biome-ignore lint/suspicious/noEmptyInterface: every feature that has landings adds them.
export interface LandingPages {}

/** Pages whose addresses begin with a segment of their own: of the purchases of each kind of goods. */
// biome-ignore lint/suspicious/noEmptyInterface: every feature that has such pages adds its segment.
export interface Segments {}

declare module './declarations.ts' {
  interface Declared {
    pages: Record<PageKey, StaticPage>
    sections: Record<SectionKey, Section>
    landings: Record<keyof LandingPages, LandingPage & { section: SectionKey }>
    segments: Record<keyof Segments, PageSegment>
  }
}

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
export interface PageRow {
  layout: LayoutName
  simpleLayout?: LayoutName
  messages?: readonly Namespace[]
}

/** A parameter of an address. Of one that is not repeated the first value counts. */
export type Param = string | { repeated: string }

/**
 * A page of its own address, which each language gives it (`addresses.ts` of its messages). Its file is in the feature's
 * `routes.ts`.
 * `isCached`: the same for every visitor, so the rendered page may be kept. Personal pages never are.
 * `isListed`: in the sitemap all the same, like those that are cached.
 * `params`: of a page that is not kept though it is the same for everyone: what it understands, in one order.
 */
export type StaticPage = PageRow & { isCached?: true; isListed?: true; params?: readonly Param[] }

/** Spec 2.3: landings hang below its first segment. `params`: what those understand. */
export type Section = { params: readonly Param[] }

/** The code for landings of a section: which of them exist is decided by the landing table (spec 2.4). `below`: its pattern. */
export type LandingPage = PageRow & { section: string; below: string }

/**
 * Personal pages below a segment that is the same in every language (spec 2.3 and 2.5).
 * `messages`: what all of them need; `pages`: those that have a row, by their pattern below it.
 */
export interface PageSegment {
  segment: string
  messages: readonly Namespace[]
  simpleLayout?: LayoutName
  pages: Readonly<Record<string, SegmentPage>>
}

/** `isFramed`: other sites show it in a frame. */
export type SegmentPage = PageRow & { below: string; isFramed?: true }
