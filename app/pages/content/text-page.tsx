import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { type PageKey, staticPageAt } from '#i18n/paths.ts'
import { type ContentName, contentPage } from '#server/content/content-pages.ts'
import { servicesContext } from '#server/http/context.ts'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/text-page'

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
  return contentPage(context.get(servicesContext), name, known.language)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, { title: loaderData.title, description: loaderData.description }) : []

export default function TextPage({ loaderData: { title, leadHtml, html, sections } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <div className="wrap text-page">
      <header className="text-head">
        <h1>{title}</h1>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered by the server */}
        <div className="lead" dangerouslySetInnerHTML={{ __html: leadHtml }} />
      </header>
      <div className="text-cols">
        {sections.length > 3 && (
          <nav className="text-nav" aria-label={t('content.onThisPage')}>
            <p className="small muted">{t('content.onThisPage')}</p>
            <ul>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered by the server */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  )
}
