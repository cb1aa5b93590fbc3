import { landingAt, readerOf } from '#features/catalogue/server/reader.ts'
import { listPage } from '#features/catalogue/server/structured-data/list-page.ts'
import { loadListing } from '#features/search/server/load-listing.ts'
import { describeOffers } from '#features/shop-window/server/lists/list-offers.ts'
import { promotionLinks } from '#features/shop-window/server/lists/list-services.ts'
import { ServiceList } from '#features/shop-window/ui/service-list.tsx'
import { sectionPath } from '#platform/pages/paths.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { notFound } from '#platform/ui/shell/not-found.ts'
import type { Route } from './+types/offers'

/** What is discounted today, in the list that every category has. */
export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  if (!landingAt(reader, url.pathname, 'offers')) throw notFound()
  const { internalPromotion, requestOnlySpa, publicUrl } = services.config
  const { about, title, lead, description } = describeOffers(reader, requestOnlySpa)
  const found = loadListing(services, reader, url, { ...about, kind: 'services' })
  const base = {
    label: i18nFor(reader.language).t('titles.promotions.title'),
    href: sectionPath('promotions', reader.language),
  }
  return {
    list: { title, description: lead, related: promotionLinks(reader, internalPromotion) },
    found,
    base,
    words: {
      title,
      description,
      structured: listPage(reader, [base, { label: title }], found.listing.results, publicUrl),
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMeta(matches, loaderData.words) : []

export default function Offers({ loaderData: { list, found, base } }: Route.ComponentProps) {
  return <ServiceList list={list} found={found} kind="promotions" base={base} />
}
