import type { ListingView } from '#features/search/server/listing/find-listing.ts'
import { sectionPath } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { ChosenChips } from './toolbar.tsx'

/** What the page calls its things: a treatment's page lists services too, but speaks of treatments. */
export type ListedKind = 'spas' | 'services' | 'treatments' | 'promotions' | 'getaways'

/** Spec 8: says what was looked for, and how to go on. */
export function NothingFound({ listing, words }: { listing: ListingView; words: ListedKind }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { query, outOf, chips, plainHref } = listing
  if (query.text && outOf === 0) {
    return (
      <EmptyState title={`${t('catalogue.search.none')} ${query.text}`} text={t('catalogue.search.noneHint')}>
        <ChosenChips chips={chips} />
        <ButtonLink href={sectionPath('spas', language)}>{t('catalogue.search.all.spas')}</ButtonLink>
      </EmptyState>
    )
  }
  const text = chips.length > 0 ? t(`catalogue.empty.${words}.text`) : t('search.listing.nothingYet')
  return (
    <EmptyState title={t(`catalogue.empty.${words}.title`)} text={text}>
      <ChosenChips chips={chips} />
      {chips.length > 0 ? (
        <ButtonLink href={plainHref} preventScrollReset>
          {t('search.listing.removeAll')}
        </ButtonLink>
      ) : (
        <ButtonLink href={sectionPath('spas', language)}>{t('catalogue.search.all.spas')}</ButtonLink>
      )}
    </EmptyState>
  )
}
