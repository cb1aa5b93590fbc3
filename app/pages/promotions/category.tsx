import { pageMeta } from '#app/seo/page-meta.ts'
import { sectionPath } from '#i18n/paths.ts'
import { type Crumb, fromHome } from '#server/catalogue/pages/breadcrumbs.ts'
import type { SearchReader } from '#server/catalogue/reader.ts'
import { landingAt, readerOf } from '#server/catalogue/reader.ts'
import { describeOffSeason } from '#server/catalogue/services/describe-off-season.ts'
import { describePromotion } from '#server/catalogue/services/list-services.ts'
import { servicesContext } from '#server/http/context.ts'
import { i18nFor } from '#server/i18n.ts'
import { breadcrumbList } from '#server/seo/structured-data/breadcrumb-list.ts'
import { listPage } from '#server/seo/structured-data/list-page.ts'
import type { Services } from '#server/services.ts'
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
  const base = {
    label: i18nFor(reader.language).t('titles.promotions.title'),
    href: sectionPath('promotions', reader.language),
  }
  if (!list) return outOfSeason(services, reader, landing.uuid, base)
  const found = loadListing(services, reader, url, {
    ...list.about,
    kind: 'services',
    sort: 'promotion-first',
  })
  const crumbs = [base, { label: list.title }]
  const structured = listPage(reader, crumbs, found.listing.results, services.config.publicUrl)
  return { list, found, base, structured }
}

/** A festive category has an address all year; out of season it says when it comes back. */
function outOfSeason({ config }: Services, reader: SearchReader, uuid: string, base: Crumb & { href: string }) {
  const offSeason = describeOffSeason(reader, uuid, config, config.site.brand)
  if (!offSeason) throw notFound()
  const structured = [breadcrumbList(fromHome(reader.language, [base, { label: offSeason.title }]), config.publicUrl)]
  return { offSeason, base, structured }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  if ('list' in loaderData) return pageMeta(matches, { ...loaderData.list, structured: loaderData.structured })
  const { title, description, photo } = loaderData.offSeason
  return pageMeta(matches, { title, description, image: photo.file, structured: loaderData.structured })
}

export default function Category({ loaderData }: Route.ComponentProps) {
  if ('offSeason' in loaderData) return <OutOfSeason view={loaderData.offSeason} base={loaderData.base} />
  const { list, found, base } = loaderData
  return <ServiceList list={list} found={found} kind="promotions" base={base} />
}
