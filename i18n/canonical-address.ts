import { reviewFilterNames } from '#domain/catalogue/latest-reviews.ts'
import { stayParams } from '#domain/getaways/asked-stay.ts'
import { facetNames } from '#domain/search/facets.ts'
import { questionNames } from '#domain/search/query.ts'
import { languages } from '#domain/site/languages.ts'
import { languagePrefix, pages, staticPageAt } from './paths.ts'
import { goodsSegments, isVoucherStart } from './purchase-paths.ts'
import { type SectionKey, sectionKeys, sections } from './sections.ts'

type Options = { hasDayPreview?: boolean }

/**
 * The same page's address with only the parameters that it understands, in one order: whatever else somebody appends
 * leads to the page as it is, and makes no other one. Pages that are nobody else's are left their whole question.
 */
export function canonicalAddress(address: string, { hasDayPreview = true }: Options = {}): string {
  const start = address.indexOf('?')
  if (start < 0) return address
  const path = address.slice(0, start)
  const query = canonicalQuery(path, new URLSearchParams(address.slice(start + 1)), { hasDayPreview })
  if (query === null) return address
  return query.size > 0 ? `${path}?${query}` : path
}

/** Null where the page reads the question itself. */
export function canonicalQuery(path: string, asked: URLSearchParams, { hasDayPreview = true }: Options = {}) {
  // The browser asks for a page's data with parameters of the router's own.
  if (path.endsWith('.data')) return null
  // Spec 2.6: visitors of the booking widget are led on from any page, with all that it said.
  if (asked.has('utb_path')) return null
  if (isVoucherStart(path)) return new URLSearchParams([...asked].filter(([name]) => choiceNames.includes(name)))
  const names = namesAt(path)
  if (!names) return null
  const known = hasDayPreview ? ['on', ...names] : names
  return new URLSearchParams(known.flatMap((name) => valuesOf(asked, name).map((value) => [name, value])))
}

/** What is left empty is as good as not there, and of what is asked for once the first counts. */
function valuesOf(asked: URLSearchParams, name: string): string[] {
  const values = asked.getAll(name).filter(Boolean)
  return repeated.has(name) ? values : values.slice(0, 1)
}

const repeated: ReadonlySet<string> = new Set(facetNames)

/** Of the first step of a purchase: they stand in rows, and their order says which belong together. */
const choiceNames = ['service', 'pax', 'units', 'for', 'purchase', 'change']

const ofSections: Record<SectionKey, readonly string[]> = {
  // Below it stand places, spas and services.
  spas: ['category', ...questionNames, 'reviews', ...reviewFilterNames],
  // Below it stand places and getaways.
  getaways: [...new Set<string>([...questionNames, ...stayParams])],
  promotions: questionNames,
  treatments: questionNames,
}

function namesAt(path: string): readonly string[] | null {
  const found = staticPageAt(path)
  if (found) return found.page === 'search' ? questionNames : pages[found.page].isCached ? [] : null
  const first = firstSegmentOf(path)
  if (first && goodsSegments.includes(first)) return null
  const section = sectionKeys.find((key) => languages.some((language) => sections[key][language] === first))
  return section ? ofSections[section] : []
}

function firstSegmentOf(path: string): string | undefined {
  const [one, two] = path.split('/').filter(Boolean)
  return languages.some((language) => languagePrefix(language) === `/${one}`) ? two : one
}
