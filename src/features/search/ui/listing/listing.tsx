import { useLocation, useNavigation } from 'react-router'
import { ExperienceCards } from '#features/catalogue/ui/experience-cards.tsx'
import type { SearchKind } from '#features/search/rules/sorts.ts'
import type { ListingView } from '#features/search/server/listing/listing-view.ts'
import type { LoadedListing } from '#features/search/server/load-listing.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { PageLinks } from '../page-links.tsx'
import { Filters } from './filters.tsx'
import { KindTabs } from './kind-tabs.tsx'
import { type ListedKind, NothingFound } from './nothing-found.tsx'
import { Results } from './results.tsx'
import { Toolbar } from './toolbar.tsx'
import { useFilterForm } from './use-filter-form.ts'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = {
  found: LoadedListing
  /** What the page lists unless told otherwise; without it the question decides. */
  ownKind?: SearchKind
  /** What its things are called where there are none. */
  words?: ListedKind
}

/** A list that can be narrowed and sorted. It needs no JavaScript: filters are a form, the rest are links. */
export function Listing({ found: { listing, map }, ownKind, words }: Props) {
  const form = useFilterForm(listing.query)
  const isEmpty = listing.total === 0
  // Nothing to choose from: the page is left to what it has to say.
  const isBare = listing.facets.length === 0
  const shape = isBare ? 'listing-bare' : map && 'listing-map'
  return (
    <>
      <KindTabs tabs={listing.tabs} />
      <div className={classNames('listing grid gap-56 items-start', shape)} {...useKeptFocus(listing.query)}>
        {!isBare && <Filters listing={listing} form={form} ownKind={ownKind} />}
        <div className="found">
          {!(isBare && isEmpty) && <Toolbar listing={listing} form={form} />}
          <div className="found-list" aria-busy={useIsNarrowing()}>
            {listing.onDates && <OnDates onDates={listing.onDates} />}
            {isEmpty ? (
              <NothingFound listing={listing} words={words ?? listing.kind} />
            ) : (
              <Results listing={listing} map={map} />
            )}
            <PageLinks current={listing.results.current} last={listing.results.last} />
          </div>
        </div>
      </div>
      {listing.alternatives.length > 0 && <Alternatives cards={listing.alternatives} />}
    </>
  )
}

/** The same list is on its way, narrowed or sorted otherwise. */
function useIsNarrowing() {
  const { location } = useNavigation()
  const { pathname } = useLocation()
  return location?.pathname === pathname
}

/** What the dates leave of the list; what they don't comes last in it. */
function OnDates({ onDates: { warning, text } }: { onDates: NonNullable<ListingView['onDates']> }) {
  if (!warning) return <p className="on-dates soft">{text}</p>
  return (
    <Banner kind="warn" title={warning}>
      {text}
    </Banner>
  )
}

function Alternatives({ cards }: { cards: ListingView['alternatives'] }) {
  const { t } = useTranslation()
  return (
    <section className="alternatives">
      <h2>{t('search.listing.alsoLike')}</h2>
      <ExperienceCards cards={cards} isRail />
    </section>
  )
}
