import { type FocusEvent, useEffect } from 'react'
import { useLocation } from 'react-router'
import { queryParams } from '#features/search/rules/query.ts'
import type { SearchKind } from '#features/search/rules/sorts.ts'
import type { ListingView } from '#features/search/server/listing/find-listing.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { FacetGroup } from './facet-group.tsx'
import { type FilterForm, filtersId } from './use-filter-form.ts'

type Props = { listing: ListingView; form: FilterForm; ownKind?: SearchKind }

/**
 * One plain form: a column beside the results where there is room, otherwise a sheet. The sheet is a popover, so that it
 * opens without JavaScript.
 */
export function Filters({ listing, form, ownKind }: Props) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const titleId = `${filtersId}-title`
  useClosedInTheColumn(form)
  return (
    <form
      className="filters sheet"
      id={filtersId}
      ref={form.ref}
      action={pathname}
      popover="auto"
      aria-labelledby={titleId}
      // Else a browser would fill in what was chosen on an earlier visit.
      autoComplete="off"
      onChange={form.narrow}
      onSubmit={(event) => {
        event.preventDefault()
        form.close()
      }}
      onBlur={(event) => leaves(event) && form.close()}
    >
      <header>
        <h2 id={titleId}>{t('search.listing.filters')}</h2>
        <button
          type="button"
          className="close tap"
          aria-label={t('shell.close')}
          popoverTarget={filtersId}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </header>
      <div className="body">
        <RestOfQuestion listing={listing} ownKind={ownKind} />
        {listing.facets.map((facet) => (
          <FacetGroup key={facet.name} facet={facet} />
        ))}
        <noscript>
          <Button type="submit" variant="secondary" block className="apply mt-8">
            {t('search.listing.apply')}
          </Button>
        </noscript>
      </div>
      <footer className="apart gap-12">
        <ButtonLink variant="ghost" href={listing.plainHref} preventScrollReset>
          {t('search.listing.clear')}
        </ButtonLink>
        <Button type="submit">{t(`search.listing.see.${listing.kind}`, { count: listing.total })}</Button>
      </footer>
    </form>
  )
}

/** The keyboard has left the sheet: it must not stay in front of what has the focus now. */
const leaves = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) =>
  relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)

/** A sheet that is open while the window grows would stay in front of the column it becomes. */
function useClosedInTheColumn({ ref }: FilterForm) {
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1101px)')
    const close = () => ref.current?.hidePopover?.()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [ref])
}

/** What is asked besides filters and sort travels along. The page does not: a changed list begins at its start. */
function RestOfQuestion({ listing: { kind, query, total, isPlaceFixed }, ownKind }: Omit<Props, 'form'>) {
  const { search } = useLocation()
  const rest = queryParams({
    ...query,
    place: isPlaceFixed ? null : query.place,
    // Where the question decides what is listed, a filter must not change it under the visitor's eyes.
    kind: query.kind ?? (ownKind ? null : kind),
    filters: {},
    // Else the form has a control for it.
    sort: total === 0 ? query.sort : null,
    page: 1,
  })
  // The day that is previewed.
  const on = new URLSearchParams(search).get('on')
  if (on) rest.set('on', on)
  return [...rest].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
