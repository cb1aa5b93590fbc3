import { PageCrumbs } from '#features/catalogue/ui/page-crumbs.tsx'
import type { LoadedListing } from '#features/search/server/load-listing.ts'
import { Listing } from '#features/search/ui/listing/listing.tsx'
import type { ServiceListView } from '#features/shop-window/server/lists/list-services.ts'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

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
          <div className="chips mt-24">
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
