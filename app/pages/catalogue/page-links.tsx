import { useLocation } from 'react-router'
import { useTranslation } from '#app/i18n.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { withoutTracking } from '#domain/site/tracking.ts'

/** Links to the other pages of this list, keeping what else the address says. */
export function PageLinks({ current, last }: { current: number; last: number }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const hrefOf = (page: number) => {
    const query = withoutTracking(new URLSearchParams(search))
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
