import type { ListingView } from '#features/search/server/listing/listing-view.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** The same question asked of spas, experiences and getaways. */
export function KindTabs({ tabs }: { tabs: ListingView['tabs'] }) {
  const { t } = useTranslation()
  if (tabs.length < 2) return null
  return (
    <nav className="kind-tabs" aria-label={t('search.listing.tabs')}>
      {tabs.map(({ kind, label, count, href, isOn }) => (
        <Anchor key={kind} href={href} aria-current={isOn ? 'page' : undefined} preventScrollReset>
          {label} <span className="c small muted">{count}</span>
        </Anchor>
      ))}
    </nav>
  )
}
