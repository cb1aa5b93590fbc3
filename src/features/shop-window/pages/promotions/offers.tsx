import { openLanding } from '#features/catalogue/server/reader.ts'
import { listPage } from '#features/catalogue/server/structured-data/list-page.ts'
import { loadListing } from '#features/search/server/load-listing.ts'
import { describeOffers } from '#features/shop-window/server/lists/list-offers.ts'
import { promotionLinks } from '#features/shop-window/server/lists/list-services.ts'
import { sectionCrumb } from '#features/shop-window/server/lists/section-page.ts'
import { ServiceList } from '#features/shop-window/ui/service-list.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import type { Route } from './+types/offers'

/** What is discounted today, in the list that every category has. */
export function loader(args: Route.LoaderArgs) {
  const { services, reader } = openLanding(args, 'offers')
  const { internalPromotion, requestOnlySpa, publicUrl } = services.config
  const { about, title, lead, description } = describeOffers(reader, requestOnlySpa)
  const found = loadListing(services, reader, args.url, { ...about, kind: 'services' })
  const base = sectionCrumb(reader, 'promotions')
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
