import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ChipLink } from '#app/ui/chip.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { PlaceView } from '#server/catalogue/describe-place.ts'
import { ExperienceCards } from '../catalogue/experience-cards.tsx'
import { PageLinks } from '../catalogue/page-links.tsx'

type Props = { place: PlaceView; title: string; lead: string }

export function PlacePage({ place: { crumbs, places, spas }, title, lead }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wrap page">
      {crumbs.length > 1 && <Breadcrumbs label={t('catalogue.breadcrumbs')} steps={crumbs} />}
      <div className="list-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {places.length > 0 && (
        <nav className="chips rail place-chips" aria-label={t('catalogue.place.places')}>
          {places.map(({ name, href, count }) => (
            <ChipLink key={href} href={href}>
              {name} <span className="muted">{count}</span>
            </ChipLink>
          ))}
        </nav>
      )}
      <p className="small muted result-count">{t('catalogue.spaCount', { count: spas.total })}</p>
      {spas.total === 0 ? (
        <EmptyState title={t('catalogue.empty.spas.title')} text={t('catalogue.empty.spas.text')} />
      ) : (
        <ExperienceCards cards={spas.items} heading="h2" hasPriority />
      )}
      <PageLinks current={spas.current} last={spas.last} />
    </div>
  )
}
