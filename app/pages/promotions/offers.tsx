import { pageMeta } from '#app/seo/page-meta.ts'
import { sectionPath } from '#i18n/paths.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { describeOffers } from '#server/catalogue/services/list-offers.ts'
import { promotionLinks } from '#server/catalogue/services/list-services.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { listPage } from '#server/seo/structured-data/list-page.ts'
import { ServiceList } from '../catalogue/service-list.tsx'
import { notFound } from '../errors/not-found.ts'
import { loadListing } from '../listing/load-listing.ts'
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
