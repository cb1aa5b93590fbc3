import type { ListingView } from '#features/search/server/listing/listing-view.ts'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** What is chosen; each leads to the list without it. */
export function ChosenChips({ chips }: { chips: ListingView['chips'] }) {
  const { t } = useTranslation()
  if (chips.length === 0) return null
  return (
    <nav className="chips chosen" aria-label={t('search.listing.chosen')}>
      {chips.map(({ label, href }) => (
        <ChipLink
          key={href}
          removes
          href={href}
          aria-label={t('search.listing.remove', { choice: label })}
          preventScrollReset
        >
          {label}
        </ChipLink>
      ))}
    </nav>
  )
}
