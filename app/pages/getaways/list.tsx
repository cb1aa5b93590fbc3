import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ChipLink } from '#app/ui/forms/chip.tsx'
import { sectionPath } from '#i18n/paths.ts'
import { listGetaways } from '#server/catalogue/pages/describe-getaway.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { listPage } from '#server/seo/structured-data/list-page.ts'
import { ExperienceCards } from '../catalogue/experience-cards.tsx'
import { PageCrumbs } from '../catalogue/page-crumbs.tsx'
import { PageLinks } from '../catalogue/page-links.tsx'
import { notFound } from '../errors/not-found.ts'
import type { Route } from './+types/list'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, 'getaways', 'getaway-place')
  if (!landing) throw notFound()
  const place = landing.kind === 'getaway-place' ? landing.uuid : null
  const list = listGetaways(reader, place, url.searchParams.get('page'))
  const { t } = i18nFor(reader.language)
  const title = list.name ? t('catalogue.getaways.titleIn', { place: list.name }) : t('catalogue.getaways.title')
  const all = { label: t('catalogue.getaways.title'), href: sectionPath('getaways', reader.language) }
  const crumbs = list.name ? [all, { label: list.name }] : [{ label: all.label }]
  const structured = listPage(reader, crumbs, list.getaways, services.config.publicUrl)
  return { list, crumbs, words: { title, description: t('catalogue.getaways.description'), structured } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, { ...loaderData.words, image: loaderData.list.getaways.items[0]?.photo.file }) : []

export default function Getaways({ loaderData: { list, crumbs, words } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { getaways, places } = list
  return (
    <div className="wrap page">
      <PageCrumbs steps={crumbs} />
      <div className="list-head">
        <h1>{words.title}</h1>
        <p className="lead">{t('catalogue.getaways.lead')}</p>
      </div>
      <nav className="chips rail place-chips" aria-label={t('catalogue.getaways.places')}>
        {places.map(({ name, href, count }) => (
          <ChipLink key={href} href={href} on={name === list.name}>
            {name} <span className="muted">{count}</span>
          </ChipLink>
        ))}
      </nav>
      <p className="small muted result-count">{t('catalogue.getawayCount', { count: getaways.total })}</p>
      {getaways.total === 0 ? (
        <EmptyState title={t('catalogue.empty.getaways.title')} text={t('catalogue.empty.getaways.text')} />
      ) : (
        <ExperienceCards cards={getaways.items} heading="h2" hasPriority />
      )}
      <PageLinks current={getaways.current} last={getaways.last} />
    </div>
  )
}
