import { type Language, languageRows, languages } from '#domain/site/languages.ts'
import type { StaticPage } from './page-row.ts'
import { bookingPages } from './pages/bookings.ts'
import { cataloguePages, offersSlug } from './pages/catalogue.ts'
import { contactPages } from './pages/contact.ts'
import { contentPages } from './pages/content.ts'
import { getawayPages } from './pages/getaways.ts'
import { giftCardPages } from './pages/gift-cards.ts'
import { newsletterPages } from './pages/newsletter.ts'
import { reviewPages } from './pages/reviews.ts'
import { searchPages } from './pages/search.ts'
import { trackingPages } from './pages/tracking.ts'
import { voucherPages } from './pages/vouchers.ts'
import { type SectionKey, sections } from './sections.ts'

/** Spec 2.2 and the paths it leaves open: a page is a row of its feature and its file. */
export const pages = {
  ...cataloguePages,
  ...searchPages,
  ...voucherPages,
  ...giftCardPages,
  ...getawayPages,
  ...bookingPages,
  ...contactPages,
  ...contentPages,
  ...trackingPages,
  ...reviewPages,
  ...newsletterPages,
} as const satisfies Record<string, StaticPage>

export type PageKey = keyof typeof pages
export const pageKeys = Object.keys(pages) as [PageKey, ...PageKey[]]

export const languagePrefix = (language: Language) => languageRows[language].prefix

export const pathOf = (page: PageKey, language: Language) => languagePrefix(language) + pages[page][language]

export function sectionPath(section: SectionKey, language: Language, ...slugs: string[]) {
  return `${languagePrefix(language)}/${[sections[section][language], ...slugs].join('/')}/`
}

export const offersPath = (language: Language) => sectionPath('promotions', language, offersSlug)

/** The same static page in every language, or null where the path is none of them. */
export function staticPageAt(path: string): { page: PageKey; language: Language } | null {
  return staticPages.get(path) ?? null
}

const staticPages = new Map(
  pageKeys.flatMap((page) => languages.map((language) => [pathOf(page, language), { page, language }] as const)),
)
