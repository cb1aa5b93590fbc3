import { Hono } from 'hono'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { robots, sitemapFile, sitemapFiles, sitemapIndex } from './sitemap.ts'

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
