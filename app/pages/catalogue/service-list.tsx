import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { ServiceListView } from '#server/catalogue/list-services.ts'
import { ExperienceCards } from './experience-cards.tsx'
import { PageLinks } from './page-links.tsx'

type Props = { list: ServiceListView; kind: 'promotions' | 'treatments'; base: { label: string; href: string } }

/** Services under one title: a promotion category or a treatment. */
export function ServiceList({ list: { title, description, services }, kind, base }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wrap page">
      <Breadcrumbs label={t('catalogue.breadcrumbs')} steps={[base, { label: title }]} />
      <div className="list-head">
        <h1>{title}</h1>
        {description && <p className="lead">{description}</p>}
        <p className="small muted">{t('catalogue.serviceCount', { count: services.total })}</p>
      </div>
      {services.total === 0 ? (
        <EmptyState title={t(`catalogue.empty.${kind}.title`)} text={t(`catalogue.empty.${kind}.text`)} />
      ) : (
        <ExperienceCards cards={services.items} heading="h2" hasPriority />
      )}
      <PageLinks current={services.current} last={services.last} />
    </div>
  )
}
