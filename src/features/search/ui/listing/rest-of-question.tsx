import { useLocation } from 'react-router'
import { queryParams } from '#features/search/rules/query.ts'
import type { SearchKind } from '#features/search/rules/sorts.ts'
import type { ListingView } from '#features/search/server/listing/listing-view.ts'

type Props = { listing: ListingView; ownKind?: SearchKind }

/** What is asked besides filters and sort travels along. The page does not: a changed list begins at its start. */
export function RestOfQuestion({ listing: { kind, query, total, isPlaceFixed }, ownKind }: Props) {
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
