import { useLocation } from 'react-router'
import { canonicalQuery } from '#platform/pages/canonical-query.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Pagination } from '#platform/ui/paging/pagination.tsx'

/** Links to the other pages of this list, keeping what else it is asked. */
export function PageLinks({ current, last }: { current: number; last: number }) {
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
