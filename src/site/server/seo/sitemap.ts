import { Hono } from 'hono'
import { isKeptInside, promotionCategories } from '#features/catalogue/rules/services/promotion-category.ts'
import { languages, type PerLanguage, perLanguage, pickLanguages } from '#platform/i18n/languages.ts'
import { declared } from '#platform/pages/declarations.ts'
import type { PageSegment } from '#platform/pages/page-row.ts'
import { languagePrefix, pageKeys, pathOf } from '#platform/pages/paths.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'

/** The protocol allows 50,000 addresses a file; smaller files are friendlier to whoever reads them. */
const addressesPerFile = 10_000

/** Every public page with its twins in the other live languages, in files of bearable size. */
export function sitemapFiles(services: Services): Partial<PerLanguage<string>>[][] {
  // Spec 2.4: the sitemap follows the spas switch.
  if (!services.config.features.spas) return []
  const all = [...staticPages(), ...landings(services)].map((uris) => pickLanguages(uris, services.config.languages))
  return Array.from({ length: Math.ceil(all.length / addressesPerFile) }, (_, file) =>
    all.slice(file * addressesPerFile, (file + 1) * addressesPerFile),
  )
}

export function sitemapIndex(publicUrl: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_, file) => `<sitemap><loc>${publicUrl}/sitemap-${file + 1}.xml</loc></sitemap>`,
  )
  return `${declaration}<sitemapindex xmlns="${sitemapSchema}">${entries.join('')}</sitemapindex>\n`
}

export function sitemapFile(publicUrl: string, addresses: Partial<PerLanguage<string>>[]): string {
  const entries = addresses.flatMap((uris) => Object.values(uris).map((uri) => entry(publicUrl, uris, uri)))
  const schemas = `xmlns="${sitemapSchema}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`
  return `${declaration}<urlset ${schemas}>${entries.join('')}</urlset>\n`
}

/** What robots may read. Purchases are nobody's business, nor is what other sites show in a frame. */
export function robots(publicUrl: string): string {
  const closed = Object.values<PageSegment>(declared('segments')).flatMap(({ segment }) =>
    languages.map((language) => `${languagePrefix(language)}/${segment}/`),
  )
  return [
    'User-agent: *',
    ...[...closed, '/api/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const sitemapSchema = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function entry(publicUrl: string, uris: Partial<PerLanguage<string>>, uri: string): string {
  const twins = Object.entries(uris).map(
    ([language, twin]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${publicUrl}${twin}"/>`,
  )
  return `<url><loc>${publicUrl}${uri}</loc>${twins.join('')}</url>`
}

function staticPages(): PerLanguage<string>[] {
  const pages = declared('pages')
  return pageKeys()
    .filter((page) => pages[page].isCached || pages[page].isListed)
    .map((page) => perLanguage((language) => pathOf(page, language)))
}

/** Festive categories too, whatever the season: their pages are there all year. */
function landings({ catalogue, config }: Services): PerLanguage<string>[] {
  const hidden = new Set(
    promotionCategories.filter((category) => isKeptInside(category, config.internalPromotion)).map(({ uuid }) => uuid),
  )
  return catalogue
    .current()
    .landings.all.filter(({ kind, uuid }) => !(kind === 'promotion' && hidden.has(uuid)))
    .map(({ uris }) => uris)
}

const xml = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }

/** Files for machines: sitemaps and robots.txt. */
export function serveSitemap(services: Services): Hono {
  const { config, catalogue, clock } = services
  const app = new Hono()
  let kept = { cacheVersion: '', files: [] as ReturnType<typeof sitemapFiles> }
  const files = () => {
    const cacheVersion = `${catalogue.current().version} ${madridDay(clock.now())}`
    if (kept.cacheVersion !== cacheVersion) kept = { cacheVersion, files: sitemapFiles(services) }
    return kept.files
  }
  app.get('/sitemap.xml', (c) => {
    const count = files().length
    return count > 0 ? c.body(sitemapIndex(config.publicUrl, count), 200, xml) : c.text('There is no sitemap.', 404)
  })
  app.get('/:file{sitemap-[1-9][0-9]{0,4}\\.xml}', (c) => {
    const number = Number(/\d+/.exec(c.req.param('file'))?.[0])
    const addresses = files()[number - 1]
    return addresses ? c.body(sitemapFile(config.publicUrl, addresses), 200, xml) : c.text('No such sitemap.', 404)
  })
  app.get('/robots.txt', (c) => c.text(robots(config.publicUrl), 200, { 'Cache-Control': 'public, max-age=3600' }))
  return app
}
