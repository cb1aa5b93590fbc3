import { libraryPhoto } from '#features/catalogue/server/pictures/library-photo.ts'
import { dayShown } from '#features/catalogue/server/reader.ts'
import { type ContentName, contentPage } from '#features/content/server/content-pages.ts'
import type { PageKey } from '#platform/pages/page-row.ts'
import { staticPageAt } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { Picture } from '#platform/ui/picture.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
import type { Route } from './+types/text-page'
import { HelpPanel } from './help-panel.tsx'
import { SectionLinks } from './section-links.tsx'

/** Pages that are a text and nothing else, by the name of their file. */
const contentOf: Partial<Record<PageKey, ContentName>> = {
  aboutUs: 'about-us',
  redeemGetaway: 'redeem-getaway',
  legalNotice: 'legal-notice',
  privacy: 'privacy',
  refunds: 'refunds',
  purchaseConditions: 'purchase-conditions',
  cookies: 'cookies',
}

export function loader({ url, context }: Route.LoaderArgs) {
  const known = staticPageAt(url.pathname)
  const name = known && contentOf[known.page]
  if (!name) throw notFound()
  const photos = (contentPhotos[known.page] ?? []).map((file) => libraryPhoto(file, known.language))
  const services = context.get(servicesContext)
  return { ...contentPage(services, name, known.language, dayShown(services, url.searchParams)), photos }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, { title: loaderData.title, description: loaderData.description }) : []

export default function TextPage({ loaderData: { title, leadHtml, html, sections, photos } }: Route.ComponentProps) {
  return (
    <div className="wrap text-page">
      <header className="text-head">
        <h1>{title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered by the server */}
        <div className="lead mt-16" dangerouslySetInnerHTML={{ __html: leadHtml }} />
      </header>
      <div className="text-cols grid items-start gap-64">
        {sections.length > 3 && <SectionLinks sections={sections} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered by the server */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        <aside className="text-aside grid gap-20">
          {photos.map((photo) => (
            <Picture key={photo.file} {...photo} ratio="photo" sizes={photoSizes} />
          ))}
          <HelpPanel />
        </aside>
      </div>
    </div>
  )
}

// A column on a wide desk; below the text two stand in a row, and one on a phone.
const photoSizes = '(min-width: 1240px) 300px, (min-width: 761px) 46vw, 90vw'

/** Pictures beside the texts of a page, from the top down. Legal pages have none. */
const contentPhotos: Partial<Record<PageKey, readonly string[]>> = {
  aboutUs: ['thermal-pool-columns-evening.jpg', 'treatment-towels-close.jpg', 'azulejo-courtyard-day.jpg'],
  redeemGetaway: ['suite-sea-balcony-day.jpg'],
}
