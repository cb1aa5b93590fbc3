import type { MetaDescriptor } from 'react-router'
import { defaultLanguage, type Language, localeOf } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]
type LinkedData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']
type Words = {
  title?: string
  description?: string
  image?: string
  isPrivate?: boolean
  /** In the words of schema.org; what a page has not is left out. */
  structured?: readonly (object | null)[]
}

/** Title, social cards and data for machines. The product name alone on the home page, "page · product name" elsewhere. */
export function pageMeta(
  matches: Matches,
  { title, description, image, isPrivate, structured }: Words,
): MetaDescriptor[] {
  const frame = matches.find((match) => match?.id === 'root')?.loaderData as PageFrame | undefined
  if (!frame) return []
  const { site, language, canonical } = frame
  const whole = title ? `${title} · ${site.brand}` : site.brand
  const picture = image ?? 'infinity-pool-golden-hour.jpg'
  return [
    { title: whole },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isPrivate || frame.isPreview ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:site_name', content: site.brand },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title ?? site.brand },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: canonical },
    // Spec 2.1 fixes the locale of the site; that of the page's own language is beside it.
    { property: 'og:locale', content: ogLocale(defaultLanguage) },
    ...(language === defaultLanguage ? [] : [{ property: 'og:locale:alternate', content: ogLocale(language) }]),
    { property: 'og:image', content: `${site.publicUrl}/pictures/1280/${picture.replace(/\.jpg$/, '')}.jpg` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...linkedData(structured?.filter((thing) => thing !== null) ?? []),
  ]
}

const ogLocale = (language: Language) => localeOf(language).replace('-', '_')

/** React Router escapes what it writes into the script, so that no name can end it. Being data, it needs no permission. */
const linkedData = (things: object[]): MetaDescriptor[] =>
  things.length > 0 ? [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } as LinkedData }] : []
