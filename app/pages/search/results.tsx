import { useTranslation } from 'react-i18next'
import { pageMeta } from '#app/seo/page-meta.ts'
import { ChipLink } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { readerOf } from '#server/catalogue/reader.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { findExperiences } from '#server/search/find-experiences.ts'
import { ExperienceCards } from '../catalogue/experience-cards.tsx'
import { PageLinks } from '../catalogue/page-links.tsx'
import type { Route } from './+types/results'

export function loader({ url, context }: Route.LoaderArgs) {
  const reader = readerOf(context.get(servicesContext), url)
  const wish = { where: url.searchParams.get('where') ?? '', what: url.searchParams.get('what') ?? '' }
  const found = findExperiences(reader, { ...wish, page: url.searchParams.get('page') })
  const words = [wish.what.trim(), wish.where.trim()].filter(Boolean).join(', ').slice(0, 100)
  const { t } = i18nFor(reader.language)
  return {
    found,
    words,
    title: words ? t('catalogue.search.for', { words }) : t('catalogue.search.all'),
    // Nothing found: something to go on with (spec 8).
    alternatives:
      found.results.total === 0
        ? findExperiences(reader, { where: '', what: '', page: null }).results.items.slice(0, 8)
        : [],
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function Results({ loaderData: { found, words, title, alternatives } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { places, results } = found
  return (
    <div className="wrap page">
      <div className="list-head">
        <h1>{title}</h1>
      </div>
      {places.length > 0 && (
        <nav className="chips rail place-chips" aria-label={t('catalogue.search.places')}>
          {places.map(({ name, href }) => (
            <ChipLink key={href} href={href} icon="pin">
              {name}
            </ChipLink>
          ))}
        </nav>
      )}
      {results.total === 0 ? (
        <EmptyState title={`${t('catalogue.search.none')} ${words}`} text={t('catalogue.search.noneHint')} />
      ) : (
        <ExperienceCards cards={results.items} heading="h2" hasPriority />
      )}
      {alternatives.length > 0 && <ExperienceCards cards={alternatives} heading="h2" />}
      <PageLinks current={results.current} last={results.last} />
    </div>
  )
}
