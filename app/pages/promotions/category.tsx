import { data } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { promotionCategories } from '#domain/catalogue/services/promotion-category.ts'
import { sectionPath } from '#i18n/paths.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { describePromotion } from '#server/catalogue/services/list-services.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { listPage } from '#server/seo/structured-data/list-page.ts'
import { ServiceList } from '../catalogue/service-list.tsx'
import { notFound } from '../errors/not-found.ts'
import { loadListing } from '../listing/load-listing.ts'
import type { Route } from './+types/category'
import { OutOfSeason } from './out-of-season.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const reader = readerOf(services, url)
  const landing = landingAt(reader, url.pathname, 'promotion')
  if (!landing) throw notFound()
  const list = describePromotion(reader, landing.uuid, services.config.internalPromotion)
  if (!list) return outOfSeason(landing.uuid)
  const base = {
    label: i18nFor(reader.language).t('catalogue.promotions.title'),
    href: sectionPath('promotions', reader.language),
  }
  const found = loadListing(services, reader, url, { ...list.about, kind: 'services' })
  const crumbs = [base, { label: list.title }]
  const structured = listPage(reader, crumbs, found.listing.results, services.config.publicUrl)
  return { list, found, base, structured }
}

/** A festive category has an address all year; out of season it is not found, and says when it will be. */
function outOfSeason(uuid: string) {
  const category = promotionCategories.find((candidate) => candidate.uuid === uuid)
  if (!category?.campaign) throw notFound()
  return data({ closed: category.key }, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData || 'closed' in loaderData) return []
  return pageMeta(matches, { ...loaderData.list, structured: loaderData.structured })
}

export default function Category({ loaderData }: Route.ComponentProps) {
  if ('closed' in loaderData) return <OutOfSeason category={loaderData.closed} />
  const { list, found, base } = loaderData
  return <ServiceList list={list} found={found} kind="promotions" base={base} />
}
