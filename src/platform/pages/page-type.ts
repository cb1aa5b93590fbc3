import { defaultLanguage, type PerLanguage } from '#platform/i18n/languages.ts'
import { prefixed, prefixOf, segmentsOf, withoutLanguage, withSlashes } from '#platform/rules/path.ts'

export type PageType =
  | 'dynamic'
  | 'homes'
  | 'redirections'
  | 'spas'
  | 'getAways'
  | 'promotions'
  | 'static'
  | 'treatments'

export type PageTypeSettings = {
  redirectionsOn: boolean
  /** Spec 2.3: the first segment of each section. That of another language is none. */
  bases: Record<'spas' | 'getAways' | 'promotions', PerLanguage<string>>
  /** Whole paths, with their language. */
  staticPaths: Pick<ReadonlySet<string>, 'has'>
}

/** Spec 2.6, in its order. */
export function pageTypeOf(path: string, { redirectionsOn, bases, staticPaths }: PageTypeSettings): PageType {
  const normalised = withSlashes(path)
  const language = prefixOf(normalised) ?? defaultLanguage
  const [base] = segmentsOf(withoutLanguage(normalised))

  if (/\/(purchase|voucher)\//.test(normalised)) return 'dynamic'
  if (base === undefined) return 'homes'
  if (redirectionsOn) return 'redirections'
  if (base === bases.spas[language]) return 'spas'
  if (base === bases.getAways[language]) return 'getAways'
  if (base === bases.promotions[language]) return 'promotions'
  return staticPaths.has(prefixed(normalised, language)) ? 'static' : 'treatments'
}

export type PageLoads = {
  languageAlternates: boolean
  locationList: boolean
  locationForUri: boolean
  locationMemory: boolean
}

/** Spec 2.6: what a page of each type looks up. */
export function loadsOf(pageType: PageType): PageLoads {
  const isDynamic = pageType === 'dynamic'
  const isRedirection = pageType === 'redirections'
  return {
    languageAlternates: !isDynamic && !isRedirection,
    locationList: !isDynamic && !isRedirection,
    locationForUri: !isDynamic && !isRedirection && pageType !== 'homes',
    locationMemory: !isDynamic,
  }
}
