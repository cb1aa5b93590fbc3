import type { ListingView } from '#features/search/server/listing/find-listing.ts'
import { Button } from '#platform/ui/button.tsx'
import { ChipLink } from '#platform/ui/forms/chip.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { type FilterForm, filtersId } from './use-filter-form.ts'

type Props = { listing: ListingView; form: FilterForm }

/**
 * Above the results. On a phone it is the bar that stays below the header, and the count goes below it. With nothing to
 * sort or to show on a map only the filters are left; what is chosen then stands in the middle of the page.
 */
export function Toolbar({ listing, form }: Props) {
  const { t } = useTranslation()
  const { query, total, listHref, mapHref } = listing
  const isMap = query.view === 'map'
  return (
    <div className="toolbar flex gap-12 mb-20">
      <ListingCount listing={listing} />
      <div className="bar flex gap-12">
        <FiltersButton listing={listing} />
        {total > 0 && <ChosenChips chips={listing.chips} />}
        {total > 0 && <SortSelect listing={listing} form={form} />}
        {total > 0 && mapHref && (
          <ChipLink
            className="view-switch"
            href={isMap ? listHref : `${mapHref}#map`}
            icon={isMap ? 'list' : 'map'}
            preventScrollReset
          >
            <span>{t(isMap ? 'search.listing.list' : 'search.listing.map')}</span>
          </ChipLink>
        )}
      </div>
    </div>
  )
}

function FiltersButton({ listing: { facets, query } }: { listing: ListingView }) {
  const { t } = useTranslation()
  if (facets.every(({ options }) => options.length === 0)) return null
  const on = Object.values(query.filters).flat().length
  return (
    <button type="button" className="chip filters-button tap-line nowrap mid" popoverTarget={filtersId}>
      <Icon name="filters" />
      {on > 0 ? t('search.listing.filtersOn', { on }) : t('search.listing.filters')}
    </button>
  )
}

/** Belongs to the form of the filters, wherever it stands. */
function SortSelect({ listing: { sorts, query, facets }, form }: Props) {
  const { t } = useTranslation()
  // Without filters there is no form to sort with, and little to sort.
  if (sorts.length < 2 || facets.length === 0) return null
  return (
    <>
      <label className="sort ml-auto relative">
        <span className="sr">{t('search.listing.sort')}</span>
        <Icon name="sort" />
        <select
          className="input select"
          name="sort"
          form={filtersId}
          defaultValue={query.sort ?? ''}
          autoComplete="off"
          onChange={form.narrow}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" variant="secondary" size="sm" form={filtersId}>
          {t('search.listing.apply')}
        </Button>
      </noscript>
    </>
  )
}

const whole = { spas: 'spaCount', services: 'serviceCount', getaways: 'getawayCount' } as const

/** Said aloud whenever it changes. */
function ListingCount({ listing: { kind, total, outOf } }: { listing: ListingView }) {
  const { t } = useTranslation()
  return (
    <p className="count nowrap semibold" role="status">
      {total < outOf
        ? t(`search.listing.of.${kind}`, { total, count: outOf })
        : t(`catalogue.${whole[kind]}`, { count: total })}
    </p>
  )
}

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
