import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { CatalogueCard, ExperienceCards } from '#features/catalogue/ui/experience-cards.tsx'
import type { SearchQuery } from '#features/search/rules/query.ts'
import type { SearchKind } from '#features/search/rules/sorts.ts'
import type { ListingView } from '#features/search/server/listing/find-listing.ts'
import type { LoadedListing } from '#features/search/server/load-listing.ts'
import { canonicalQuery } from '#platform/pages/canonical-query.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { PinMap } from '#platform/ui/map/pin-map.tsx'
import { Pagination } from '#platform/ui/paging/pagination.tsx'
import { Filters } from './filters.tsx'
import { type ListedKind, NothingFound } from './nothing-found.tsx'
import { Toolbar } from './toolbar.tsx'
import { useFilterForm } from './use-filter-form.ts'

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
    <section className="alternatives line-top mt-64">
      <h2 className="text-22 mb-24">{t('search.listing.alsoLike')}</h2>
      <ExperienceCards cards={cards} isRail />
    </section>
  )
}

/** The same question asked of spas, experiences and getaways. */
function KindTabs({ tabs }: { tabs: ListingView['tabs'] }) {
  const { t } = useTranslation()
  if (tabs.length < 2) return null
  return (
    <nav className="kind-tabs flex gap-32 mb-20" aria-label={t('search.listing.tabs')}>
      {tabs.map(({ kind, label, count, href, isOn }) => (
        <Anchor
          key={kind}
          className="aligned nowrap medium soft"
          href={href}
          aria-current={isOn ? 'page' : undefined}
          preventScrollReset
        >
          {label} <span className="small muted regular">{count}</span>
        </Anchor>
      ))}
    </nav>
  )
}

/** Three in a row beside the filters; with the map, two beside it. */
function Results({ listing: { results, kind }, map }: LoadedListing) {
  const { t } = useTranslation()
  if (!map) return <ExperienceCards cards={results.items} heading="h2" columns={3} hasPriority />
  return (
    <div className="map-split grid gap-32">
      <ExperienceCards cards={results.items} heading="h2" columns={2} />
      <div className="map-side">
        <PinMap
          map={map}
          label={t(kind === 'getaways' ? 'search.listing.getawaysOnMap' : 'search.listing.onMap')}
          renderCard={(pin) => <CatalogueCard key={pin.uuid} card={pin} heading="span" sizes="132px" />}
        />
      </div>
    </div>
  )
}

/** Links to the other pages of this list, keeping what else it is asked. */
function PageLinks({ current, last }: { current: number; last: number }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const hrefOf = (page: number) => {
    const query = canonicalQuery(pathname, new URLSearchParams(search)) ?? new URLSearchParams()
    if (page > 1) query.set('page', String(page))
    else query.delete('page')
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  const labels = {
    nav: t('catalogue.pages.nav'),
    previous: t('catalogue.pages.previous'),
    next: t('catalogue.pages.next'),
    page: (page: number) => t('catalogue.pages.page', { page }),
  }
  return <Pagination current={current} last={last} hrefOf={hrefOf} labels={labels} />
}

/**
 * A chip that is taken away, or a choice that moves to another place in its list, loses the focus on the way, and the
 * keyboard would start again at the top of the page. The choice gets it back; for a chip the list around it stands in.
 */
function useKeptFocus(query: SearchQuery) {
  const region = useRef<HTMLDivElement>(null)
  const focused = useRef<Element | null>(null)
  const giveBack = useEffectEvent((_answered: SearchQuery) => {
    if (!focused.current || document.activeElement !== document.body) return
    const control = focused.current instanceof HTMLInputElement && focused.current.isConnected ? focused.current : null
    const target = control ?? region.current
    target?.focus({ preventScroll: true })
  })
  useEffect(() => giveBack(query), [query])
  return {
    ref: region,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    // Not called while React changes the page: then it was not the visitor who left.
    onBlur: () => {
      focused.current = null
    },
  }
}
