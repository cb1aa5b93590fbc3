import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { sectionPath } from '#i18n/paths.ts'
import type { ListingView } from '#server/search/listing-view.ts'
import { ChosenChips } from './chosen-chips.tsx'

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
