import { useTranslation } from '#app/i18n.tsx'
import { ChipLink } from '#app/ui/forms/chip.tsx'
import type { ServiceListView } from '#server/catalogue/services/list-services.ts'
import { Listing } from '../listing/listing.tsx'
import type { LoadedListing } from '../listing/load-listing.ts'
import { PageCrumbs } from './page-crumbs.tsx'

type Props = {
  list: Pick<ServiceListView, 'title' | 'description' | 'related'>
  found: LoadedListing
  kind: 'promotions' | 'treatments'
  base: { label: string; href: string }
}

/** Services under one title: a promotion category, today's offers or a treatment. */
export function ServiceList({ list: { title, description, related }, found, kind, base }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wrap page">
      <PageCrumbs steps={[base, { label: title }]} />
      <div className="list-head">
        <h1>{title}</h1>
        {description && <p className="lead">{description}</p>}
      </div>
      <Listing found={found} ownKind="services" words={kind} />
      {related.length > 0 && (
        <nav className="nearby" aria-labelledby="related">
          <h2 id="related">{t(`catalogue.${kind}.related`)}</h2>
          <div className="chips">
            {related.map((category) => (
              <ChipLink key={category.href} href={category.href}>
                {category.title} <span className="muted">{category.count}</span>
              </ChipLink>
            ))}
          </div>
        </nav>
      )}
    </div>
  )
}
